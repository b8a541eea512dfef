import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Model } from 'mongoose';
import { newId } from '../documents.js';
import { migrate } from '../migrations.js';
import { ServiceDatabase } from '../service-database.js';
import { dropped, ownUri } from '../testing/own-database.js';
import { embedded } from './fields.js';
import { ownedCollection, type DocumentOf } from './stored-collection.js';
import { OwnedRepository } from './owned-repository.js';
import { trusted } from './trusted.js';

const plant = embedded({ name: { type: String, required: true }, height: { type: Number, default: 0 } });
const beds = ownedCollection({
  name: 'Item',
  collection: 'beds',
  fields: {
    name: { type: String, default: '' },
    soil: { type: String, enum: ['clay', 'sand'], default: 'clay' },
    plants: { type: [plant] },
    stock: { onHand: { type: Number, default: 0 }, reserved: { type: Number, default: 0 } },
    labels: { type: Map, of: String, default: {} },
    dugAt: { type: Date, default: null },
    fence: { type: String, optional: true },
  },
  indexes: [{ key: { userId: 1, name: 1 }, options: { unique: true } }],
});
type Bed = DocumentOf<typeof beds>;
const pots = ownedCollection({ name: 'Item', collection: 'pots', fields: { litres: { type: Number, default: 1 } } });

class Beds extends OwnedRepository<Bed> {}

