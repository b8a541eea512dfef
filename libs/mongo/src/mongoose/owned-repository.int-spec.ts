import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { newId } from '../documents.js';
import { migrate } from '../migrations.js';
import type { ServiceDatabase } from '../service-database.js';
import { dropped, ownDatabase } from '../testing/own-database.js';
import { OwnedRepository } from './owned-repository.js';
import { ownedCollection, type DocumentOf } from './stored-collection.js';
import { trusted } from './trusted.js';

const bedRecords = ownedCollection({
  name: 'Bed',
  collection: 'beds',
  fields: { name: { type: String, required: true }, plants: { type: Number, required: true } },
  indexes: [{ key: { userId: 1, name: 1 } }],
});
class Beds extends OwnedRepository<DocumentOf<typeof bedRecords>> {}

describe("one owner's records", () => {
  let database: ServiceDatabase;
  let beds: Beds;
  const [mine, theirs] = [newId(), newId()];
  beforeAll(async () => {
    database = await ownDatabase();
    await migrate(database, [bedRecords], []);
    beds = new Beds(database.model(bedRecords));
  }, 30_000);
  afterAll(() => dropped(database));

  it('cannot be asked for without naming the owner', async () => {
    // Compiled by `npm run types`: each line fails there as soon as its mistake compiles.
    const refused = [
      // @ts-expect-error a filter needs its owner
      () => beds.findOne({ name: 'Roses' }),
      // @ts-expect-error a filter needs its owner
      () => beds.findMany({}),
      // @ts-expect-error the owner is named by ownerId, never by the stored field
      () => beds.findOne({ userId: mine }),
      // @ts-expect-error a change needs its owner
      () => beds.update({ _id: newId() }, { $set: { plants: 1 } }),
      // @ts-expect-error so does a deletion
      () => beds.softDelete({ _id: newId() }),
      // @ts-expect-error an owner is one person, not a pattern
      () => beds.findMany({ ownerId: { $ne: mine } }),
    ];
    for (const query of refused) await expect(query()).rejects.toMatchObject({ name: 'OwnerMissing' });
  });

  it('begin at revision 1 and carry their owner, whatever the fields say', async () => {
    const bed = await beds.insert(mine, { name: 'Roses', plants: 3 });
    expect(bed).toMatchObject({ userId: mine, tenantId: null, rev: 1, deletedAt: null, name: 'Roses' });
    expect(bed._id).toMatch(/^[0-9a-f]{24}$/);
    const forged: { name: string; plants: number } = { name: 'Weeds', plants: 1, ...{ userId: theirs, rev: 9 } };
    expect(await beds.insert(mine, forged)).toMatchObject({ userId: mine, rev: 1 });
  });

  it('cannot be read, counted, changed, deleted or restored by another owner', async () => {
    const { _id } = await beds.insert(mine, { name: 'Tulips', plants: 5 });
    const asThem = { ownerId: theirs, _id };
    expect(await beds.findOne(asThem)).toBeNull();
    expect(await beds.findMany({ ownerId: theirs })).toEqual([]);
    expect(await beds.count(asThem)).toBe(0);
    expect(await beds.update(asThem, { $set: { plants: 0 } })).toBeNull();
    expect(await beds.updateMany({ ownerId: theirs }, { $set: { plants: 0 } })).toBe(0);
    expect(await beds.softDelete(asThem)).toBe(false);
    expect(await beds.findOne({ ownerId: mine, _id })).toMatchObject({ plants: 5, rev: 1 });
    await beds.softDelete({ ownerId: mine, _id });
    expect(await beds.restore(asThem)).toBeNull();
  });

  it('are found among any number of values, each by its owner alone', async () => {
    for (const name of ['among-3', 'among-1500', 'among-1500']) await beds.insert(mine, { name, plants: 1 });
    await beds.insert(theirs, { name: 'among-7', plants: 1 });
    const { _id } = await beds.insert(mine, { name: 'among-8', plants: 1 });
    await beds.softDelete({ ownerId: mine, _id });
    const names = Array.from({ length: 2_500 }, (_, index) => `among-${index}`);
    expect(await beds.presentAmong({ ownerId: mine }, 'name', names)).toEqual(new Set(['among-3', 'among-1500']));
    expect(await beds.presentAmong({ ownerId: mine, plants: 2 }, 'name', names)).toEqual(new Set());
    expect(await beds.presentAmong({ ownerId: mine }, 'name', [])).toEqual(new Set());
  });

  it('that were deleted are gone until they are brought back', async () => {
    const { _id } = await beds.insert(mine, { name: 'Lilies', plants: 2 });
    const it = { ownerId: mine, _id };
    expect(await beds.softDelete(it)).toBe(true);
    expect(await beds.softDelete(it)).toBe(false);
    expect(await beds.findOne(it)).toBeNull();
    expect(await beds.count(it)).toBe(0);
    expect(await beds.findMany({ ...it, ...{ deletedAt: trusted({ $ne: null }) } })).toEqual([]);
    expect(await beds.update(it, { $set: { plants: 9 } })).toBeNull();
    expect(await beds.restore(it)).toMatchObject({ plants: 2, rev: 3, deletedAt: null });
    expect(await beds.restore(it)).toBeNull();
  });

  it('are saved by exactly one of those who hold the same revision', async () => {
    const { _id } = await beds.insert(mine, { name: 'Herbs', plants: 0 });
    const save = (plants: number) => beds.update({ ownerId: mine, _id }, { $set: { plants } }, { rev: 1 });
    const saved = (await Promise.all(Array.from({ length: 20 }, (_, index) => save(index + 1)))).filter(Boolean);
    expect(saved).toHaveLength(1);
    expect(await beds.findOne({ ownerId: mine, _id })).toMatchObject({ rev: 2, plants: saved[0]?.plants });
  });

  it('count every change, with or without a revision asked for', async () => {
    const { _id, updatedAt } = await beds.insert(mine, { name: 'Moss', plants: 0 });
    await beds.update({ ownerId: mine, _id }, { $inc: { plants: 2 } });
    const after = await beds.update({ ownerId: mine, _id }, { $set: { name: 'Ferns' } });
    expect(after).toMatchObject({ rev: 3, plants: 2, name: 'Ferns' });
    expect(after?.updatedAt.getTime()).toBeGreaterThanOrEqual(updatedAt.getTime());
  });

  it('with fields set are returned as they were before and as they are stored now', async () => {
    const bed = await beds.insert(mine, { name: 'Sage', plants: 1 });
    const _id = bed._id;
    const change = await beds.setFields({ ownerId: mine, _id }, { plants: 4, name: undefined }, { rev: 1 });
    expect(change?.before).toEqual(bed);
    expect(change?.after).toMatchObject({ name: 'Sage', plants: 4, rev: 2 });
    expect(change?.after).toEqual(await beds.findOne({ ownerId: mine, _id }));
    expect(await beds.setFields({ ownerId: mine, _id }, { plants: 5 }, { rev: 1 })).toBeNull();
    expect(await beds.setFields({ ownerId: theirs, _id }, { plants: 5 })).toBeNull();
    await beds.softDelete({ ownerId: mine, _id });
    expect(await beds.setFields({ ownerId: mine, _id }, { plants: 5 })).toBeNull();
  });

  it('written in a transaction that fails were never there', async () => {
    const failing = database.transaction(async () => {
      await beds.insert(mine, { name: 'Never', plants: 1 });
      throw new Error('no');
    });
    await expect(failing).rejects.toThrow('no');
    expect(await beds.count({ ownerId: mine, name: 'Never' })).toBe(0);
  });
});
