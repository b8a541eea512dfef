import 'reflect-metadata';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Controller, Module } from '@nestjs/common';
import { defineCommand, ownerVisibilityChanged, userVisibilityChanged, type RequestOf } from '@linkyard/contracts';
import { newId, ServiceDatabase } from '@linkyard/mongo';
import { until } from '@linkyard/testing';
import { z } from 'zod';
import { Bus } from '../bus/bus.js';
import { Handles } from '../bus/handles.js';
import { BusConnection } from '../bus/nats-connection.js';
import { broadcast } from '../bus/signals.js';
import { Outbox } from '../events/outbox.js';
import { runService } from '../service/run-service.js';
import type { RunningRole } from '../config/service-definition.js';
import { systemContext } from '../bus/system-context.js';
import { backing, ownName } from '../testing/backing.js';
import { requireActiveOwner } from '../bus/owner-guard.js';
import { ownerVisibility } from './owner-visibility.model.js';

const env = backing();
const service = ownName('proving');
const base = { summary: 'a proof', timeoutMs: 1_000, request: z.strictObject({ ownerId: z.string() }) };
const reply = z.object({});
const begin = defineCommand({ ...base, subject: `${service}.goods.buy`, needsActiveOwner: true, reply });
const look = defineCommand({ ...base, subject: `${service}.goods.look`, needsActiveOwner: false, reply });

@Controller()
class Goods {
  @Handles(begin)
  async buy({ ownerId }: RequestOf<typeof begin>) {
    requireActiveOwner(ownerId);
    return {};
  }
  @Handles(look)
  async look({ ownerId }: RequestOf<typeof look>) {
    requireActiveOwner(ownerId);
    return {};
  }
}
@Module({ controllers: [Goods] })
class GoodsModule {}
const definition = { name: service, module: GoodsModule, models: [], commands: [begin, look] };

describe('a service whose owners are switched off and on', () => {
  let role: RunningRole;
  let bus: Bus;
  let database: ServiceDatabase;
  beforeAll(async () => {
    database = await ServiceDatabase.open(service, env.MONGODB_URI);
    role = await runService(definition, env);
    bus = new Bus(await BusConnection.open(env.NATS_URL, 'caller'), env.BUS_SECRET);
  }, 60_000);
  afterAll(async () => {
    await bus.connection.close();
    await role.close();
    await database.db.dropDatabase();
    await database.close();
  }, 30_000);

  const ask = (command: typeof begin | typeof look, ownerId: string) =>
    bus.request(command, { ownerId }, systemContext()).then(
      () => 'answered',
      (error: unknown) => (error instanceof Error && 'code' in error ? error.code : error),
    );
  const becomes = (ownerId: string, outcome: string) =>
    until(
      () => ask(begin, ownerId),
      (found) => found === outcome,
      5_000,
    );
  const announce = (userId: string, isVisible: boolean, rev: number) =>
    database.transaction(() =>
      new Outbox(database).add(userVisibilityChanged, { userId, tenantId: null, isVisible, rev }),
    );

  it('begins nothing with one who is off, goes on with what was sold, and remembers it', async () => {
    const ownerId = newId();
    expect(await ask(begin, ownerId)).toBe('answered');
    await announce(ownerId, false, 2);
    expect(await becomes(ownerId, 'core.not_found')).toBe('core.not_found');
    expect(await ask(look, ownerId)).toBe('answered');
    expect(await database.collection(ownerVisibility).findOne({ _id: ownerId })).toMatchObject({ isHidden: true });
    await announce(ownerId, true, 3);
    expect(await becomes(ownerId, 'answered')).toBe('answered');
  });

  it('hears it from another copy of the service', async () => {
    const ownerId = newId();
    await broadcast(bus.connection, ownerVisibilityChanged, { ownerId, isHidden: true, rev: 2 });
    expect(await becomes(ownerId, 'core.not_found')).toBe('core.not_found');
  });

  it('learns from its database what it did not hear', async () => {
    const ownerId = newId();
    const row = { _id: ownerId, isHidden: true, rev: 2, changedAt: new Date() };
    await database.collection(ownerVisibility).insertOne(row);
    expect(await becomes(ownerId, 'core.not_found')).toBe('core.not_found');
  });
});