describe('the models of a service', () => {
  let uri = '';
  let garden: ServiceDatabase;
  let kitchen: ServiceDatabase;
  let model: Model<Bed>;
  let repository: Beds;
  const [mine, theirs] = [newId(), newId()];
  const aBed = (name: string = newId()) => ({
    name,
    soil: 'sand' as const,
    plants: [{ name: 'Rose', height: 30 }],
    stock: { onHand: 5, reserved: 0 },
    labels: { colour: 'red' },
    dugAt: null,
  });

  beforeAll(async () => {
    uri = ownUri().href;
    [garden, kitchen] = await Promise.all([ServiceDatabase.open('garden', uri), ServiceDatabase.open('kitchen', uri)]);
    await migrate(garden, [beds], []);
    await migrate(kitchen, [pots], []);
    model = garden.connection.model<Bed>(beds.name, beds.schema, garden.nameOf(beds.collection));
    repository = new Beds(model);
  }, 30_000);
  afterAll(async () => {
    await kitchen.close();
    await dropped(garden);
  });

  it('share one client, and a name in two services is two models', async () => {
    const other = kitchen.connection.model(pots.name, pots.schema, kitchen.nameOf(pots.collection));
    expect(garden.connection.getClient()).toBe(kitchen.connection.getClient());
    expect(other.schema.path('litres')).toBeDefined();
    expect(model.schema.path('litres')).toBeUndefined();
    expect([model.collection.collectionName, other.collection.collectionName]).toEqual(['garden.beds', 'kitchen.pots']);
  });

  it('have the indexes that are declared with them, made under the lock of the migrations', async () => {
    const keys = (await garden.db.collection('garden.beds').indexes()).map(({ key }) => key);
    expect(keys).toContainEqual({ userId: 1, name: 1 });
    await repository.insert(mine, aBed('Roses'));
    await expect(repository.insert(mine, aBed('Roses'))).rejects.toMatchObject({ code: 11000 });
  });

  it('read back plain records with every field, and never an unsaved default', async () => {
    const inserted = await repository.insert(mine, aBed());
    const found = await repository.findOne({ ownerId: mine, _id: inserted._id });
    expect(found).toEqual(inserted);
    expect(found).toMatchObject({ ...aBed(inserted.name), rev: 1, userId: mine, tenantId: null, deletedAt: null });
    expect(Object.getPrototypeOf(found)).toBe(Object.prototype);
    expect(found?.plants[0]).toEqual({ name: 'Rose', height: 30 });
  });

  it.each([
    ['in a new record', () => repository.insert(mine, { ...aBed(), ...{ colour: 'red' } })],
    ['in a group of fields', () => repository.insert(mine, { ...aBed(), stock: { ...aBed().stock, ...{ lost: 1 } } })],
    ['in a list', () => repository.insert(mine, { ...aBed(), plants: [{ name: 'Rose', height: 1, ...{ age: 2 } }] })],
    ['in a change', () => repository.update({ ownerId: mine }, { $set: { colour: 'red' } })],
    ['in a change of many', () => repository.updateMany({ ownerId: mine }, { $set: { 'stock.lost': 1 } })],
    ['in a filter', () => repository.findMany({ ownerId: mine, ...{ colour: 'red' } })],
    ['in a branch of a filter', () => repository.count({ ownerId: mine, $or: [{ ...{ colour: 'red' } }] })],
    ['in insertMany', () => model.insertMany([{ ...aBed(), userId: mine, ...{ colour: 'red' } }])],
    [
      'in bulkWrite',
      () => model.bulkWrite([{ insertOne: { document: { userId: mine, ...{ colour: 'red' } } as never } }]),
    ],
  ])('refuse an unknown field %s', async (_where, work) => {
    await expect(work()).rejects.toThrow(/colour|lost|age/);
  });

  it('refuse a value that is not of the list, in a change as in a new record', async () => {
    const { _id } = await repository.insert(mine, aBed());
    await expect(repository.update({ ownerId: mine, _id }, { $set: { soil: 'lava' } as never })).rejects.toThrow(
      'soil',
    );
    await expect(repository.insert(mine, { ...aBed(), soil: 'lava' as never })).rejects.toThrow('soil');
  });

  it('take an operator in a filter for a value unless it is ours', async () => {
    const { _id } = await repository.insert(mine, aBed());
    const sent = { $ne: 'nothing' };
    await expect(repository.findMany({ ownerId: mine, name: sent as never })).rejects.toThrow('Cast to string failed');
    await expect(model.find({ userId: sent }, null, { acrossOwners: 'spec' })).rejects.toThrow('Cast to string failed');
    expect(await repository.findMany({ ownerId: mine, _id: trusted({ $in: [_id] }) })).toHaveLength(1);
  });

  it.each([
    ['find', () => model.find({ name: 'Roses' })],
    ['findOne', () => model.findOne({})],
    ['findById', () => model.findById(newId())],
    ['exists', () => model.exists({ name: 'Roses' })],
    ['a cursor', () => model.find().cursor().next()],
    ['countDocuments', () => model.countDocuments()],
    ['estimatedDocumentCount', () => model.estimatedDocumentCount()],
    ['distinct', () => model.distinct('name')],
    ['updateOne', () => model.updateOne({ name: 'Roses' }, { $set: { name: 'x' } })],
    ['updateMany', () => model.updateMany({}, { $set: { name: 'x' } })],
    ['replaceOne', () => model.replaceOne({}, { userId: mine })],
    ['findOneAndUpdate', () => model.findOneAndUpdate({}, { $set: { name: 'x' } })],
    ['findOneAndDelete', () => model.findOneAndDelete({})],
    ['deleteOne', () => model.deleteOne({})],
    ['deleteMany', () => model.deleteMany({})],
    ['an owner that is an operator', () => model.find({ userId: trusted({ $ne: mine }) })],
    ['an empty reason', () => model.find({}, null, { acrossOwners: '' })],
    ['aggregate', () => model.aggregate([{ $match: { name: 'Roses' } }])],
    ['an aggregate that begins elsewhere', () => model.aggregate([{ $limit: 1 }, { $match: { userId: mine } }])],
    [
      'an aggregate over another collection',
      () => model.aggregate([{ $match: { userId: mine } }, { $unionWith: 'x' }]),
    ],
    ['bulkWrite', () => model.bulkWrite([{ deleteOne: { filter: { name: 'Roses' } } }])],
  ])('refuse %s that names no owner', async (_what, work) => {
    await expect(Promise.resolve(work())).rejects.toMatchObject({ name: 'OwnerMissing' });
  });

  it('answer those that name their owner, or the reason why none', async () => {
    await repository.insert(theirs, aBed());
    expect(await model.aggregate([{ $match: { userId: theirs } }, { $count: 'beds' }])).toEqual([{ beds: 1 }]);
    const reason = { acrossOwners: 'the admin list' };
    expect((await model.find({}, null, reason).lean()).map(({ userId }) => userId)).toContain(theirs);
    const [counted] = await model.aggregate([{ $group: { _id: '$userId' } }, { $count: 'owners' }]).option(reason);
    expect(counted).toEqual({ owners: 2 });
    await model.bulkWrite([{ deleteMany: { filter: { userId: theirs } } }]);
    expect(await repository.count({ ownerId: theirs })).toBe(0);
  });

  it('never move a record to another owner', async () => {
    const { _id } = await repository.insert(mine, aBed());
    await repository.update({ ownerId: mine, _id }, { $set: { userId: theirs } as never });
    expect(await repository.count({ ownerId: mine, _id })).toBe(1);
  });

  it('join the running transaction without an argument, on every service of the process, and roll back with it', async () => {
    const others = kitchen.connection.model<DocumentOf<typeof pots>>(pots.name, pots.schema, 'kitchen.pots');
    const { _id } = await repository.insert(mine, aBed());
    const failing = garden.transaction(async () => {
      await repository.update({ ownerId: mine, _id }, { $inc: { 'stock.reserved': 1 } });
      await repository.insert(mine, aBed('Never'));
      await others.create({ userId: mine, litres: 3 });
      await model.insertMany([{ ...aBed('Never either'), userId: mine }]);
      expect(await repository.count({ ownerId: mine, name: 'Never' })).toBe(1);
      throw new Error('no');
    });
    await expect(failing).rejects.toThrow('no');
    expect(await repository.findOne({ ownerId: mine, _id })).toMatchObject({ rev: 1, stock: { reserved: 0 } });
    expect(await repository.count({ ownerId: mine, name: trusted({ $regex: '^Never' }) })).toBe(0);
    expect(await others.countDocuments({ userId: mine })).toBe(0);
  });

  it('and collections commit together', async () => {
    await garden.transaction(async (session) => {
      await repository.insert(mine, aBed('Together'));
      await garden.db.collection('garden.notes').insertOne({ about: 'Together' }, { session });
    });
    expect(await repository.count({ ownerId: mine, name: 'Together' })).toBe(1);
    expect(await garden.db.collection('garden.notes').countDocuments({ about: 'Together' })).toBe(1);
  });

  it('may start work that opens a transaction of its own once they have ended', async () => {
    let begin = () => undefined as void;
    const hasEnded = new Promise<void>((resolve) => (begin = resolve));
    let later: Promise<unknown> = Promise.resolve();
    await garden.transaction(async () => {
      later = hasEnded.then(() => garden.transaction(async () => repository.insert(mine, aBed('Later'))));
    });
    begin();
    await later;
    expect(await repository.count({ ownerId: mine, name: 'Later' })).toBe(1);
  });

  it('refuse a transaction inside a transaction, whose writes would stay when the outer one fails', async () => {
    const nested = garden.transaction(async () => kitchen.transaction(async () => undefined));
    await expect(nested).rejects.toThrow('A transaction inside a transaction');
    await garden.transaction(async () => repository.insert(mine, aBed('After')));
    expect(await repository.count({ ownerId: mine, name: 'After' })).toBe(1);
  });
});

