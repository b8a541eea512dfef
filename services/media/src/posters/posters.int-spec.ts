import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  drawVideoPoster,
  getMediaFile,
  keepVideoPoster,
  mediaFileDrawn,
  mediaFileFacts,
  planVideoPoster,
  uploadUserFile,
  userMedia,
  type Ctx,
  type FilmFacts,
  type ReplyOf,
} from '@linkyard/contracts';
import { film, mp3Bytes, webm } from '@linkyard/testing';
import { FileKeeper } from '../files/file-keeper.js';
import { MediaRepository } from '../files/media.repository.js';
import { OrphanSweep } from '../orphans/orphan-sweep.job.js';
import { creator, MediaHarness } from '../testing/media-harness.js';
import { AskForPosters } from './ask-for-posters.handler.js';

type Plan = NonNullable<ReplyOf<typeof planVideoPoster>['plan']>;
const hour = 3_600_000;

let harness: MediaHarness;
beforeAll(async () => {
  harness = await MediaHarness.start();
}, 30_000);
afterAll(() => harness.stop());

const upload = async (ctx: Ctx, bytes = film(), name = 'waves.mp4') =>
  harness.call(uploadUserFile, { file: await harness.incoming(bytes, name), type: 'document' }, ctx);
const planOf = async (mediaId: string) => (await harness.call(planVideoPoster, { mediaId })).plan;
/** What a worker reports about objects it has written. */
const drawnOf = ({ posters }: Plan) =>
  posters.map(({ key, width }) => ({ key, width, size: 100, height: width / 2, etag: 'e' }));
const keep = async (mediaId: string, plan: Plan | null, facts: FilmFacts | null = null) =>
  harness.call(keepVideoPoster, {
    mediaId,
    drawn: plan ? drawnOf(plan) : [],
    placeholder: plan ? 'aGFzaA==' : '',
    facts,
  });
const listed = async (ctx: Ctx) => {
  const reply = await harness.call(userMedia, { type: 'get', data: {} }, ctx);
  return reply.type === 'get' ? reply.data : [];
};
const mediaOf = (ctx: Ctx, _id: string) =>
  harness.get<MediaRepository>(MediaRepository).findOne({ ownerId: ctx.userId ?? '', _id });
const usageOf = async (ctx: Ctx) =>
  harness.database.db.collection<{ _id: string }>('media.usage').findOne({ _id: ctx.userId ?? '' });

