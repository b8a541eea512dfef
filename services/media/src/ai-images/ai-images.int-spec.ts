import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { drawAiImage, generateAiImage, uploadFromUrl, type Ctx } from '@linkyard/contracts';
import { DomainError } from '@linkyard/service-kit';
import sharp from 'sharp';
import { creator, MediaHarness } from '../testing/media-harness.js';
import { AiImageSweep } from './ai-image-sweep.job.js';
import { aiImageJobs } from './ai-image-job.schema.js';

describe('generated pictures', () => {
  let harness: MediaHarness;
  let drawn: Buffer;
  beforeAll(async () => {
    harness = await MediaHarness.start();
    drawn = await sharp({ create: { width: 1536, height: 1024, channels: 3, background: '#e8833a' } })
      .png()
      .toBuffer();
    harness.others.set(drawAiImage.subject, async () => ({
      file: await harness.incoming(drawn),
      model: 'm-1',
      cost: { tokens: 1_568 },
    }));
  }, 30_000);
  afterAll(() => harness.stop());
  const generate = (ctx: Ctx, ratio: '16:9' | '1:1' = '16:9') =>
    harness.call(generateAiImage, { prompt: 'a quay', ratio }, ctx);
  const jobs = (ctx: Ctx) =>
    harness.database
      .collection(aiImageJobs)
      .find({ userId: ctx.userId ?? '' })
      .sort({ createdAt: 1 })
      .toArray();
  const pictures = async () => (await harness.keys()).filter((key) => key.startsWith('pictures/'));

  it('are cut to the ratio asked for, noted, and gone with their bytes after a day', async () => {
    const ctx = creator();
    const before = await pictures();
    const { width, height, cost, expiresAt } = await generate(ctx);
    expect(cost).toEqual({ tokens: 1_568 });
    expect([width, height]).toEqual([1536, 864]);
    expect(await jobs(ctx)).toMatchObject([{ state: 'done', isOpen: false, provider: 'm-1', cost, ratio: '16:9' }]);
    expect((await pictures()).length).toBe(before.length + 1);
    const sweep = harness.get(AiImageSweep);
    expect(await sweep.sweep()).toBe(0);
    expect(await sweep.sweep(new Date(new Date(expiresAt).getTime() + 60_000))).toBeGreaterThan(0);
    expect(await pictures()).toEqual(before);
  });

  it('that were put into the library are not swept', async () => {
    const ctx = creator();
    const { url } = await generate(ctx, '1:1');
    const media = await harness.call(uploadFromUrl, { url, source: 'openai' }, ctx);
    expect(media).toMatchObject({ source: 'openai', prompt: 'a quay' });
    await harness.get(AiImageSweep).sweep(new Date(Date.now() + 7 * 86_400_000));
    expect(await harness.store.stat(media.file.path.replace('/media/', ''))).not.toBeNull();
    await expect(harness.call(uploadFromUrl, { url, source: 'openai' })).rejects.toMatchObject({
      code: 'media.ai_image_gone',
    });
  });

  it('end as blocked or failed, and the account may ask again', async () => {
    const ctx = creator();
    const answer = harness.others.get(drawAiImage.subject);
    for (const code of ['integrations.ai_blocked', 'integrations.ai_failed'] as const) {
      harness.others.set(drawAiImage.subject, () => Promise.reject(new DomainError(code)));
      await expect(generate(ctx)).rejects.toMatchObject({ code });
    }
    harness.others.set(drawAiImage.subject, async () => ({
      file: await harness.incoming(Buffer.from('<svg/>')),
      model: 'm-1',
      cost: null,
    }));
    await expect(generate(ctx)).rejects.toMatchObject({ code: 'integrations.ai_failed' });
    expect((await jobs(ctx)).map(({ state, error }) => [state, error])).toEqual([
      ['blocked', 'integrations.ai_blocked'],
      ['failed', 'integrations.ai_failed'],
      ['failed', 'integrations.ai_failed'],
    ]);
    if (answer) harness.others.set(drawAiImage.subject, answer);
    await generate(ctx);
  });

  it('one left open by a crash blocks its account for a short time only', async () => {
    const ctx = creator();
    await generate(ctx);
    const [job] = await jobs(ctx);
    const open = { $set: { isOpen: true, state: 'generating' as const, updatedAt: new Date() } };
    await harness.database.collection(aiImageJobs).updateOne({ _id: job?._id ?? '' }, open);
    await expect(generate(ctx)).rejects.toMatchObject({ code: 'media.ai_busy' });
    const long = { $set: { updatedAt: new Date(Date.now() - 120_000) } };
    await harness.database.collection(aiImageJobs).updateOne({ _id: job?._id ?? '' }, long);
    await generate(ctx);
  });
});
