import { createServer, type Server } from 'node:http';
import { once } from 'node:events';
import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { stockPlatforms, type StockPlatform, type UserCtx } from '@linkyard/contracts';
import { createEgress } from '@linkyard/egress';
import { ServiceDatabase } from '@linkyard/mongo';
import { createLogger, systemContext } from '@linkyard/service-kit';
import { objectStoreFrom } from '@linkyard/storage';
import { integrationsConfigFrom } from '../config/integrations-config.js';
import { ImagesService } from '../images/images.service.js';
import { OpenAiImages } from '../images/openai-images.js';
import { pexels } from '../stock/pexels.js';
import { pixabay } from '../stock/pixabay.js';
import { StockService } from '../stock/stock.service.js';
import { unsplash } from '../stock/unsplash.js';
import { ProviderSettingsService } from '../provider-settings/provider-settings.service.js';
import { ProviderTest } from './provider-test.js';
import { siteSettings } from '../provider-settings/site-setting.schema.js';
import { SiteSettingsRepository } from '../provider-settings/site-settings.repository.js';

const mongoUri = process.env['MONGODB_URI'] ?? 'mongodb://127.0.0.1:27017/linkyard?replicaSet=rs0';
const search = (platform: StockPlatform) =>
  ({ platform, keyword: 'sea', page: 1, listPerPage: 24, type: 'image' }) as const;

describe('an installation without a key', () => {
  let database: ServiceDatabase;
  let provider: Server;
  let folder: string;
  let asked: string[];
  let settings: ProviderSettingsService;
  let stock: StockService;
  let images: ImagesService;
  let tests: ProviderTest;

  beforeAll(async () => {
    asked = [];
    provider = createServer((request, response) => {
      asked.push(request.headers.authorization ?? '');
      response.setHeader('content-type', 'application/json').end('{"total":0,"results":[]}');
    }).listen(0, '127.0.0.1');
    await once(provider, 'listening');
    const address = provider.address();
    const origin = `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`;
    const uri = new URL(mongoUri);
    uri.pathname = `/integrations_spec_${randomUUID().slice(0, 8)}`;
    database = await ServiceDatabase.open('integrations', uri.href);
    folder = await mkdtemp(join(tmpdir(), 'linkyard-keys-'));
    const logger = createLogger('integrations', 'silent');
    const config = integrationsConfigFrom({
      LINKYARD_MODE: 'development',
      DATA_KEY: 'd'.repeat(40),
      OPENAI_BASE_URL: `${origin}/v1`,
    });
    const providers = { unsplash: unsplash(origin), pixabay: pixabay(origin), pexels: pexels(origin) };
    settings = new ProviderSettingsService(new SiteSettingsRepository(database.model(siteSettings)), config, logger);
    stock = new StockService(settings, providers, logger);
    const openAi = new OpenAiImages(createEgress({ allowHosts: [] }));
    images = new ImagesService(
      settings,
      openAi,
      await objectStoreFrom({ STORAGE_DIR: folder, MEDIA_SIGNING_KEY: 'm'.repeat(40) }),
      logger,
    );
    tests = new ProviderTest(settings, providers, openAi);
  }, 30_000);
  afterAll(async () => {
    provider.close();
    await database.db.dropDatabase();
    await database.close();
    await rm(folder, { recursive: true, force: true });
  });

  it.each(stockPlatforms)('says who can set a key for %s, and sends no request', async (platform) => {
    await expect(stock.search(search(platform))).rejects.toMatchObject({ code: 'integrations.stock_no_key' });
    expect(await tests.run(platform)).toEqual({ ok: false, text: 'No key is set.', remaining: null });
    expect(asked).toEqual([]);
  });

  it('draws nothing, and says so', async () => {
    const drawing = images.draw({ prompt: 'a quay', ratio: '1:1', drawnToday: 0 });
    await expect(drawing).rejects.toMatchObject({ code: 'integrations.ai_no_key' });
    expect(asked).toEqual([]);
  });

  it('asks as soon as an admin has set one, and no more when it is cleared', async () => {
    const admin = { ...systemContext({ userId: 'a'.repeat(24), role: 1 }) } as UserCtx;
    const set = (unsplashKey: string) =>
      settings.update({ group: 'providers', stock: { unsplash: unsplashKey } }, admin);
    await set('key-for-pictures');
    expect(await stock.search(search('unsplash'))).toMatchObject({ found: [] });
    expect(asked).toEqual(['Client-ID key-for-pictures']);
    await set('');
    await expect(stock.search({ ...search('unsplash'), keyword: 'lake' })).rejects.toMatchObject({
      code: 'integrations.stock_no_key',
    });
  });
});
