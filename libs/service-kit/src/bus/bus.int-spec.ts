import 'reflect-metadata';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Controller, Module } from '@nestjs/common';
import { defineCommand, type RequestOf, type UserCtx, fieldError, reason } from '@linkyard/contracts';
import { ServiceDatabase } from '@linkyard/mongo';
import { FlakyPort } from '@linkyard/testing';
import { headers } from '@nats-io/transport-node';
import { z } from 'zod';
import { runService } from '../service/run-service.js';
import type { RunningRole } from '../config/service-definition.js';
import { systemContext } from './system-context.js';
import { backing, ownName } from '../testing/backing.js';
import { Bus, deadlineHeader } from './bus.js';
import { DomainError } from './domain-error.js';
import { Handles } from './handles.js';
import { BusConnection } from './nats-connection.js';
import { contextHeader, payloadText, signContext } from './signed-context.js';

const env = backing();
const anonymous = systemContext();
const service = ownName('proving');
const base = { summary: 'a proof', timeoutMs: 1_000 };
const echo = defineCommand({
  ...base,
  subject: `${service}.ground.echo`,
  request: z.strictObject({ word: z.string().max(10) }),
  reply: z.object({ word: z.string(), userId: z.string().nullable() }),
});
let parses = 0;
const counted = defineCommand({
  ...base,
  subject: `${service}.ground.counted`,
  request: z.strictObject({ word: z.string().refine(() => (parses += 1) > 0) }),
  reply: z.object({}),
});
const refuse = defineCommand({
  ...base,
  subject: `${service}.ground.refuse`,
  request: z.object({}),
  reply: z.object({}),
});
const break_ = defineCommand({
  ...base,
  subject: `${service}.ground.break`,
  request: z.object({}),
  reply: z.object({}),
});
const dawdle = defineCommand({
  ...base,
  subject: `${service}.ground.dawdle`,
  request: z.object({ ms: z.number() }),
  reply: z.object({}),
  timeoutMs: 4_000,
});
const late = { ...dawdle, timeoutMs: 500 };
const guarded = defineCommand({
  ...base,
  subject: `${service}.ground.guarded`,
  http: { path: '/proving/guarded', role: 'user' },
  request: z.object({}),
  reply: z.object({}),
});
const relay = defineCommand({
  ...base,
  subject: `${service}.ground.relay`,
  request: z.object({}),
  reply: z.object({}),
  timeoutMs: 300,
});
const unhandled = defineCommand({ ...base, subject: 'no.such.handler', request: z.object({}), reply: z.object({}) });

let echoes = 0;
let relayed: Promise<unknown> = Promise.resolve();

@Controller()
class Ground {
  constructor(private readonly bus: Bus) {}

  @Handles(relay)
  async relay() {
    const asking = this.bus.request(dawdle, { ms: 2_000 }, anonymous);
    relayed = asking.catch((error: unknown) => error);
    await asking;
    return {};
  }
  @Handles(echo)
  async echo({ word }: RequestOf<typeof echo>, { userId }: Pick<UserCtx, 'userId'>) {
    echoes += 1;
    return { word, userId, passwordHash: 'never leaves', nested: { secret: true } };
  }
  @Handles(counted)
  async counted() {
    return {};
  }
  @Handles(refuse)
  async refuse(): Promise<Record<string, never>> {
    const errors = [fieldError('rev', 'core.too_high', { count: 3 })];
    throw new DomainError('core.stale_rev', {
      errors,
      reason: reason('core.rev_missing'),
      language: 'de',
      retryAfterSec: 7,
    });
  }
  @Handles(break_)
  async break(): Promise<Record<string, never>> {
    throw new Error('a stack and a secret that must not leave the process');
  }
  @Handles(dawdle)
  async dawdle({ ms }: RequestOf<typeof dawdle>) {
    await wait(ms);
    return {};
  }
  @Handles(guarded)
  async guarded() {
    return {};
  }
}
@Module({ controllers: [Ground] })
class GroundModule {}

