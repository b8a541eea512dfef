import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  drawPictureSizes,
  keepPictureSizes,
  mediaFileDrawn,
  mediaFileFacts,
  planPictureSizes,
  uploadUserFile,
  type Ctx,
  type ReplyOf,
} from '@linkyard/contracts';
import sharp from 'sharp';
import { MediaRepository } from '../files/media.repository.js';
import { FileKeeper } from '../files/file-keeper.js';
import { creator, MediaHarness } from '../testing/media-harness.js';
import { AskForSizes } from './ask-for-sizes.handler.js';

type Plan = NonNullable<ReplyOf<typeof planPictureSizes>['plan']>;
const hour = 3_600_000;

let harness: MediaHarness;
beforeAll(async () => {
  harness = await MediaHarness.start();
}, 30_000);
afterAll(() => harness.stop());

const picture = (width = 1200, height = 600) =>
  sharp({ create: { width, height, channels: 3, background: { r: 20, g: 120, b: 80 } } })
    .png()
    .toBuffer();
const upload = async (ctx: Ctx, bytes?: Buffer) =>
  harness.call(uploadUserFile, { file: await harness.incoming(bytes ?? (await picture())) }, ctx);
const planOf = async (mediaId: string) => (await harness.call(planPictureSizes, { mediaId })).plan;
/** What a worker reports about objects it has written. */
const drawnOf = ({ sizes }: Plan) =>
  sizes.map(({ key, width }) => ({ key, width, size: 100, height: width / 2, etag: 'e' }));
const mediaOf = (ctx: Ctx, _id: string) =>
  harness.get<MediaRepository>(MediaRepository).findOne({ ownerId: ctx.userId ?? '', _id });
const usageOf = async (ctx: Ctx) =>
  harness.database.db.collection<{ _id: string }>('media.usage').findOne({ _id: ctx.userId ?? '' });

describe('the sizes of a picture', () => {
  it('have their keys before a byte is written, and the same ones when asked again', async () => {
    const { _id, file } = await upload(creator());
    const [first, second] = await Promise.all([planOf(_id), planOf(_id)]);
    expect(first?.sizes).toHaveLength(4 + 3);
    expect(`/media/${first?.key}`).toBe(file.path);
    expect(second).toEqual(first);
    expect(await planOf(_id)).toEqual(first);
  });

  it('are planned for a record of before the field was stored', async () => {
    const { _id } = await upload(creator());
    await harness.rows('media').updateOne({ _id }, { $unset: { sizes: '' } });
    expect((await planOf(_id))?.sizes).toHaveLength(4 + 3);
  });

  it('of a JPEG, which stays one, are WebP in its own width too', async () => {
    const noise = { type: 'gaussian' as const, mean: 128, sigma: 60 };
    const bytes = await sharp({ create: { width: 700, height: 400, channels: 3, background: '#888', noise } })
      .jpeg({ quality: 95 })
      .toBuffer();
    const item = await upload(creator(), bytes);
    expect(item.file).toMatchObject({ mime: 'image/jpeg', width: 700, path: expect.stringMatching(/\.jpg$/) });
    expect(item.file.thumb).toMatch(/\.webp$/);
    const plan = await planOf(item._id);
    const webps = plan?.sizes.filter(({ mime }) => mime === 'image/webp').map(({ width }) => width);
    expect(webps).toEqual([320, 640, 700]);
    if (plan) await harness.call(keepPictureSizes, { mediaId: item._id, drawn: drawnOf(plan) });
    const { pictures } = await harness.call(mediaFileFacts, { paths: [item.file.path] });
    const usable = pictures[0]?.sizes.filter(({ mime }) => mime === 'image/webp').map(({ width }) => width);
    expect(usable).toEqual([320, 480, 640, 700]);
  });

  it('belong to the picture once generated, are announced once, not charged, and never generated again', async () => {
    const ctx = creator();
    const item = await upload(ctx);
    const before = await usageOf(ctx);
    const plan = await planOf(item._id);
    if (!plan) throw new Error('no plan');
    const done = { mediaId: item._id, drawn: drawnOf(plan) };
    expect(await harness.call(keepPictureSizes, done)).toEqual({ kept: true });
    expect(await harness.call(keepPictureSizes, done)).toEqual({ kept: true });
    expect(await planOf(item._id)).toBeNull();
    const events = (await harness.events(mediaFileDrawn.name)).filter(({ mediaId }) => mediaId === item._id);
    expect(events).toEqual([{ mediaId: item._id, userId: ctx.userId, path: item.file.path }]);
    expect((await mediaOf(ctx, item._id))?.objects).toHaveLength(2 + 7);
    expect(await usageOf(ctx)).toEqual(before);
  });

  it('cannot be put under other keys than the planned ones', async () => {
    const ctx = creator();
    const item = await upload(ctx);
    await planOf(item._id);
    const drawn = [{ key: 'pictures/2026-11/another-owners.webp', size: 1, width: 1, height: 1, etag: 'e' }];
    await harness.call(keepPictureSizes, { mediaId: item._id, drawn });
    expect((await mediaOf(ctx, item._id))?.objects.map(({ key }) => key)).not.toContain(drawn[0]?.key);
  });

  it('of a picture that was deleted in the meantime are reported as orphans, and its planned keys are deleted with it', async () => {
    const ctx = creator();
    const item = await upload(ctx);
    const plan = await planOf(item._id);
    const media = await mediaOf(ctx, item._id);
    const [planned] = plan?.sizes ?? [];
    if (!plan || !planned || !media) throw new Error('no plan');
    // A worker was killed after its first object.
    await harness.store.put(planned.key, Buffer.from('x'), { contentType: planned.mime });
    await harness.get<FileKeeper>(FileKeeper).drop(media);
    expect(await harness.store.stat(planned.key)).toBeNull();
    expect(await harness.call(keepPictureSizes, { mediaId: item._id, drawn: drawnOf(plan) })).toEqual({ kept: false });
    expect(await planOf(item._id)).toBeNull();
  });

  it('of an animation are WebP alone', async () => {
    const frames = Buffer.concat([Buffer.alloc(700 * 300 * 3, 0), Buffer.alloc(700 * 300 * 3, 255)]);
    const raw = { width: 700, height: 600, channels: 3, pageHeight: 300 } as const;
    const gif = await sharp(frames, { raw })
      .gif({ delay: [100, 100] })
      .toBuffer();
    const item = await upload(creator(), gif);
    const plan = await planOf(item._id);
    expect(plan).toMatchObject({
      isAnimated: true,
      sizes: [
        { mime: 'image/webp', width: 320 },
        { mime: 'image/webp', width: 640 },
      ],
    });
    if (plan) await harness.call(keepPictureSizes, { mediaId: item._id, drawn: drawnOf(plan) });
    const { pictures } = await harness.call(mediaFileFacts, { paths: [item.file.path] });
    // The copy for lists stands still.
    expect(pictures[0]?.sizes.map(({ width }) => width)).toEqual([320, 640, 700]);
  });

  it('are requested immediately, and by the sweep while they are missing', async () => {
    const ctx = creator();
    const item = await upload(ctx);
    const ask = harness.get<AskForSizes>(AskForSizes);
    const meta = { eventId: 'e', tenantId: null, requestId: null, at: new Date() };
    const data = { mediaId: item._id, userId: ctx.userId ?? '', type: 'gallery' as const, path: item.file.path };
    await ask.onReady(data, meta);
    const wanted = { name: drawPictureSizes.name, data: { mediaId: item._id } };
    expect(harness.jobs).toContainEqual(wanted);
    harness.jobs.length = 0;
    await ask.sweep();
    expect(harness.jobs).not.toContainEqual(wanted);
    await ask.sweep(new Date(Date.now() + hour));
    expect(harness.jobs).toContainEqual(wanted);
  });
});

