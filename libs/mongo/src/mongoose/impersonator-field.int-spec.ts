import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { runAcrossTenants, runInContext } from '@linkyard/request-context';
import { newId } from '../documents.js';
import { ServiceDatabase } from '../service-database.js';
import { dropped, ownUri } from '../testing/own-database.js';
import { embedded, impersonatorField } from './fields.js';
import { OwnedRepository } from './owned-repository.js';
import { ownedCollection, type DocumentOf } from './stored-collection.js';

const line = embedded({ to: { type: String, required: true }, impersonatorId: impersonatorField });
const orders = ownedCollection({ name: 'Order', collection: 'orders', fields: { history: { type: [line] } } });
type Order = DocumentOf<typeof orders>;
class Orders extends OwnedRepository<Order> {}

describe('a line of a history', () => {
  let database: ServiceDatabase;
  let repository: Orders;
  const [owner, admin] = [newId(), newId()];
  beforeAll(async () => {
    database = await ServiceDatabase.open('shop', ownUri().href);
    repository = new Orders(database.connection.model<Order>(orders.name, orders.schema, database.nameOf('orders')));
  }, 30_000);
  afterAll(() => dropped(database));

  it('names who acts as the person, however it is written, and is without a name where that is the person (J2)', async () => {
    const { _id } = await repository.insert(owner, { history: [{ to: 'placed' }] });
    const push = (to: string) => repository.update({ ownerId: owner, _id }, { $push: { history: { to } } });
    const pushMany = (to: string) =>
      repository.update({ ownerId: owner, _id }, { $push: { history: { $each: [{ to }] } } });
    await runInContext({ requestId: null, tenantId: null, impersonatorId: admin }, async () => {
      await push('paid');
      await runAcrossTenants('a look-up', () => pushMany('sent'));
      await repository.insert(owner, { _id: 'other', history: [{ to: 'placed' }] });
    });
    await push('closed');
    const lines = async (id: string) => (await repository.findOne({ ownerId: owner, _id: id }))?.history;
    expect(await lines(_id)).toEqual([
      { to: 'placed' },
      { to: 'paid', impersonatorId: admin },
      { to: 'sent', impersonatorId: admin },
      { to: 'closed' },
    ]);
    expect(await lines('other')).toEqual([{ to: 'placed', impersonatorId: admin }]);
  });
});