const commands = [echo, counted, refuse, break_, dawdle, guarded, relay];
const definition = { name: service, module: GroundModule, models: [], commands };
describe('a call from service to service over NATS', () => {
  let role: RunningRole;
  let port: FlakyPort;
  let bus: Bus;
  beforeAll(async () => {
    role = await runService(definition, env);
    port = await FlakyPort.before(env.NATS_URL);
    bus = new Bus(await BusConnection.open(port.address, 'caller'), env.BUS_SECRET);
    await bus.connection.nats.flush();
  }, 30_000);
  afterAll(async () => {
    await bus.connection.close();
    await role.close();
    await port.cut();
    const database = await ServiceDatabase.open(service, env.MONGODB_URI);
    await database.db.dropDatabase();
    await database.close();
  }, 30_000);

  it('is answered, and what the contract does not name stays behind', async () => {
    const ctx = systemContext({ userId: '65f000000000000000000001', role: 2 });
    expect(await bus.request(echo, { word: 'hello' }, ctx)).toEqual({ word: 'hello', userId: ctx.userId });
  });

  it('refused there is refused here, with the same code, reason, fields, language and wait', async () => {
    const refusal = await bus.request(refuse, {}, anonymous).catch((error: unknown) => error);
    expect(refusal).toBeInstanceOf(DomainError);
    expect(refusal).toMatchObject({
      code: 'core.stale_rev',
      http: 409,
      details: {
        reason: { code: 'core.rev_missing' },
        errors: [{ path: 'rev', code: 'core.too_high', params: { count: 3 } }],
        language: 'de',
        retryAfterSec: 7,
      },
    });
  });

  it('that fails unexpectedly reveals no cause', async () => {
    const refusal = await bus.request(break_, {}, anonymous).catch((error: unknown) => error);
    expect(refusal).toHaveCode('core.internal');
    expect(JSON.stringify(refusal)).not.toContain('secret');
  });

  it('is parsed once between caller and method', async () => {
    await bus.request(counted, { word: 'hi' }, anonymous);
    expect(parses).toBe(1);
  });

  it('with a request that does not fit names the fields', async () => {
    const refusal = await bus
      .request(echo, { word: 'far too long a word' }, anonymous)
      .catch((error: unknown) => error);
    expect(refusal).toMatchObject({ code: 'core.invalid_input', details: { errors: [{ path: 'word' }] } });
  });

  it('that requires an account is refused to an anonymous caller and to the wrong role', async () => {
    await expect(bus.request(guarded, {}, anonymous)).rejects.toHaveCode('core.unauthenticated');
    const admin = systemContext({ userId: '65f000000000000000000001', role: 1 });
    await expect(bus.request(guarded, {}, admin)).rejects.toHaveCode('core.forbidden');
  });

  const hi = { word: 'hi' };
  const signedFor = (subject: string, data: object = hi, secret: string = env.BUS_SECRET) =>
    signContext(anonymous, { subject, payload: payloadText(data) }, secret);
  /** Sends `hi` from a client that can reach NATS. @returns the answers, one per time */
  async function sendRaw(header: string | undefined, times = 1, until?: number): Promise<unknown[]> {
    const { nats } = await BusConnection.open(env.NATS_URL, 'intruder');
    const carried = headers();
    if (header) carried.set(contextHeader, header);
    if (until) carried.set(deadlineHeader, String(until));
    const packet = JSON.stringify({ pattern: echo.subject, data: hi, id: '1' });
    const answers: unknown[] = [];
    for (let sent = 0; sent < times; sent += 1)
      answers.push((await nats.request(echo.subject, packet, { timeout: 1_000, headers: carried })).json());
    await nats.close();
    return answers;
  }
  const unauthenticated = { response: { ok: false, code: 'core.unauthenticated' } };

  it.each([
    ['no context', undefined],
    ['a context for another call', signedFor(dawdle.subject)],
    ['a context for another payload', signedFor(echo.subject, { word: 'ho' })],
    ['a context of another installation', signedFor(echo.subject, hi, 'some other secret of the same length')],
  ])('with %s is refused', async (_what, header) => {
    expect(await sendRaw(header)).toMatchObject([unauthenticated]);
  });

  it('that was captured and is sent again is refused', async () => {
    expect(await sendRaw(signedFor(echo.subject), 2)).toMatchObject([{ response: { ok: true } }, unauthenticated]);
  });

  it('whose caller has stopped waiting is not carried out', async () => {
    const before = echoes;
    const answers = await sendRaw(signedFor(echo.subject), 1, Date.now() - 1);
    expect(answers).toMatchObject([{ response: { ok: false, code: 'core.unavailable' } }]);
    expect(echoes).toBe(before);
  });

  it('asks other services for no longer than its own caller waits', async () => {
    const begun = Date.now();
    await expect(bus.request(relay, {}, anonymous)).rejects.toHaveCode('core.timeout');
    expect(await relayed).toHaveCode('core.timeout');
    expect(Date.now() - begun).toBeLessThan(1_500);
  });

  it('is refused at once as unavailable when too much of its kind is under way, and answered again afterwards', async () => {
    const load = Array.from({ length: 200 }, () => bus.request(dawdle, { ms: 300 }, anonymous));
    const ends = await Promise.allSettled(load);
    const refusals = ends.flatMap((end): unknown[] => (end.status === 'rejected' ? [end.reason] : []));
    expect(refusals.length).toBeGreaterThan(50);
    expect(new Set(refusals.map((error) => error instanceof DomainError && error.code))).toEqual(
      new Set(['core.unavailable']),
    );
    expect(await bus.request(echo, { word: 'after' }, anonymous)).toMatchObject({ word: 'after' });
  });

  it('to a service that is not running is refused as unavailable, without waiting for the time limit', async () => {
    await expect(bus.request(unhandled, {}, anonymous)).rejects.toHaveCode('core.unavailable');
  });

  it('that is answered too late ends when the contract says', async () => {
    await expect(bus.request(late, { ms: 1_500 }, anonymous)).rejects.toHaveCode('core.timeout');
  });

  it('under way when NATS goes is refused before it would be answered, as are later ones, until it is back', async () => {
    const underWay = bus.request(dawdle, { ms: 3_500 }, anonymous).catch((error: unknown) => error);
    await bus.connection.nats.flush();
    await port.cut();
    expect(await underWay).toHaveCode('core.unavailable');
    await expect(bus.request(echo, { word: 'hi' }, anonymous)).rejects.toHaveCode('core.unavailable');

    const back = new Promise<void>((resolve) => bus.connection.onReconnect(resolve));
    await port.mend();
    await back;
    expect(await bus.request(echo, { word: 'again' }, anonymous)).toMatchObject({ word: 'again' });
  }, 15_000);
});

describe('a copy that leaves', () => {
  it('answers what it has taken, and the other copy answers the rest', async () => {
    const caller = new Bus(await BusConnection.open(env.NATS_URL, 'caller'), env.BUS_SECRET);
    const [stays, leaves] = await Promise.all([runService(definition, env), runService(definition, env)]);
    const asked: Promise<unknown>[] = [];
    const ask = () => asked.push(caller.request(dawdle, { ms: 200 }, anonymous));
    for (let index = 0; index < 40; index += 1) ask();
    await caller.connection.nats.flush();
    const left = leaves.close();
    for (let index = 0; index < 40; index += 1) {
      ask();
      await caller.connection.nats.flush();
    }
    await left;
    const ends = await Promise.allSettled(asked);
    expect(ends.filter(({ status }) => status === 'rejected')).toEqual([]);
    await stays.close();
    await caller.connection.close();
  }, 30_000);
});
