import 'reflect-metadata';
import { EventEmitter } from 'node:events';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { jetstream } from '@nats-io/jetstream';
import { defineEvent, type EventData } from '@linkyard/contracts';
import { migrate, ServiceDatabase, sharedCollection } from '@linkyard/mongo';
import { QueueUnavailable } from '@linkyard/queue';
import { z } from 'zod';
import { BusConnection } from '../bus/nats-connection.js';
import { createLogger } from '../logging/logger.js';
import { backing, ownName } from '../testing/backing.js';
import { dueFailures } from '../due-rows/due-failure.schema.js';
import { metricsText } from '../health/metrics.js';
import { EventConsumers } from './event-consumers.js';
import type { EventFacts, EventMeta } from './on-event.js';
import { Outbox } from './outbox.js';
import { eventCollections, inboxRows, outboxRows, parkedEvents } from './outbox.model.js';
import { OutboxRelay } from './relay.js';
import { openEventStream } from './stream.js';

const env = backing();
const service = ownName('proving');
const happened = defineEvent({ name: `${service}.thing.happened`, data: z.strictObject({ thing: z.string() }) });
const effectRows = sharedCollection({
  name: 'Effect',
  collection: 'effects',
  fields: { times: { type: Number, default: 0 } },
});
const logger = createLogger('spec', 'silent');
/** As often as the quality table asks for. @source quality R31 */
const repetitions = 200;
const waitMs = 30_000;

