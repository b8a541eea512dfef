import 'reflect-metadata';
import { Injectable } from '@nestjs/common';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { userDeleted } from '@linkyard/contracts';
import {
  InjectStored,
  limiterCollection,
  newId,
  ownedCollection,
  OwnedRepository,
  type DocumentOf,
  type StoredModel,
} from '@linkyard/mongo';
import { Outbox } from '../events/outbox.js';
import { ServiceUnderTest } from '../testing/service-under-test.js';
import { AccountRecords } from './account-records.js';
import { Capability, serviceOf } from './capability.js';

const beds = ownedCollection({ name: 'Item', collection: 'beds', fields: { name: { type: String, default: '' } } });
const tools = ownedCollection({ name: 'Tool', collection: 'tools', fields: { name: { type: String, default: '' } } });

@Injectable()
class Beds extends OwnedRepository<DocumentOf<typeof beds>> {
  constructor(@InjectStored('garden', beds) model: StoredModel<typeof beds>) {
    super(model);
  }
}
@Capability({
  service: 'garden',
  collections: [beds],
  eraseWithAccount: [beds],
  exportWithAccount: [beds],
  providers: [Beds],
  migrations: [{ id: '2026-02', up: async () => undefined }],
})
class BedsModule {}

@Injectable()
class Tools {
  constructor(@InjectStored('garden', tools) readonly model: StoredModel<typeof tools>) {}
}
@Capability({
  service: 'garden',
  collections: [tools],
  limiters: [limiterCollection('tool_limits')],
  providers: [Tools],
  migrations: [{ id: '2026-01', up: async () => undefined }],
})
class ToolsModule {}

class Garden extends ServiceUnderTest {
  static async start() {
    const garden = new Garden(await this.open(serviceOf('garden', [BedsModule, ToolsModule])));
    await garden.build(serviceOf('garden', [BedsModule, ToolsModule]).module, []);
    return garden;
  }
}

describe('a service made of capabilities', () => {
  let garden: Garden;
  const [mine, theirs] = [newId(), newId()];
  beforeAll(async () => {
    garden = await Garden.start();
  }, 30_000);
  afterAll(() => garden.stop());

  it('has the collections of all, and their migrations in order', () => {
    const { models, migrations } = serviceOf('garden', [BedsModule, ToolsModule]);
    expect(models.map(({ collection }) => collection)).toEqual(['beds', 'tools', 'tool_limits']);
    expect(migrations?.map(({ id }) => id)).toEqual(['2026-01', '2026-02']);
  });

  it('has once what a capability imports, though the service does not list it', () => {
    @Capability({ service: 'garden', imports: [BedsModule, ToolsModule] })
    class PathsModule {}
    const { models, migrations } = serviceOf('garden', [PathsModule, ToolsModule]);
    expect(models.map(({ collection }) => collection)).toEqual(['beds', 'tools', 'tool_limits']);
    expect(migrations?.map(({ id }) => id)).toEqual(['2026-01', '2026-02']);
  });

  it('refuses a module that is no capability', () => {
    class Plain {}
    expect(() => serviceOf('garden', [Plain])).toThrow('Plain is no capability');
  });

  it('erases with an account the collections its capabilities name, idempotently, and no other owner’s', async () => {
    const repository = garden.get(Beds);
    await repository.insert(mine, { name: 'Roses' });
    const { _id } = await repository.insert(theirs, { name: 'Tulips' });
    await garden.get(Tools).model.create({ userId: mine, name: 'Spade' });
    const facts = { eventId: newId(), tenantId: null, requestId: null, at: new Date() };
    const erase = () =>
      garden.get<AccountRecords>(AccountRecords).eraseAccount({ userId: mine, tenantId: null }, facts);
    await erase();
    await erase();
    expect((await garden.rows('beds').find({}).toArray()).map((row) => row._id)).toEqual([_id]);
    expect(await garden.rows('tools').countDocuments({})).toBe(1);
  });

  it('exports the records of one account', async () => {
    const exported: unknown[] = [];
    for await (const { collection, record } of garden.get<AccountRecords>(AccountRecords).exported(theirs))
      exported.push([collection, record]);
    expect(exported).toEqual([['beds', expect.objectContaining({ userId: theirs, name: 'Tulips' })]]);
  });

  it('adds an event to the transaction it runs in, and outside of one refuses', async () => {
    const outbox = garden.get<Outbox>(Outbox);
    const data = { userId: theirs, tenantId: null };
    await expect(outbox.add(userDeleted, data)).rejects.toThrow('outside a transaction');
    const failing = garden.database.transaction(async () => {
      await outbox.add(userDeleted, data);
      throw new Error('no');
    });
    await expect(failing).rejects.toThrow('no');
    expect(await garden.rows('outbox').countDocuments({})).toBe(0);
    await garden.database.transaction(async () => {
      await garden.get(Beds).insert(theirs, { name: 'Lilies' });
      await outbox.add(userDeleted, data);
    });
    expect(await garden.events(userDeleted.name)).toEqual([data]);
  });
});