describe('picture facts for pages', () => {
  it('is their lengths, words and placeholder at once, and their sizes when there are any', async () => {
    const item = await upload(creator());
    const ask = async (...paths: string[]) => (await harness.call(mediaFileFacts, { paths })).pictures;
    const [plain] = await ask(item.file.path);
    expect(plain).toMatchObject({ path: item.file.path, width: 1200, height: 600, alt: '', sizes: [] });
    expect(plain?.placeholder).toMatch(/^[A-Za-z0-9+/]+=*$/);
    const plan = await planOf(item._id);
    if (plan) await harness.call(keepPictureSizes, { mediaId: item._id, drawn: drawnOf(plan) });
    const [drawn] = await ask(item.file.path);
    expect(drawn?.sizes.filter(({ mime }) => mime === 'image/webp').map(({ width }) => width)).toEqual([
      320, 480, 640, 960, 1200,
    ]);
    expect(drawn?.sizes.filter(({ mime }) => mime === 'image/avif').map(({ width }) => width)).toEqual([
      320, 640, 960, 1200,
    ]);
    // A block that shows the copy is answered by the copy's address.
    const thumb = item.file.thumb ?? '';
    expect(await ask(thumb)).toMatchObject([{ path: thumb, width: 1200 }]);
  });

  it('is nothing for what is private, deleted or not ours', async () => {
    const ctx = creator();
    const file = await harness.incoming(Buffer.from('%PDF-1.7\n'), 'a.pdf');
    const document = await harness.call(uploadUserFile, { file, type: 'document' }, ctx);
    const gone = await upload(ctx);
    await harness.database.db
      .collection<{ _id: string }>('media.media')
      .updateOne({ _id: gone._id }, { $set: { deletedAt: new Date() } });
    const paths = [new URL(document.file.path, 'http://x').pathname, gone.file.path, 'https://elsewhere.example/a.png'];
    expect(await harness.call(mediaFileFacts, { paths })).toEqual({ pictures: [] });
  });
});
