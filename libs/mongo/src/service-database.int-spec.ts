import { setImmediate as nextTurn } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { FlakyPort } from '@linkyard/testing';
import { MongoClient, MongoServerError } from 'mongodb';
import { isDatabaseUnavailable } from './database-unavailable.js';
import { DeadlineExceeded, withDeadline } from './deadline.js';
import { odm } from './mongoose/odm.js';
import { ownedCollection, sharedCollection } from './mongoose/stored-collection.js';
import { ServiceDatabase } from './service-database.js';
import { ownUri } from './testing/own-database.js';

const beds = sharedCollection({ name: 'Bed', collection: 'beds', fields: { times: { type: Number, default: 0 } } });
const pots = ownedCollection({ name: 'Pot', collection: 'pots', fields: { litres: { type: Number, default: 1 } } });

describe('a database that goes away', () => {
  let port: FlakyPort;
  let steady: ServiceDatabase;
  let flaky: ServiceDatabase;
  beforeAll(async () => {
    const uri = ownUri();
    port = await FlakyPort.before(uri.href);
    steady = await ServiceDatabase.open('garden', uri.href);
    // The driver would find its way round the flaky port by the replica set's own list of members.
    flaky = await ServiceDatabase.open('garden', `${port.address}&directConnection=true`);
    await steady.collection(beds).insertOne({ _id: 'one', times: 0 });
  }, 30_000);
  afterAll(async () => {
    await flaky.close();
    await port.cut();
    // Not dropped: the server keeps what a broken transaction had locked until that transaction's time is over.
    await steady.close();
  });

  const count = (session?: Parameters<Parameters<ServiceDatabase['transaction']>[0]>[0]) =>
    flaky.collection(beds).updateOne({ _id: 'one' }, { $inc: { times: 1 } }, { session });
  const times = async () => (await steady.collection(beds).findOne({ _id: 'one' }))?.times;
  const refusal = async (work: () => Promise<unknown>) => {
    const error: unknown = await work().catch((thrown: unknown) => thrown);
    return { error };
  };

  it('is reported as unavailable by a plain write and by a transaction', async () => {
    await flaky.transaction((session) => count(session));
    await port.cut();
    const [plain, inside] = await Promise.all([refusal(() => count()), refusal(() => flaky.transaction(count))]);
    expect(isDatabaseUnavailable(plain.error)).toBe(true);
    expect(isDatabaseUnavailable(inside.error)).toBe(true);
    const next = await refusal(() => flaky.transaction(count));
    expect(isDatabaseUnavailable(next.error)).toBe(true);
    // A model must not hold the call back until the connection returns, which it would do by default.
    const model = flaky.connection.model(pots.name, pots.schema, 'garden.pots');
    expect(isDatabaseUnavailable((await refusal(() => model.countDocuments({ userId: 'one' }))).error)).toBe(true);
  }, 20_000);

  it('is used again after its return, and what was refused has not happened behind the back', async () => {
    const before = await times();
    await port.mend();
    const mended = Date.now();
    let error: unknown = 'not asked yet';
    while (error !== undefined && Date.now() - mended < 10_000) {
      await nextTurn();
      error = (await refusal(() => flaky.transaction((session) => count(session).then(() => undefined)))).error;
    }
    expect(error).toBeUndefined();
    expect(await times()).toBe((before ?? 0) + 1);
  }, 20_000);

  it('during a transaction leaves none of its writes when it is reported as failed', async () => {
    const before = await times();
    const { error } = await refusal(() =>
      flaky.transaction(async (session) => {
        await count(session);
        await port.cut();
        await count(session);
      }),
    );
    expect(isDatabaseUnavailable(error)).toBe(true);
    await port.mend();
    expect(await times()).toBe(before);
  }, 20_000);
});

describe('a transaction whose caller waits for a limited time', () => {
  let database: ServiceDatabase;
  beforeAll(async () => {
    database = await ServiceDatabase.open('garden', ownUri().href);
    await database.collection(beds).insertOne({ _id: 'first', times: 0 });
  });
  afterAll(async () => {
    await database.db.dropDatabase();
    await database.close();
  });

  const add = (_id: string, until: number) =>
    withDeadline(until, () =>
      database.transaction(async (session) => {
        await database.collection(beds).insertOne({ _id, times: 1 }, { session });
        // The time passes while the transaction is open.
        jest.spyOn(Date, 'now').mockReturnValue(until + 1);
      }),
    ).finally(() => jest.restoreAllMocks());

  it('is not committed when that time has passed', async () => {
    await expect(add('late', Date.now() + 60_000)).rejects.toBeInstanceOf(DeadlineExceeded);
    expect(await database.collection(beds).findOne({ _id: 'late' })).toBeNull();
  });

  it('is tried again after a conflict, but not for longer', async () => {
    const conflict = new MongoServerError({
      message: 'conflict',
      code: 112,
      errorLabels: ['TransientTransactionError'],
    });
    let tries = 0;
    const always = withDeadline(Date.now() + 300, () =>
      database.transaction(async () => {
        tries += 1;
        throw conflict;
      }),
    );
    await expect(always).rejects.toBeInstanceOf(DeadlineExceeded);
    expect(tries).toBeGreaterThan(2);
  });
});

describe('a pool whose connections are all taken', () => {
  const uri = ownUri();
  const client = new MongoClient(uri.href, { maxPoolSize: 1, waitQueueTimeoutMS: 50 });
  afterAll(async () => {
    await client.db().dropDatabase();
    await client.close();
  });

  it('is reported as unavailable by commands, transactions and models', async () => {
    const rows = client.db().collection('rows');
    await rows.insertOne({});
    const potModel = odm.createConnection().setClient(client).model(pots.name, pots.schema, 'pots');
    const holding = rows.findOne({ $where: 'sleep(1500) || true' });
    const plain = await rows.findOne({}).catch((error: unknown) => error);
    const inside = await client
      .withSession((session) => session.withTransaction(() => rows.insertOne({}, { session })))
      .catch((error: unknown) => error);
    const read = await potModel.findOne({ userId: 'one' }).catch((error: unknown) => error);
    const saved = await new potModel({ _id: 'one', userId: 'one' }).save().catch((error: unknown) => error);
    await holding;
    expect([plain, inside, read, saved].map(isDatabaseUnavailable)).toEqual([true, true, true, true]);
  });
});
