import 'reflect-metadata';
import { afterAll, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { DatabaseUnavailable, migrate, ServiceDatabase } from '@linkyard/mongo';
import { DomainError } from '../bus/domain-error.js';
import { createLogger } from '../logging/logger.js';
import { ownDatabase } from '../testing/backing.js';
import { dueFailures } from './due-failure.schema.js';
import { DueRows } from './due-rows.js';

const minute = 60_000;
const start = Date.UTC(2026, 10, 25);
const ids = (count: number) => Array.from({ length: count }, (_, index) => ({ _id: `row-${index}` }));

describe('the rows that are due for a recurring job', () => {
  const logger = createLogger('spec', 'silent');
  const warn = jest.spyOn(logger, 'warn');
  const error = jest.spyOn(logger, 'error');
  let database: ServiceDatabase;
  let rows: { _id: string }[];
  let bad: Map<string, Error>;
  let processed: string[];

  beforeAll(async () => {
    database = await ServiceDatabase.open('due', ownDatabase('due'));
    await migrate(database, [dueFailures], []);
  });
  afterAll(async () => {
    await database.db.dropDatabase();
    await database.close();
  });
  beforeEach(async () => {
    await database.collection(dueFailures).deleteMany({});
    rows = ids(4);
    bad = new Map();
    processed = [];
    warn.mockClear();
    error.mockClear();
  });

  interface Given {
    minutes?: number;
    limit?: number;
    signal?: AbortSignal;
    process?: (row: { _id: string }) => Promise<unknown>;
  }
  const run = async ({ minutes = 0, limit, signal = new AbortController().signal, process }: Given = {}) => {
    processed = [];
    return new DueRows(database, logger, 50).forEachDue({
      job: 'sweep',
      signal,
      now: new Date(start + minutes * minute),
      ...(limit ? { limit } : {}),
      find: async ({ limit: max, except }) => rows.filter(({ _id }) => !except.includes(_id)).slice(0, max),
      process:
        process ??
        (async ({ _id }) => {
          const failure = bad.get(_id);
          if (failure) throw failure;
          processed.push(_id);
        }),
      expected: ['bookings.wrong_state'],
    });
  };
  const failures = () => database.collection(dueFailures).find().toArray();

  it('are processed although the first of them fails, which is recorded with its reason', async () => {
    bad.set('row-0', new Error('no such zone: Mars/Olympus'));
    expect(await run()).toBe(3);
    expect(processed).toEqual(['row-1', 'row-2', 'row-3']);
    expect(await failures()).toMatchObject([
      { _id: 'sweep:row-0', attempts: 1, reason: 'no such zone: Mars/Olympus', parkedAt: null },
    ]);
  });

  it('are not kept waiting by as many bad rows as a run reads', async () => {
    bad = new Map([
      ['row-0', new Error('bad')],
      ['row-1', new Error('bad')],
    ]);
    await run({ limit: 2 });
    await run({ limit: 2 });
    expect(processed).toEqual(['row-2', 'row-3']);
  });

  it('are attempted again after 1, 2 and 4 minutes, and forgotten when they succeed', async () => {
    bad.set('row-0', new Error('bad'));
    const attempts: number[] = [];
    for (const minutes of [0, 0.9, 1, 2.9, 3, 6.9, 7]) {
      await run({ minutes });
      attempts.push((await failures())[0]?.attempts ?? 0);
    }
    expect(attempts).toEqual([1, 1, 2, 2, 3, 3, 4]);
    bad.clear();
    await run({ minutes: 15 });
    expect(processed).toContain('row-0');
    expect(await failures()).toEqual([]);
  });

  it('are parked after ten attempts, logged once as a warning and once as an error, and then attempted once a day', async () => {
    bad.set('row-0', new Error('bad'));
    for (let hour = 0; hour < 20; hour += 1) await run({ minutes: hour * 61 });
    const [parked] = await failures();
    expect(parked).toMatchObject({ attempts: 10 });
    expect(parked?.parkedAt).toEqual(new Date(start + 9 * 61 * minute));
    expect([warn.mock.calls.length, error.mock.calls.length]).toEqual([1, 1]);
    await run({ minutes: 9 * 61 + 24 * 60 });
    expect(await failures()).toMatchObject([{ attempts: 11, parkedAt: parked?.parkedAt }]);
    expect(error).toHaveBeenCalledTimes(1);
  });

  it('are not parked for a service that is unavailable', async () => {
    bad.set('row-0', new DomainError('core.unavailable'));
    for (let hour = 0; hour < 12; hour += 1) await run({ minutes: hour * 61 });
    expect(await failures()).toMatchObject([{ attempts: 12, parkedAt: null }]);
  });

  it('that were changed since they were read are recorded without a line in the log', async () => {
    bad.set('row-0', new DomainError('bookings.wrong_state'));
    await run();
    expect(await failures()).toMatchObject([{ reason: 'bookings.wrong_state' }]);
    expect(warn).not.toHaveBeenCalled();
  });

  it('go on after a row whose work does not end', async () => {
    const stuck = async ({ _id }: { _id: string }) => {
      if (_id === 'row-0') await new Promise(() => undefined);
      processed.push(_id);
    };
    expect(await run({ process: stuck })).toBe(3);
    expect(await failures()).toMatchObject([{ rowId: 'row-0', reason: 'It took longer than 50 ms' }]);
  });

  it('end the run when the database is unavailable, which is no failure of a row', async () => {
    bad.set('row-0', new DatabaseUnavailable('no server'));
    await expect(run()).rejects.toThrow('no server');
    expect(processed).toEqual([]);
    expect(await failures()).toEqual([]);
  });

  it('wait for the next run when the process is shutting down', async () => {
    const leaving = new AbortController();
    const process = async ({ _id }: { _id: string }) => {
      processed.push(_id);
      if (_id === 'row-1') leaving.abort();
    };
    await run({ signal: leaving.signal, process });
    expect(processed).toEqual(['row-0', 'row-1']);
  });

  it('are processed as many at a time as the job allows', async () => {
    rows = ids(7);
    let active = 0;
    let maxActive = 0;
    await new DueRows(database, logger).forEachDue({
      ...{ job: 'sweep', signal: new AbortController().signal, now: new Date(start), concurrency: 3 },
      find: async () => rows,
      process: async () => {
        maxActive = Math.max(maxActive, (active += 1));
        await new Promise((resolve) => setImmediate(resolve));
        active -= 1;
      },
    });
    expect(maxActive).toBe(3);
  });
});
