import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { newId, ServiceDatabase, type StoredCollection } from '@linkyard/mongo';
import { runInContext, TenantMismatch } from '@linkyard/request-context';
import { services } from './roles.js';
import { sharedCollections } from './shared-collections.js';

type Owned = StoredCollection<{ _id: string; userId: string; tenantId: string | null }>;
const isOwned = (model: object): model is Owned =>
  'schema' in model && ['userId', 'tenantId', 'rev'].every((path) => (model as Owned).schema.path(path));
const as = <Result>(tenantId: string, work: () => Result) => runInContext({ requestId: null, tenantId }, work);

describe('collections of every service', () => {
  let database: ServiceDatabase;
  let all: { name: string; model: object & { collection: string } }[];
  const owned = () => all.flatMap(({ name, model }) => (isOwned(model) ? [{ name, model }] : []));
  beforeAll(async () => {
    const uri = new URL(process.env['MONGODB_URI'] ?? '');
    uri.pathname = `/collections_${newId()}`;
    database = await ServiceDatabase.open('collections', uri.href);
    all = [];
    for (const load of Object.values(services)) {
      const { name, models } = await load();
      all.push(...models.map((model) => ({ name: `${name} ${model.collection}`, model })));
    }
  }, 60_000);
  afterAll(async () => {
    await database.db.dropDatabase();
    await database.close();
  });

  it('are owned records, or say why no guard is needed', () => {
    const unguarded = all.filter(({ model }) => !isOwned(model)).map(({ name }) => name);
    expect(unguarded.toSorted()).toEqual(Object.keys(sharedCollections).toSorted());
    expect(owned().length).toBeGreaterThan(40);
  });

  it('keep the records of one tenant from the work of another', async () => {
    for (const { name, model } of owned()) await prove(name, model);
  }, 60_000);

  async function prove(name: string, stored: Owned): Promise<void> {
    const model = database.model(stored);
    const row = { _id: newId(), userId: newId(), tenantId: 'a', rev: 1, deletedAt: null };
    await database.db.collection<typeof row>(database.nameOf(stored.collection)).insertOne(row);
    const { _id, userId } = row;
    const options = { strict: false } as const;
    const [ofOther, ofOwn] = await Promise.all(
      ['b', 'a'].map((tenant) =>
        as(tenant, async () => [
          (await model.find({ _id, userId }).lean().exec()).length,
          (await model.aggregate([{ $match: { _id, userId } }])).length,
          (await model.distinct('_id', { _id, userId }).exec()).length,
          (await model.updateOne({ _id, userId }, { $set: { seenBy: tenant } }, options).exec()).matchedCount,
        ]),
      ),
    );
    expect([name, ofOther, ofOwn]).toEqual([name, [0, 0, 0, 0], [1, 1, 1, 1]]);
    expect(await as('b', async () => (await model.deleteMany({ _id, userId }).exec()).deletedCount)).toBe(0);
    const forged = as('b', async () => void (await model.insertMany([{ userId, tenantId: 'a' }])));
    await expect(forged).rejects.toThrow(TenantMismatch);
  }
});
