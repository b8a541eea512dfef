import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { ServiceDatabase } from '@linkyard/mongo';
import { ownDatabase } from '@linkyard/service-kit/testing';
import { siteSettings, untouched } from '../provider-settings/site-setting.schema.js';
import { SiteSettingsRepository } from '../provider-settings/site-settings.repository.js';

describe('the stored settings of providers', () => {
  let database: ServiceDatabase;
  let settings: SiteSettingsRepository;
  beforeAll(async () => {
    database = await ServiceDatabase.open('integrations', ownDatabase('integrations'));
    settings = new SiteSettingsRepository(database.model(siteSettings));
  }, 30_000);
  afterAll(async () => {
    await database.db.dropDatabase();
    await database.close();
  });

  it('are the defaults before the first change', async () => {
    expect(await settings.find()).toEqual(untouched);
  });

  it('of a record without a revision are read, and replaced by one writer', async () => {
    const { rev: _rev, ...early } = { ...untouched, keys: { pexels: 'sealed' } };
    await database.collection(siteSettings).insertOne({ ...early, rev: 0 });
    await database.collection(siteSettings).updateOne({ _id: 'providers' }, { $unset: { rev: '' } });
    const found = await settings.find();
    expect(found).toEqual({ ...early, rev: 0 });
    const next = { ...found, aiModel: 'other', rev: 1 };
    const results = [await settings.replace(0, next), await settings.replace(0, next)];
    expect(results).toEqual([true, false]);
    expect(await settings.find()).toEqual(next);
  });
});
