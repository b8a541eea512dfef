import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import type { DeclaredCollection } from './declared-collection.js';
import { migrate, type Migration } from './migrations.js';
import { ServiceDatabase } from './service-database.js';
import { dropped, ownUri } from './testing/own-database.js';

interface Bed {
  _id: string;
  name: string;
}
const beds: DeclaredCollection<Bed> = {
  collection: 'beds',
  indexes: [{ key: { name: 1 }, options: { unique: true } }],
};
const plain: DeclaredCollection<Bed> = { collection: 'plain', indexes: [] };
const lock: DeclaredCollection<{ _id: string; holder: string; lockedUntil: Date }> = {
  collection: 'migrations',
  indexes: [],
};

describe('migrations', () => {
  let uri = '';
  let database: ServiceDatabase;
  const ran: string[] = [];
  const step = (id: string, work: () => Promise<void> = async () => undefined): Migration => ({
    id,
    up: async () => {
      ran.push(id);
      await work();
    },
  });
  beforeEach(async () => {
    uri = ownUri().href;
    database = await ServiceDatabase.open('garden', uri);
    ran.length = 0;
  });
  afterEach(() => dropped(database));

  it('run once each and in order, with copies starting at the same moment', async () => {
    let atOnce = 0;
    let most = 0;
    const counted = async () => {
      most = Math.max(most, (atOnce += 1));
      await database.ping();
      atOnce -= 1;
    };
    const steps = ['2026-01', '2026-02', '2026-03'].map((id) => step(id, counted));
    const copies = await Promise.all(Array.from({ length: 8 }, () => ServiceDatabase.open('garden', uri)));
    await Promise.all(copies.map((copy) => migrate(copy, [beds, plain], steps)));
    await Promise.all(copies.map((copy) => copy.close()));
    expect(ran).toEqual(['2026-01', '2026-02', '2026-03']);
    expect(most).toBe(1);
    expect(await database.collection(lock).findOne({ _id: 'lock' })).toBeNull();
  }, 30_000);

  it('make the indexes, and the collections without any, under the name of their service', async () => {
    await migrate(database, [beds, plain], []);
    const names = (await database.db.listCollections().toArray()).map(({ name }) => name).sort();
    expect(names).toEqual(['garden.beds', 'garden.migrations', 'garden.plain']);
    await database.collection(beds).insertOne({ _id: '1', name: 'Roses' });
    await expect(database.collection(beds).insertOne({ _id: '2', name: 'Roses' })).rejects.toMatchObject({
      code: 11000,
    });
  });

  it('go on after one that failed', async () => {
    let isBroken = true;
    const steps = [
      step('1-first'),
      step('2-second', async () => {
        if (isBroken) throw new Error('no');
      }),
    ];
    await expect(migrate(database, [beds], steps)).rejects.toThrow('no');
    isBroken = false;
    await migrate(database, [beds], steps);
    expect(ran).toEqual(['1-first', '2-second', '2-second']);
    await migrate(database, [beds], [...steps, step('3-third')]);
    expect(ran.at(-1)).toBe('3-third');
  });

  it('wait for a lock that is held, and take over one whose holder has died', async () => {
    const records = database.collection(lock);
    const inMs = (ms: number) => new Date(Date.now() + ms);
    const lockedUntil = inMs(600);
    await records.insertOne({ _id: 'lock', holder: 'a crashed process', lockedUntil });
    let wasHeld = true;
    const late = step('1-late', async () => {
      wasHeld = Date.now() < lockedUntil.getTime();
    });
    await migrate(database, [beds], [late]);
    expect(wasHeld).toBe(false);
    expect(ran).toEqual(['1-late']);
  });
});