describe('the poster of a film', () => {
  it('has its keys before a byte is written, and the same ones when asked again', async () => {
    const { _id, file } = await upload(creator());
    const [first, second] = await Promise.all([planOf(_id), planOf(_id)]);
    expect(first).toMatchObject({ mime: 'video/mp4', size: file.size, duration: 2.5, lacksFacts: false });
    expect(first?.posters.map(({ width }) => width)).toEqual([1280, 480]);
    expect(`/media/${first?.key}`).toBe(file.path);
    expect(second).toEqual(first);
  });

  it('is in lists and details, not charged, announced once, and never generated again', async () => {
    const ctx = creator();
    const { _id, file } = await upload(ctx);
    expect(file.thumb).toBeNull();
    const before = await usageOf(ctx);
    const plan = await planOf(_id);
    if (!plan) throw new Error('no plan');
    expect(await keep(_id, plan)).toEqual({ kept: true });
    expect(await keep(_id, plan)).toEqual({ kept: true });
    expect(await planOf(_id)).toBeNull();
    const [wide, list] = plan.posters.map(({ key }) => `/media/${key}`);
    const [item] = await listed(ctx);
    expect(item?.file).toMatchObject({ path: file.path, thumb: list, placeholder: 'aGFzaA==', duration: 2.5 });
    expect(item?.file.variants).toEqual([
      { w: 1280, mime: 'image/webp', path: wide },
      { w: 480, mime: 'image/webp', path: list },
    ]);
    expect(await usageOf(ctx)).toEqual(before);
    const events = (await harness.events(mediaFileDrawn.name)).filter(({ mediaId }) => mediaId === _id);
    expect(events).toEqual([{ mediaId: _id, userId: ctx.userId, path: file.path }]);
  });

  it('is the video’s entry in the picture facts, and is served as a picture', async () => {
    const { _id, file } = await upload(creator());
    const ask = async () => (await harness.call(mediaFileFacts, { paths: [file.path] })).pictures;
    expect(await ask()).toMatchObject([{ path: file.path, width: 640, height: 360, sizes: [] }]);
    const plan = await planOf(_id);
    await keep(_id, plan);
    const [wide = '', list = ''] = plan?.posters.map(({ key }) => key) ?? [];
    expect((await ask())[0]?.sizes).toEqual([
      { mime: 'image/webp', width: 480, path: `/media/${list}` },
      { mime: 'image/webp', width: 1280, path: `/media/${wide}` },
    ]);
    const served = await harness.call(getMediaFile, { path: wide });
    expect(served.file).toMatchObject({ mime: 'image/webp', disposition: 'inline', fileName: 'waves.webp' });
    const whole = await harness.call(getMediaFile, { path: file.path.slice('/media/'.length) });
    expect(whole.file).toMatchObject({ mime: 'video/mp4', fileName: 'waves.mp4' });
  });

  it('comes with what the film did not say itself, and changes nothing that it did', async () => {
    const ctx = creator();
    const known = await upload(ctx);
    await keep(known._id, await planOf(known._id), { width: 9, height: 9, duration: 9 });
    expect((await listed(ctx))[0]?.file).toMatchObject({ width: 640, height: 360, duration: 2.5 });
    const other = creator();
    const { _id } = await upload(other, webm(), 'clip.webm');
    await harness.database.db
      .collection<{ _id: string }>('media.media')
      .updateOne({ _id }, { $set: { duration: null, 'objects.0.width': null, 'objects.0.height': null } });
    const plan = await planOf(_id);
    expect(plan).toMatchObject({ lacksFacts: true, duration: null });
    await keep(_id, plan, { width: 1080, height: 1920, duration: 4.2 });
    expect((await listed(other))[0]?.file).toMatchObject({ width: 1080, height: 1920, duration: 4.2 });
  });

  it('that cannot be drawn leaves the film as it is, for good', async () => {
    const ctx = creator();
    const { _id, file } = await upload(ctx);
    await planOf(_id);
    expect(await keep(_id, null)).toEqual({ kept: true });
    expect(await planOf(_id)).toBeNull();
    expect((await listed(ctx))[0]?.file).toEqual(file);
    expect((await harness.events(mediaFileDrawn.name)).map(({ mediaId }) => mediaId)).not.toContain(_id);
  });

  it('of which workers die again and again is given up', async () => {
    const { _id } = await upload(creator());
    const plans = [];
    for (let tries = 0; tries < 8; tries += 1) plans.push(await planOf(_id));
    expect(plans.filter((plan) => plan !== null)).toHaveLength(6);
  });

  it('cannot be put under other keys than the planned ones', async () => {
    const ctx = creator();
    const { _id } = await upload(ctx);
    await planOf(_id);
    const drawn = [{ key: 'documents/2026-11/another-owners.webp', size: 1, width: 1, height: 1, etag: 'e' }];
    await harness.call(keepVideoPoster, { mediaId: _id, drawn, placeholder: '', facts: null });
    expect((await mediaOf(ctx, _id))?.objects).toHaveLength(1);
  });

  it('goes with its film, and while it is being written no sweep takes it', async () => {
    const ctx = creator();
    const { _id } = await upload(ctx);
    const plan = await planOf(_id);
    const media = await mediaOf(ctx, _id);
    const [planned] = plan?.posters ?? [];
    if (!plan || !planned || !media) throw new Error('no plan');
    // A worker was killed after its first object.
    await harness.store.put(planned.key, Buffer.from('x'), { contentType: 'image/webp' });
    const nextWeek = new Date(Date.now() + 7 * 24 * hour);
    await harness.get<OrphanSweep>(OrphanSweep).sweep(nextWeek);
    expect(await harness.store.stat(planned.key)).not.toBeNull();
    await harness.get<FileKeeper>(FileKeeper).drop(media);
    expect(await harness.keys()).not.toContain(planned.key);
    expect(await keep(_id, plan)).toEqual({ kept: false });
    expect(await planOf(_id)).toBeNull();
  });

  it('once drawn goes with its film too', async () => {
    const ctx = creator();
    const { _id } = await upload(ctx);
    const plan = await planOf(_id);
    const poster = plan?.posters[0]?.key ?? '';
    await harness.store.put(poster, Buffer.from('x'), { contentType: 'image/webp' });
    await keep(_id, plan);
    const media = await mediaOf(ctx, _id);
    if (media) await harness.get<FileKeeper>(FileKeeper).drop(media);
    expect(await harness.store.stat(poster)).toBeNull();
  });

  it('is requested when a video is stored, and by the sweep while it is missing; for nothing else', async () => {
    const ctx = creator();
    const ask = harness.get<AskForPosters>(AskForPosters);
    const meta = { eventId: 'e', tenantId: null, requestId: null, at: new Date() };
    const ready = async ({ _id, file }: Awaited<ReturnType<typeof upload>>) =>
      ask.onFilmReady({ mediaId: _id, userId: ctx.userId ?? '', type: 'document', path: file.path }, meta);
    const waves = await upload(ctx);
    const song = await upload(ctx, mp3Bytes(), 'song.mp3');
    harness.jobs.length = 0;
    await ready(waves);
    await ready(song);
    const wanted = { name: drawVideoPoster.name, data: { mediaId: waves._id } };
    expect(harness.jobs).toEqual([wanted]);
    harness.jobs.length = 0;
    await ask.sweep();
    expect(harness.jobs).not.toContainEqual(wanted);
    await ask.sweep(new Date(Date.now() + hour));
    expect(harness.jobs).toContainEqual(wanted);
    expect(harness.jobs).not.toContainEqual({ ...wanted, data: { mediaId: song._id } });
  });
});