describe('an event by the outbox', () => {
  let database: ServiceDatabase;
  let connection: BusConnection;
  let stream: Awaited<ReturnType<typeof openEventStream>>;
  let outbox: Outbox;
  let relay: OutboxRelay;
  let consumers: EventConsumers;
  /** What the consumer does with an event besides counting it. */
  let before: (data: EventData<typeof happened>, meta: EventMeta) => Promise<void> = async () => undefined;

  const effects = () => database.collection(effectRows);
  const rows = () => database.collection(outboxRows);

  beforeAll(async () => {
    database = await ServiceDatabase.open(service, env.MONGODB_URI);
    await migrate(database, [...eventCollections, dueFailures, effectRows], []);
    connection = await BusConnection.open(env.NATS_URL, service);
    stream = await openEventStream(connection.nats);
    outbox = new Outbox(database);
    relay = startRelay();
    consumers = new EventConsumers(database, stream, logger);
    await consumers.start(counting('count'), count);
  }, waitMs);
  afterAll(async () => {
    await relay.stop();
    await consumers.stop();
    await connection.close();
    await database.db.dropDatabase();
    await database.close();
  }, waitMs);

  const counting = (method: string) => ({ event: happened, id: 'count', owner: {}, method });
  async function count(data: unknown, meta: EventMeta | EventFacts) {
    if (!('session' in meta)) throw new Error('expected a transaction');
    const parsed = happened.data.parse(data);
    // The listeners of the attempt itself come first.
    meta.session.once('ended', () => setImmediate(() => tries.emit('ended')));
    await before(parsed, meta);
    await effects().updateOne({ _id: parsed.thing }, { $inc: { times: 1 } }, { upsert: true, session: meta.session });
  }

  function startRelay() {
    const started = new OutboxRelay(database, stream.js, logger);
    started.start(outbox);
    return started;
  }

  const add = (thing: string) => database.transaction((session) => outbox.add(happened, { thing }, { session }));
  const names = (stem: string, count = repetitions) => Array.from({ length: count }, (_, index) => `${stem}-${index}`);

  /** Emits when a consumer's attempt has ended, successfully or not. */
  const tries = new EventEmitter();

  /** Until each of these has had an effect: it needs at least as many tries as effects are missing. */
  async function settled(things: readonly string[]) {
    for (;;) {
      let ended = 0;
      let missing = Number.POSITIVE_INFINITY;
      const enough = new Promise<void>((resolve, reject) => {
        tries.removeAllListeners().on('ended', () => (ended += 1) >= missing && resolve());
        setTimeout(() => reject(new Error(`${missing} of ${things.length} are missing`)), waitMs).unref();
      });
      enough.catch(() => undefined);
      const done = await effects().countDocuments({ _id: { $in: [...things] } });
      if (done === things.length) return;
      missing = things.length - done;
      if (ended < missing) await enough;
    }
  }
  const timesOf = async (things: readonly string[]) =>
    (
      await effects()
        .find({ _id: { $in: [...things] } })
        .toArray()
    ).map(({ times }) => times);
  const onceEach = (things: readonly string[]) => things.map(() => 1);
  /** The relay has looked at everything that was there when this was asked. */
  const relayed = async () => {
    await relay.stop();
    relay = startRelay();
    await settled([await marker()]);
  };
  let markers = 0;
  const marker = async () => {
    const thing = `marker-${(markers += 1)}`;
    await add(thing);
    return thing;
  };

  it('is not shared by two handlers of one id, of which each would get half', async () => {
    await expect(consumers.start(counting('other'), async () => undefined)).rejects.toThrow('Two consumers');
  });

  it('is handled once where one handler takes the place of another, and not at all where it does not concern it', async () => {
    await add('handled-before');
    await settled(['handled-before']);
    const successor = new EventConsumers(database, stream, logger);
    const received: string[] = [];
    const thingOf = (data: unknown) => happened.data.parse(data).thing;
    const options = { replaces: () => ['count'], concerns: (data: unknown) => thingOf(data) !== 'of-others' };
    const arrived = new Promise<void>((resolve) => {
      const note = async (data: unknown) => {
        received.push(thingOf(data));
        if (received.includes('new-for-both')) resolve();
      };
      // The earlier handler stops first, as at the start of a release.
      void consumers
        .stop()
        .then(() => add('of-others'))
        .then(() => add('new-for-both'))
        .then(() => successor.start({ ...counting('note'), id: 'successor', ...options }, note));
    });
    await arrived;
    await successor.stop();
    expect(received).toEqual(['new-for-both']);
    consumers = new EventConsumers(database, stream, logger);
    await consumers.start(counting('count'), count);
    await settled(['new-for-both']);
  });

  it('is not delivered again after its handler method was renamed', async () => {
    await add('before-the-rename');
    await settled(['before-the-rename']);
    await consumers.stop();
    consumers = new EventConsumers(database, stream, logger);
    const received: string[] = [];
    await consumers.start(counting('renamed'), async (data, meta) => {
      received.push(happened.data.parse(data).thing);
      await count(data, meta);
    });
    const thing = await marker();
    await settled([thing]);
    expect(received).toEqual([thing]);
  });

  it('by a repeatable handler keeps what was written before a failure and is not handled again after it succeeded', async () => {
    const runs: string[] = [];
    const handled = new EventEmitter();
    const second = new EventConsumers(database, stream, logger);
    const subscription = { event: happened, id: 'long', owner: {}, method: 'long', isRepeatable: true };
    await second.start(subscription, async (data, meta) => {
      const { thing } = happened.data.parse(data);
      if (thing !== 'resumed') return void (thing === 'after-resumed' && handled.emit('last'));
      expect('session' in meta).toBe(false);
      runs.push(thing);
      await effects().updateOne({ _id: `chunk-${runs.length}` }, { $inc: { times: 1 } }, { upsert: true });
      if (runs.length === 1) throw new Error('interrupted');
      handled.emit('resumed');
    });
    const wait = (name: string) => new Promise<void>((resolve) => handled.once(name, () => resolve()));
    const resumed = wait('resumed');
    const id = await add('resumed');
    await resumed;
    const row = await rows().findOne({ _id: id });
    // After the two minutes in which the stream recognises a copy by its message id.
    const at = new Date(Date.now() - 180_000);
    const body = { id, name: happened.name, at, tenantId: null, requestId: null, data: row?.data };
    const inboxRecord = `${service}-${happened.name.replace(/[^A-Za-z0-9-]/g, '_')}-long:${id}`;
    while (!(await database.collection(inboxRows).findOne({ _id: inboxRecord })));
    await jetstream(connection.nats).publish(row?.subject ?? '', JSON.stringify(body), { msgID: `${id}-copy` });
    const last = wait('last');
    await add('after-resumed');
    await last;
    await second.stop();
    expect(runs).toHaveLength(2);
    expect(await timesOf(['chunk-1', 'chunk-2'])).toEqual([1, 1]);
  });

  it('that does not concern a handler leaves no trace of it', async () => {
    const other = new EventConsumers(database, stream, logger);
    const seen: string[] = [];
    const last = new EventEmitter();
    const ended = new Promise<void>((resolve) => last.once('seen', () => resolve()));
    const concerns = (data: unknown) => happened.data.parse(data).thing !== 'of-others';
    await other.start({ event: happened, id: 'some', owner: {}, method: 'some', concerns }, async (data) => {
      const { thing } = happened.data.parse(data);
      seen.push(thing);
      if (thing === 'of-mine') last.emit('seen');
    });
    const id = await add('of-others');
    await add('of-mine');
    await ended;
    await other.stop();
    expect(seen).not.toContain('of-others');
    const inbox = await database.collection(inboxRows).find({}).toArray();
    expect(inbox.map(({ _id }) => _id).filter((_id) => _id.includes('-some:') && _id.endsWith(id))).toEqual([]);
  });

  it('written in a transaction that is aborted is never published', async () => {
    const failing = database.transaction(async (session) => {
      await outbox.add(happened, { thing: 'aborted' }, { session });
      throw new Error('changed my mind');
    });
    await expect(failing).rejects.toThrow('changed my mind');
    await relayed();
    expect(await rows().countDocuments({ 'data.thing': 'aborted' })).toBe(0);
    expect(await timesOf(['aborted'])).toEqual([]);
  });

  it('published twice under different message ids has one effect', async () => {
    const id = await add('doubled');
    await settled(['doubled']);
    const row = await rows().findOne({ _id: id });
    const body = { id, name: happened.name, at: new Date(), tenantId: null, requestId: null, data: row?.data };
    const js = jetstream(connection.nats);
    for (const copy of ['a', 'b', 'c'])
      await js.publish(row?.subject ?? '', JSON.stringify(body), { msgID: `${id}-${copy}` });
    await relayed();
    expect(await timesOf(['doubled'])).toEqual([1]);
  });

  it('that NATS will never take is parked with its reason, and the later ones go on', async () => {
    const createdAt = new Date(Date.now() - 10_000);
    const event = { tenantId: null, requestId: null, createdAt, sentAt: null, name: happened.name };
    const subject = `v1.platform.${happened.name}`;
    const large = { ...event, _id: '0'.repeat(24), subject, data: { thing: 'x'.repeat(9 * 1024 * 1024) } };
    const elsewhere = {
      ...event,
      _id: `${'0'.repeat(23)}1`,
      subject: `${subject} with blanks`,
      data: { thing: 'lost' },
    };
    await rows().insertMany([large, elsewhere]);
    const thing = await marker();
    await settled([thing]);
    await relayed();
    const failures = await database.collection(dueFailures).find({}).sort({ _id: 1 }).toArray();
    expect(failures).toMatchObject([
      { rowId: large._id, reason: expect.stringContaining('max_payload'), parkedAt: expect.any(Date) },
      { rowId: elsewhere._id, reason: expect.stringContaining('subject') },
    ]);
    expect(await metricsText()).toContain(`linkyard_due_rows_parked{job="outbox-${service}"} 2`);
    // Once it can be published it is, and counts as parked no longer.
    await rows().updateOne({ _id: large._id }, { $set: { data: { thing: 'smaller' } } });
    await database.collection(dueFailures).updateMany({}, { $set: { retryAt: new Date(0) } });
    await relayed();
    await settled(['smaller']);
    expect(await database.collection(dueFailures).countDocuments({ rowId: large._id })).toBe(0);
    await rows().deleteOne({ _id: elsewhere._id });
  });

  it('that is larger than NATS takes is refused when it is written, with its change', async () => {
    const small = new Outbox(database, () => 4_096);
    const writing = database.transaction(async (session) => {
      await effects().insertOne({ _id: 'too-large', times: 1 }, { session });
      await small.add(happened, { thing: 'ä'.repeat(2_000) }, { session });
    });
    await expect(writing).rejects.toThrow('bytes');
    expect(await timesOf(['too-large'])).toEqual([]);
  });

  it('that is malformed is parked and does not block later events', async () => {
    await jetstream(connection.nats).publish(`v1.platform.${happened.name}`, 'not even JSON');
    await jetstream(connection.nats).publish(`v1.platform.${happened.name}`, '{"id":1}');
    const thing = await marker();
    await settled([thing]);
    expect(await timesOf([thing])).toEqual([1]);
  });

  it('whose consumer lacks Redis or a database for a while is tried until it is there', async () => {
    let tries = 0;
    before = async ({ thing }) => {
      if (thing === 'patient' && (tries += 1) < 3) throw new QueueUnavailable('away');
    };
    await add('patient');
    await settled(['patient']);
    before = async () => undefined;
    expect(tries).toBe(3);
    expect(await database.collection(parkedEvents).countDocuments()).toBe(0);
  });

  it(
    'of a copy that dies after the commit and before publishing is published by another',
    async () => {
      await relay.stop();
      const things = names('untold');
      await Promise.all(things.map(add));
      expect(await rows().countDocuments({ sentAt: null })).toBe(repetitions);
      relay = startRelay();
      await settled(things);
      expect(await timesOf(things)).toEqual(onceEach(things));
    },
    waitMs,
  );

  it(
    'of a copy that dies after publishing and before marking it is published again, with one effect',
    async () => {
      const things = names('unmarked');
      await Promise.all(things.map(add));
      await settled(things);
      await relayed();
      // Younger rows are left to the copy that wrote them.
      const unmarked = { sentAt: null, createdAt: new Date(Date.now() - 10_000) };
      const again = await rows().updateMany({ 'data.thing': /^unmarked-/ }, { $set: unmarked });
      expect(again.modifiedCount).toBe(repetitions);
      await relayed();
      await relay.stop();
      expect(await rows().countDocuments({ sentAt: null })).toBe(0);
      relay = startRelay();
      expect(await timesOf(things)).toEqual(onceEach(things));
    },
    waitMs,
  );

  it(
    'whose consumer dies before its commit, or after it and before the acknowledgement, has one effect',
    async () => {
      const [early, late] = [names('early'), names('late')];
      const tried = new Set<string>();
      before = async ({ thing }, { session }) => {
        if (tried.has(thing)) return;
        tried.add(thing);
        if (thing.startsWith('early-')) throw new QueueUnavailable('died before the commit');
        if (!thing.startsWith('late-')) return;
        // Its end comes after the commit: the same message then comes as if it had never been acknowledged.
        session.once('ended', () => void deliverAgain(thing));
      };
      const deliverAgain = async (thing: string) => {
        const row = await rows().findOne({ 'data.thing': thing });
        if (!row) return;
        const body = {
          id: row._id,
          name: row.name,
          at: row.createdAt,
          tenantId: null,
          requestId: null,
          data: row.data,
        };
        await jetstream(connection.nats).publish(row.subject, JSON.stringify(body), { msgID: `${row._id}-again` });
      };
      await Promise.all([...early, ...late].map(add));
      await settled([...early, ...late]);
      before = async () => undefined;
      await relayed();
      expect(await timesOf([...early, ...late])).toEqual(onceEach([...early, ...late]));
    },
    waitMs,
  );

  it(
    'is handled once in effect by two copies of its service at the same time',
    async () => {
      const second = new OutboxRelay(database, stream.js, logger);
      second.start(new Outbox(database));
      const things = names('shared');
      await Promise.all(things.map(add));
      await settled(things);
      await second.stop();
      await relayed();
      expect(await timesOf(things)).toEqual(onceEach(things));
    },
    waitMs,
  );
});
