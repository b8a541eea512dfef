import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { runAcrossTenants, runForTenant, runInContext, TenantMismatch } from '@linkyard/request-context';
import { newId } from '../documents.js';
import { migrate } from '../migrations.js';
import type { ServiceDatabase } from '../service-database.js';
import { dropped, ownDatabase } from '../testing/own-database.js';
import { OwnedRepository } from './owned-repository.js';
import { ownedCollection, type DocumentOf } from './stored-collection.js';
import { installationOwner } from './tenant-guard.js';

const bedRecords = ownedCollection({
  name: 'Bed',
  collection: 'beds',
  fields: { name: { type: String, required: true } },
  indexes: [{ key: { userId: 1, name: 1 } }],
});
class Beds extends OwnedRepository<DocumentOf<typeof bedRecords>> {}

describe("one tenant's records", () => {
  let database: ServiceDatabase;
  let beds: Beds;
  const ownerId = newId();
  const as = <Result>(tenantId: string | null, work: () => Promise<Result>) =>
    runInContext({ requestId: null, tenantId }, work);
  beforeAll(async () => {
    database = await ownDatabase();
    await migrate(database, [bedRecords], []);
    beds = new Beds(database.model(bedRecords));
  }, 30_000);
  afterAll(() => dropped(database));

  it('carry the tenant of the work that makes them', async () => {
    const [mine, platform] = await Promise.all([
      as('a', () => beds.insert(ownerId, { name: 'Roses' })),
      as(null, () => beds.insert(ownerId, { name: 'Tulips' })),
    ]);
    expect([mine.tenantId, platform.tenantId]).toEqual(['a', null]);
    const upserted = await as('a', () =>
      database
        .model(bedRecords)
        .findOneAndUpdate(
          { userId: ownerId, name: 'Sage' },
          { $set: { name: 'Sage' } },
          { upsert: true, returnDocument: 'after' },
        )
        .lean()
        .exec(),
    );
    expect(upserted).toMatchObject({ tenantId: 'a' });
  });

  it('are not made for another tenant', async () => {
    const forged = as('a', () => beds.insert(ownerId, { name: 'Weeds', tenantId: 'b' }));
    await expect(forged).rejects.toThrow(TenantMismatch);
    const many = as('a', () =>
      database.model(bedRecords).insertMany([{ userId: ownerId, name: 'Weeds', tenantId: 'b' }]),
    );
    await expect(many).rejects.toThrow(TenantMismatch);
    expect(await beds.count({ ownerId, name: 'Weeds' })).toBe(0);
  });

  it.each([
    ['another tenant', 'b'],
    ['the platform', null],
  ])('are not there for the work of %s', async (_who, other) => {
    const { _id } = await as('a', () => beds.insert(ownerId, { name: 'Lilies' }));
    const model = database.model(bedRecords);
    await as(other, async () => {
      expect(await beds.findOne({ ownerId, _id })).toBeNull();
      expect(await beds.findMany({ ownerId, _id })).toEqual([]);
      expect(await beds.findOne({ ownerId, _id, tenantId: 'a' })).toBeNull();
      expect(await beds.update({ ownerId, _id }, { $set: { name: 'Taken' } })).toBeNull();
      expect(await beds.updateMany({ ownerId, _id }, { $set: { name: 'Taken' } })).toBe(0);
      expect(await beds.softDelete({ ownerId, _id })).toBe(false);
      expect(await model.aggregate([{ $match: { userId: ownerId, _id } }])).toEqual([]);
      await model.deleteMany({ userId: ownerId, _id });
    });
    expect(await as('a', () => beds.findOne({ ownerId, _id }))).toMatchObject({ name: 'Lilies', rev: 1 });
  });

  it('are neither listed nor counted where a query names no owner', async () => {
    await as('a', () => beds.insert(ownerId, { name: 'Thyme' }));
    const model = database.model(bedRecords);
    const acrossOwners = 'a proof';
    await as('b', async () => {
      expect(await model.distinct('name', { name: 'Thyme' }).setOptions({ acrossOwners }).exec()).toEqual([]);
      expect(await model.countDocuments({ name: 'Thyme' }).setOptions({ acrossOwners }).exec()).toBe(0);
      await expect(model.estimatedDocumentCount({ acrossOwners }).exec()).rejects.toThrow(TenantMismatch);
      const joined = model.aggregate([{ $unionWith: 'beds' }], { acrossOwners });
      await expect(joined.exec()).rejects.toThrow(TenantMismatch);
    });
    expect(await as('a', () => model.distinct('name', { userId: ownerId, name: 'Thyme' }).exec())).toEqual(['Thyme']);
  });

  it('are not changed by a bulk write of another tenant, which makes only its own', async () => {
    const { _id } = await as('a', () => beds.insert(ownerId, { name: 'Mint' }));
    const model = database.model(bedRecords);
    const name = 'Taken';
    await as('b', () =>
      model.bulkWrite([
        { updateOne: { filter: { _id, userId: ownerId }, update: { $set: { name } } } },
        { updateMany: { filter: { userId: ownerId, tenantId: 'a' }, update: { $set: { name } } } },
        { deleteOne: { filter: { _id, userId: ownerId } } },
        { deleteMany: { filter: { userId: ownerId } } },
      ]),
    );
    expect(await as('a', () => beds.findOne({ ownerId, _id }))).toMatchObject({ name: 'Mint' });
    const fresh = () => ({
      filter: { userId: ownerId, name: 'Basil' },
      update: { $set: { name: 'Basil' } },
      upsert: true,
    });
    await as('b', () => model.bulkWrite([{ updateOne: fresh() }]));
    expect(await as('b', () => beds.findOne({ ownerId, name: 'Basil' }))).toMatchObject({ tenantId: 'b' });
    const document = { userId: ownerId, name: 'Weeds', tenantId: 'a' };
    await expect(as('b', () => model.bulkWrite([{ insertOne: { document } }]))).rejects.toThrow(TenantMismatch);
  });

  it('are handed to no other tenant', async () => {
    const { _id } = await as('a', () => beds.insert(ownerId, { name: 'Reed' }));
    const model = database.model(bedRecords);
    const filter = { userId: ownerId, _id };
    const update = { $set: { tenantId: 'b' } };
    const moves = [
      () => beds.update({ ownerId, _id }, update),
      () => model.updateOne(filter, update).exec(),
      () => model.bulkWrite([{ updateOne: { filter, update } }]),
      () => model.replaceOne(filter, { ...filter, name: 'Reed', tenantId: 'b' }).exec(),
    ];
    for (const move of moves) await expect(as('a', async () => void (await move()))).rejects.toThrow(TenantMismatch);
    expect(await as('a', () => beds.findOne({ ownerId, _id }))).toMatchObject({ tenantId: 'a' });
  });

  it('do not hide what belongs to the installation as a whole', async () => {
    const { _id } = await as(null, () => beds.insert(installationOwner, { name: 'Common' }));
    const shared = { ownerId: installationOwner, _id };
    expect(await as('a', () => beds.findOne(shared))).toMatchObject({ name: 'Common', tenantId: null });
  });

  it('are all there for a sweep, which then works for the tenant of each', async () => {
    const { _id } = await as('a', () => beds.insert(ownerId, { name: 'Moss' }));
    const changed = await runAcrossTenants('a sweep', async () => {
      const found = await beds.findOne({ ownerId, _id });
      return runForTenant(found?.tenantId ?? null, () => beds.update({ ownerId, _id }, { $set: { name: 'Ferns' } }));
    });
    expect(changed).toMatchObject({ tenantId: 'a', name: 'Ferns' });
    await expect(runAcrossTenants('a sweep', () => beds.insert(ownerId, { name: 'Ivy' }))).rejects.toThrow('a sweep');
  });
});