describe('a repository', () => {
  let garden: ServiceDatabase;
  let repository: Beds;
  const mine = newId();
  const aBed = (name: string) => ({
    ...{ name, soil: 'sand' as const, plants: [], stock: { onHand: 0, reserved: 0 }, labels: {}, dugAt: null },
  });
  beforeAll(async () => {
    garden = await ServiceDatabase.open('garden', ownUri().href);
    repository = new Beds(garden.model(beds));
  }, 30_000);
  afterAll(() => dropped(garden));

  it('answers both sides of a change of fields, and leaves a field that is undefined as it was', async () => {
    const { _id } = await repository.insert(mine, { ...aBed('Tulips'), fence: 'low' });
    const change = await repository.setFields({ ownerId: mine, _id }, { name: 'Lilies', fence: undefined });
    expect(change).toMatchObject({
      before: { name: 'Tulips', rev: 1 },
      after: { name: 'Lilies', fence: 'low', rev: 2 },
    });
    expect(await repository.findOne({ ownerId: mine, _id })).toEqual(change?.after);
    expect(await repository.setFields({ ownerId: mine, _id }, { name: 'Roses' }, { rev: 1 })).toBeNull();
  });

  it('puts records back as they were, also what was deleted or erased, and goes on counting their revisions', async () => {
    const kept = await repository.insert(mine, aBed('Kept'));
    const erased = await repository.insert(mine, aBed('Erased'));
    await repository.update({ ownerId: mine, _id: kept._id }, { $set: { name: 'Changed' } });
    await repository.softDelete({ ownerId: mine, _id: kept._id });
    await garden.model(beds).deleteOne({ userId: mine, _id: erased._id });
    await repository.putBack([kept, erased]);
    expect(await repository.findOne({ ownerId: mine, _id: kept._id })).toMatchObject({ name: 'Kept', rev: 4 });
    expect(await repository.findOne({ ownerId: mine, _id: erased._id })).toMatchObject({ name: 'Erased', rev: 1 });
  });

  it('reads an optional field that was never stored as absent', async () => {
    const { _id } = await repository.insert(mine, aBed('Open'));
    expect(await repository.findOne({ ownerId: mine, _id })).not.toHaveProperty('fence');
  });
});

describe('a collection', () => {
  it('is not declared with a field that a read may miss', () => {
    const declare = () => ownedCollection({ name: 'X', collection: 'x', fields: { note: { type: String } } });
    expect(declare).toThrow('The field note needs a default');
  });
});
