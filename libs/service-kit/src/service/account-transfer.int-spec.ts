import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { newId, ownedCollection, ServiceDatabase, sharedCollection } from '@linkyard/mongo';
import { backing, ownName } from '../testing/backing.js';
import { transferRecords } from './account-transfer.js';

const named = { name: { type: String, default: '' }, last: { type: Number, default: 0 } } as const;
const indexes = [{ key: { userId: 1, name: 1 }, options: { unique: true } }];
const beds = ownedCollection({ name: 'TransferBed', collection: 'transfer_beds', fields: named, indexes });
const notes = sharedCollection({
  name: 'TransferNote',
  collection: 'transfer_notes',
  fields: { userId: { type: String, required: true } },
});

describe('handing records over to another owner', () => {
  let database: ServiceDatabase;
  beforeAll(async () => {
    database = await ServiceDatabase.open(ownName('transfer'), backing().MONGODB_URI);
    await database.collection(beds).createIndex({ userId: 1, name: 1 }, { unique: true });
  }, 30_000);
  afterAll(async () => {
    await Promise.all([database.collection(beds).drop(), database.collection(notes).drop()]);
    await database.close();
  });

  const rows = () =>
    database.db.collection<{ _id: string; [field: string]: unknown }>(database.nameOf(beds.collection));
  const add = async (userId: string, names: readonly string[], last = 0) =>
    rows().insertMany(names.map((name) => ({ _id: newId(), userId, tenantId: 'a', rev: 1, name, last })));
  const namesOf = async (userId: string) =>
    (await rows().find({ userId }).sort({ name: 1 }).toArray()).map(({ name }) => name);

  it('moves all of them, once, to the new owner and to the platform', async () => {
    const [from, to] = [newId(), newId()];
    await add(
      from,
      Array.from({ length: 1_200 }, (_, index) => `bed ${index}`),
    );
    expect(await transferRecords(database, beds, { from, to })).toEqual({ moved: 1_200, conflicts: 0 });
    expect(await transferRecords(database, beds, { from, to })).toEqual({ moved: 0, conflicts: 0 });
    expect(await rows().countDocuments({ userId: to, tenantId: null, rev: 2 })).toBe(1_200);
  });

  it('decides what becomes of a record that the new owner has too, and counts it', async () => {
    const decide = async (onConflict: Parameters<typeof transferRecords>[1] & object) => {
      const [from, to] = [newId(), newId()];
      await add(from, ['Rose', 'Tulip'], 7);
      await add(to, ['Rose'], 3);
      const count = await transferRecords(database, onConflict, { from, to });
      expect([count, await namesOf(from)]).toEqual([{ moved: expect.any(Number), conflicts: 1 }, []]);
      return { names: await namesOf(to), last: (await rows().findOne({ userId: to, name: 'Rose' }))?.['last'] };
    };
    expect(await decide({ collection: beds, onConflict: 'drop' })).toEqual({ names: ['Rose', 'Tulip'], last: 3 });
    const renamed = await decide({ collection: beds, onConflict: ({ name }) => ({ name: `${name} 2` }) });
    expect(renamed.names).toEqual(['Rose', 'Rose 2', 'Tulip']);
  });

  it('lets a counter go on from the higher of both', async () => {
    const [from, to] = [newId(), newId()];
    await add(from, [''], 40);
    await add(to, [''], 3);
    await transferRecords(database, { collection: beds, onConflict: { highest: 'last' } }, { from, to });
    expect(await rows().find({ userId: to }).toArray()).toMatchObject([{ last: 40 }]);
  });

  it('moves what has no tenant, and fails for a conflict that was not thought of', async () => {
    const [from, to] = [newId(), newId()];
    const of = database.db.collection<{ _id: string; userId: string }>(database.nameOf(notes.collection));
    await of.insertOne({ _id: newId(), userId: from });
    await transferRecords(database, notes, { from, to });
    expect(await of.find({ userId: to }).toArray()).toEqual([{ _id: expect.any(String), userId: to }]);
    await add(from, ['Rose']);
    await add(to, ['Rose']);
    await expect(transferRecords(database, beds, { from, to })).rejects.toThrow('duplicate key');
  });
});
