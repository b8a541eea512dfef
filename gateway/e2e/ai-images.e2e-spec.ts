import { beforeAll, describe, expect, it } from '@jest/globals';
import { generateAiImage, updateSiteSettings, uploadFromUrl, userMedia } from '@linkyard/contracts';
import { baseUrl, call, must, newCreator, theAdmin, type Person } from '@linkyard/testing';

describe('pictures from words', () => {
  let ana: Person;
  let ben: Person;
  let admin: Person;
  beforeAll(async () => {
    [ana, ben, admin] = await Promise.all([newCreator('Ana'), newCreator('Ben'), theAdmin()]);
  });
  const withAi = async <Result>(ai: object, work: () => Promise<Result>, undo: object): Promise<Result> => {
    await must(updateSiteSettings, { group: 'providers', ai }, admin.token);
    try {
      return await work();
    } finally {
      await must(updateSiteSettings, { group: 'providers', ai: undo }, admin.token);
    }
  };

  it.each([
    ['1:1', 1],
    ['16:9', 16 / 9],
    ['9:16', 9 / 16],
    ['4:3', 4 / 3],
    ['3:4', 3 / 4],
    ['3:2', 3 / 2],
  ] as const)('is drawn in %s', async (ratio, value) => {
    const { url, width, height, cost } = await must(
      generateAiImage,
      { prompt: `a quay in ${ratio}`, ratio },
      ben.token,
    );
    // As the provider has counted it.
    expect(cost?.tokens).toBeGreaterThan(0);
    expect(Math.abs(width / height - value)).toBeLessThan(0.01);
    const reply = await fetch(`${baseUrl()}${url}`);
    expect([reply.status, reply.headers.get('content-type')]).toEqual([200, 'image/webp']);
  });

  it('lies in no library until its owner puts it there, once, with its words', async () => {
    const { url } = await must(generateAiImage, { prompt: 'a red boat\nat anchor', ratio: '3:2' }, ana.token);
    const before = await must(userMedia, { type: 'get', data: {} }, ana.token);
    expect(before).toMatchObject({ totalMedia: 0 });
    expect((await fetch(`${baseUrl()}${url.split('?')[0]}`)).status).toBe(404);
    const request = { url, source: 'openai', type: 'gallery' } as const;
    expect(await call(uploadFromUrl, request, ben.token)).toMatchObject({
      http: 410,
      body: { code: 'media.ai_image_gone' },
    });
    const media = await must(uploadFromUrl, request, ana.token);
    expect(media).toMatchObject({
      source: 'openai',
      prompt: 'a red boat\nat anchor',
      title: 'a red boat at anchor',
      credit: null,
      visibility: 'public',
    });
    expect((await must(uploadFromUrl, request, ana.token))._id).toBe(media._id);
    expect((await fetch(`${baseUrl()}${media.file.path}`)).status).toBe(200);
    // The temporary picture is gone: it was moved.
    expect((await fetch(`${baseUrl()}${url}`)).status).toBe(404);
  });

  it('is refused with a clear word where the service blocks the prompt, and the account may go on', async () => {
    const blocked = await call(generateAiImage, { prompt: 'gore', ratio: '1:1' }, ana.token);
    expect(blocked).toMatchObject({ http: 422, body: { code: 'integrations.ai_blocked' } });
    expect(blocked.body.message).toContain('blocked this prompt');
    await must(generateAiImage, { prompt: 'a tree', ratio: '1:1' }, ana.token);
  });

  it('is one at a time for an account', async () => {
    const prompts = ['one', 'two', 'three'].map((word) => ({ prompt: `a boat, ${word}`, ratio: '1:1' as const }));
    const answers = await Promise.all(prompts.map((prompt) => call(generateAiImage, prompt, ana.token)));
    const codes = answers.map(({ body }) => body.code ?? 'drawn').sort();
    expect(codes).toEqual(['drawn', 'media.ai_busy', 'media.ai_busy']);
  });

  it('has a daily limit that the admin sets', async () => {
    const answer = await withAi(
      { dailyLimit: 1 },
      () => call(generateAiImage, { prompt: 'one more', ratio: '1:1' }, ana.token),
      { dailyLimit: 20 },
    );
    expect(answer).toMatchObject({ http: 429, body: { code: 'integrations.ai_daily_limit' } });
  });

  it.each([
    ['a wrong key', { key: 'sk-wrong-key-0123456789' }, 502, 'integrations.ai_key_refused'],
    ['a spent key', { key: `${process.env['OPENAI_API_KEY']}-spent` }, 503, 'integrations.ai_limit'],
    ['an unknown model', { model: 'no-such-model' }, 502, 'integrations.ai_key_refused'],
  ])('distinguishes %s', async (_name, ai, http, code) => {
    const ask = () => call(generateAiImage, { prompt: 'a tree', ratio: '1:1' }, ben.token);
    expect(await withAi(ai, ask, { key: '', model: '' })).toMatchObject({ http, body: { code } });
  });

  it('is drawn by models that answer with bytes only when asked', async () => {
    const draw = () => must(generateAiImage, { prompt: 'a cliff', ratio: '9:16' }, ben.token);
    await expect(withAi({ model: 'dall-e-3' }, draw, { model: '' })).resolves.toMatchObject({
      height: 1792,
      // This provider reports no cost.
      cost: null,
    });
  });

  it.each(['simulate-error', 'simulate-garbage'])('fails clearly when the service does (%s)', async (prompt) => {
    const answer = await call(generateAiImage, { prompt, ratio: '1:1' }, ben.token);
    expect(answer).toMatchObject({
      http: 502,
      body: { code: 'integrations.ai_failed', message: 'Failed to generate image' },
    });
  });

  it('requires a session, a prompt, and a supported ratio', async () => {
    expect((await call(generateAiImage, { prompt: 'x' })).http).toBe(401);
    expect(await call(generateAiImage, { prompt: '  ' }, ana.token)).toMatchObject({
      http: 422,
      body: { errors: [{ path: 'prompt', message: 'Please enter a prompt' }] },
    });
    const odd = { prompt: 'x', ratio: '2:1' } as unknown as { prompt: string };
    expect((await call(generateAiImage, odd, ana.token)).http).toBe(422);
  });
});
