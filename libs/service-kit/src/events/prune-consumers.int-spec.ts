import 'reflect-metadata';
import { Injectable, Module } from '@nestjs/common';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { AckPolicy } from '@nats-io/jetstream';
import { defineEvent, type EventData } from '@linkyard/contracts';
import { z } from 'zod';
import { BusConnection } from '../bus/nats-connection.js';
import { backing, ownName } from '../testing/backing.js';
import { OnEvent, type EventMeta } from './on-event.js';
import { durablesOf, pruneConsumers } from './prune-consumers.js';
import { eventStream, openEventStream } from './stream.js';

const garden = ownName('garden');
const kitchen = ownName('kitchen');
const watered = defineEvent({ name: `${garden}.bed.watered`, data: z.strictObject({}) });

@Injectable()
class Beds {
  @OnEvent(watered, { id: 'onWatered' })
  async onWatered(_data: EventData<typeof watered>, _meta: EventMeta): Promise<void> {
    // Never called.
  }
}
@Module({ providers: [{ provide: 'beds', useClass: Beds }] })
class BedsModule {}
@Module({ imports: [{ module: BedsModule }] })
class GardenModule {}

const gardenService = { name: garden, module: GardenModule };

describe('pruneConsumers', () => {
  let connection: BusConnection;
  let stream: Awaited<ReturnType<typeof openEventStream>>;
  const [current = ''] = durablesOf(gardenService);
  const removedHandler = `${garden}-bed_watered-removed`;
  const otherProgram = `${kitchen}-stove_lit-onLit`;

  beforeAll(async () => {
    connection = await BusConnection.open(backing().NATS_URL, garden);
    stream = await openEventStream(connection.nats);
    for (const durable_name of [current, removedHandler, otherProgram])
      await stream.manager.consumers.add(eventStream, {
        durable_name,
        filter_subject: `v1.*.${watered.name}`,
        ack_policy: AckPolicy.Explicit,
      });
  });
  afterAll(async () => {
    for (const name of [current, otherProgram]) await stream.manager.consumers.delete(eventStream, name);
    await connection.close();
  });

  it('keeps a removed handler’s consumer while a process still pulls from it, then removes that one alone', async () => {
    const consumer = await stream.js.consumers.get(eventStream, removedHandler);
    const messages = await consumer.consume({ callback: (message) => message.ack() });
    // The server counts a pull request some moments after it was sent.
    while ((await stream.manager.consumers.info(eventStream, removedHandler)).num_waiting === 0);
    expect(await pruneConsumers(stream.manager, [gardenService])).toEqual({ removed: [], inUse: [removedHandler] });
    await messages.close();
    await stream.manager.consumers.delete(eventStream, removedHandler);
    await stream.manager.consumers.add(eventStream, { durable_name: removedHandler, ack_policy: AckPolicy.Explicit });
    expect(await pruneConsumers(stream.manager, [gardenService])).toEqual({ removed: [removedHandler], inUse: [] });
    expect((await stream.manager.consumers.info(eventStream, current)).name).toBe(current);
    expect((await stream.manager.consumers.info(eventStream, otherProgram)).name).toBe(otherProgram);
  });
});
