import 'reflect-metadata';
import { tmpdir } from 'node:os';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { userDeleted } from '@linkyard/contracts';
import { newId } from '@linkyard/mongo';
import { collectionsThatMention, fillEveryCollection, ServiceUnderTest } from '@linkyard/service-kit/testing';
import { integrationsService } from '../integrations.module.js';
import { UseReportsRepository } from './use-reports.repository.js';

const { module, models } = integrationsService;

class Integrations extends ServiceUnderTest {
  static async start() {
    // The module reads its configuration from the process.
    const env = {
      LINKYARD_MODE: 'development',
      DATA_KEY: 'd'.repeat(40),
      MEDIA_SIGNING_KEY: 'm'.repeat(40),
      STORAGE_DIR: tmpdir(),
    };
    Object.assign(process.env, env);
    const integrations = new Integrations(await this.open(integrationsService));
    await integrations.build(module, []);
    return integrations;
  }
}

describe('erasing an account', () => {
  let integrations: Integrations;
  beforeAll(async () => {
    integrations = await Integrations.start();
  }, 30_000);
  afterAll(() => integrations.stop());

  it('leaves no record of the owner in any collection of the service', async () => {
    const { database } = integrations;
    const records = { userId: newId(), kept: { 'site-settings': 'settings of the installation' } };
    await fillEveryCollection(database, models, records);
    const report = { platform: 'pexels' as const, providerId: 'p1', reportedAt: new Date() };
    const other = await integrations.get(UseReportsRepository).insert(newId(), { _id: newId(), ...report });
    await integrations.deliver(userDeleted, { userId: records.userId, tenantId: null });
    expect(await collectionsThatMention(database, models, records)).toEqual([]);
    expect(await integrations.rows('stock-use-reports').findOne({ _id: other._id })).toMatchObject(report);
  });
});
