import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { getSiteSettings, searchStockImages, testSiteSettings, updateSiteSettings } from '@linkyard/contracts';
import { call, must, newCreator, send, theAdmin, type Person } from '@linkyard/testing';

const realKey = () => process.env['UNSPLASH_ACCESS_KEY'] ?? '';
const foreign = 'a-foreign-key-wxyz';

describe('keys of providers', () => {
  let admin: Person;
  let ana: Person;
  beforeAll(async () => {
    [admin, ana] = await Promise.all([theAdmin(), newCreator('Ana')]);
  });
  const set = (change: object) => must(updateSiteSettings, { group: 'providers', ...change }, admin.token);
  afterAll(async () => {
    await set({ stock: { unsplash: '', pixabay: '', pexels: '' }, ai: { key: '', baseUrl: '', model: '' } });
  });

  it('come from the environment until an admin sets them, and are never read out', async () => {
    const before = await must(getSiteSettings, {}, admin.token);
    expect(before.stock.unsplash).toEqual({ from: 'environment', ending: realKey().slice(-4) });
    const after = await set({ stock: { unsplash: foreign } });
    expect(after.stock.unsplash).toEqual({ from: 'settings', ending: 'wxyz' });
    expect(after.stock.pixabay.from).toBe('environment');
    const raw = await send({ path: '/admin/settings/get', role: 'admin' }, {}, admin.token);
    expect(JSON.stringify(raw.body)).not.toContain(foreign);
    expect(JSON.stringify(raw.body)).not.toContain(realKey());
  });

  it('are tried at the service itself', async () => {
    const test = (provider: 'unsplash' | 'pixabay' | 'pexels' | 'openai') =>
      must(testSiteSettings, { provider }, admin.token);
    await set({ stock: { unsplash: foreign } });
    expect(await test('unsplash')).toMatchObject({ ok: false, text: 'The service does not accept this key.' });
    await set({ stock: { unsplash: `${realKey()}-spent` } });
    expect(await test('unsplash')).toMatchObject({ ok: false, text: expect.stringContaining('limit') });
    await set({ stock: { unsplash: '' } });
    expect(await test('unsplash')).toMatchObject({ ok: true, remaining: expect.any(Number) });
    for (const provider of ['pixabay', 'pexels', 'openai'] as const)
      expect(await test(provider)).toMatchObject({ ok: true });
    await set({ ai: { model: 'no-such-model' } });
    expect(await test('openai')).toMatchObject({ ok: false });
    await set({ ai: { model: '' } });
  });

  it('apply to all users immediately; invalid and exhausted keys have different errors', async () => {
    const search = (keyword: string) => call(searchStockImages, { keyword, platform: 'unsplash' }, ana.token);
    await set({ stock: { unsplash: foreign } });
    expect(await search('mole')).toMatchObject({ http: 502, body: { code: 'integrations.stock_key_refused' } });
    await set({ stock: { unsplash: `${realKey()}-spent` } });
    const spent = await search('mole');
    expect(spent).toMatchObject({ http: 503, body: { code: 'integrations.stock_limit' } });
    expect(Number(spent.headers.get('retry-after'))).toBeGreaterThan(0);
    await set({ stock: { unsplash: '' } });
    expect((await search('mole')).http).toBe(200);
  });

  it('of two admins who save what they both opened, the later gets a conflict', async () => {
    const { rev } = await must(getSiteSettings, {}, admin.token);
    const save = (stock: object) => call(updateSiteSettings, { rev, stock }, admin.token);
    const answers = await Promise.all([save({ pixabay: 'key-of-one-admin' }), save({ pexels: 'key-of-the-other' })]);
    expect(answers.map(({ http }) => http).sort()).toEqual([200, 409]);
    expect(answers.find(({ http }) => http === 409)).toMatchObject({ body: { code: 'core.conflict' } });
    expect(await must(getSiteSettings, {}, admin.token)).toMatchObject({ rev: rev + 1 });
    await set({ stock: { pixabay: '', pexels: '' } });
  });

  it('that are set at once without a look are all set', async () => {
    const { rev } = await must(getSiteSettings, {}, admin.token);
    const changes = ['unsplash', 'pixabay', 'pexels'].map((name) => set({ stock: { [name]: `key-for-${name}` } }));
    await Promise.all(changes);
    const after = await must(getSiteSettings, {}, admin.token);
    expect(after.rev).toBe(rev + 3);
    expect(Object.values(after.stock).map(({ from, ending }) => [from, ending])).toEqual([
      ['settings', 'lash'],
      ['settings', 'abay'],
      ['settings', 'xels'],
    ]);
    await set({ stock: { unsplash: '', pixabay: '', pexels: '' } });
  });

  it('are set by admins only', async () => {
    for (const command of [getSiteSettings, updateSiteSettings]) {
      expect((await call(command, {}, ana.token)).http).toBe(403);
      expect((await call(command, {})).http).toBe(401);
    }
    expect((await call(testSiteSettings, { provider: 'unsplash' }, ana.token)).http).toBe(403);
  });

  it.each(['http://10.0.0.1/v1', 'ftp://x.example', 'nothing', 'https://a:b@x.example/v1'])(
    'are not sent to %s',
    async (baseUrl) => {
      const answer = await call(updateSiteSettings, { ai: { baseUrl } }, admin.token);
      expect(answer).toMatchObject({ http: 422, body: { errors: [{ path: 'ai.baseUrl' }] } });
    },
  );

  it('are plain text without spaces', async () => {
    const answer = await call(updateSiteSettings, { stock: { pexels: 'two words' } }, admin.token);
    expect(answer).toMatchObject({ http: 422, body: { errors: [{ path: 'stock.pexels' }] } });
  });
});
