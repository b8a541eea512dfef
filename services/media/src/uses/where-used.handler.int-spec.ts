import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import {
  appointmentMediaUsed,
  getMediaFile,
  mediaUses,
  productMediaUsed,
  uploadUserFile,
  userMedia,
  webinarMediaUsed,
  type Ctx,
  type EventData,
  type templateMediaUsed,
} from '@linkyard/contracts';
import { newId } from '@linkyard/mongo';
import sharp from 'sharp';
import { creator, MediaHarness } from '../testing/media-harness.js';
import { MediaSweep } from '../files/media-sweep.job.js';
import { WhereUsed } from './where-used.handler.js';

let harness: MediaHarness;
let owner: Ctx & { userId: string };
const day = 86_400_000;
beforeAll(async () => {
  harness = await MediaHarness.start();
}, 30_000);
afterAll(() => harness.stop());
beforeEach(() => {
  owner = { ...creator(), userId: newId() };
});

const upload = async (ctx: Ctx = owner) => {
  const bytes = await sharp({ create: { width: 900, height: 600, channels: 3, background: 'teal' } })
    .png()
    .toBuffer();
  return harness.call(uploadUserFile, { file: await harness.incoming(bytes) }, ctx);
};
const keyOf = (path: string) => path.slice('/media/'.length);
const hear = (data: Partial<EventData<typeof templateMediaUsed>> & { templateId: string; version: number }) =>
  harness.database.transaction(async (session) => {
    const meta = { eventId: newId(), tenantId: null, requestId: null, at: new Date(), session };
    const whole = { userId: owner.userId, title: 'My page', paths: [], ...data };
    await harness.get<WhereUsed>(WhereUsed).onTemplate(whole, meta);
  });
const hearProduct = (data: Partial<EventData<typeof productMediaUsed>> & { recordId: string; version: number }) =>
  harness.deliver(productMediaUsed, { userId: owner.userId, title: 'Mug', paths: [], mediaIds: [], ...data });
const uses = async (id: string) => (await harness.call(mediaUses, { id }, owner)).uses;

describe('where a file is used', () => {
  it('is noted by any of its sizes, with the page’s present title, and gone with the last use', async () => {
    const [one, other] = [await upload(), await upload()];
    const [templateId, second] = [newId(), newId()];
    const paths = [keyOf(one.file.variants[0]?.path ?? ''), keyOf(other.file.path), 'pictures/2026-11/not-mine.webp'];
    await hear({ templateId, version: 1, paths });
    expect(await uses(one._id)).toEqual([{ kind: 'template', id: templateId, title: 'My page' }]);
    await hear({ templateId, version: 2, paths: [keyOf(one.file.path)], title: 'New name' });
    await hear({ templateId: second, version: 1, paths: [keyOf(one.file.path)] });
    expect((await uses(one._id)).map(({ title }) => title)).toEqual(['New name', 'My page']);
    expect(await uses(other._id)).toEqual([]);
    const listed = await harness.call(userMedia, { type: 'get', data: {} }, owner);
    expect(listed).toMatchObject({
      data: [
        { _id: other._id, uses: 0 },
        { _id: one._id, uses: 2 },
      ],
    });
    await hear({ templateId, version: 3 });
    await hear({ templateId: second, version: 2 });
    expect(await uses(one._id)).toEqual([]);
    expect(await harness.call(userMedia, { type: 'delete', data: [one._id] }, owner)).toMatchObject({ ids: [one._id] });
  });

  it('a late or doubled word about it changes nothing', async () => {
    const { _id, file } = await upload();
    const templateId = newId();
    await hear({ templateId, version: 3, paths: [keyOf(file.path)] });
    await hear({ templateId, version: 3, paths: [keyOf(file.path)] });
    await hear({ templateId, version: 2, paths: [], title: 'Old' });
    expect(await uses(_id)).toEqual([{ kind: 'template', id: templateId, title: 'My page' }]);
  });

  it('said at the same moment, the newest holds', async () => {
    const { _id, file } = await upload();
    const templateId = newId();
    await hear({ templateId, version: 1, paths: [keyOf(file.path)] });
    await Promise.all(
      [2, 3, 4, 5].map((version) =>
        hear({ templateId, version, paths: version === 5 ? [keyOf(file.path)] : [], title: `v${version}` }),
      ),
    );
    expect(await uses(_id)).toEqual([{ kind: 'template', id: templateId, title: 'v5' }]);
  });

  it('another owner’s page says nothing about it', async () => {
    const { _id, file } = await upload();
    await hear({ templateId: newId(), version: 1, paths: [keyOf(file.path)], userId: newId() });
    expect(await uses(_id)).toEqual([]);
  });
});

describe('a file that a product uses', () => {
  it('is counted by its address and by its id, once, beside the pages that show it', async () => {
    const [one, other] = [await upload(), await upload()];
    const [recordId, templateId] = [newId(), newId()];
    await hear({ templateId, version: 1, paths: [keyOf(one.file.path)] });
    const files = { paths: [keyOf(one.file.path)], mediaIds: [one._id, other._id] };
    await hearProduct({ recordId, version: 1, ...files });
    const product = { kind: 'product', id: recordId, title: 'Mug' };
    expect(await uses(one._id)).toEqual([{ kind: 'template', id: templateId, title: 'My page' }, product]);
    expect(await uses(other._id)).toEqual([product]);
  });

  it('is deleted only when that is meant, and freely once the product is gone', async () => {
    const { _id, file, title } = await upload();
    const recordId = newId();
    const remove = () => harness.call(userMedia, { type: 'delete', data: [_id] }, owner);
    await hearProduct({ recordId, version: 3, paths: [keyOf(file.path)] });
    await expect(remove()).rejects.toMatchObject({
      code: 'media.in_use',
      details: { errors: [{ path: 'data.0', code: 'media.used_in', params: { title, places: '“Mug”' } }] },
    });
    await hearProduct({ recordId, version: 4 });
    expect(await remove()).toMatchObject({ ids: [_id] });
  });

  it('is not counted by an older event that arrives after a newer one', async () => {
    const { _id, file } = await upload();
    const recordId = newId();
    await hearProduct({ recordId, version: 4 });
    await hearProduct({ recordId, version: 3, paths: [keyOf(file.path)] });
    await hearProduct({ recordId, version: 4, paths: [keyOf(file.path)] });
    expect(await uses(_id)).toEqual([]);
  });

  it('is not counted for a product of another owner', async () => {
    const { _id, file } = await upload();
    const foreign = { userId: newId(), paths: [keyOf(file.path)], mediaIds: [_id] };
    await hearProduct({ recordId: newId(), version: 1, ...foreign });
    expect(await uses(_id)).toEqual([]);
  });

  it('is counted for an appointment and a webinar, too', async () => {
    const { _id, file } = await upload();
    const use = { recordId: newId(), userId: owner.userId, version: 1, paths: [keyOf(file.path)], mediaIds: [] };
    await harness.deliver(appointmentMediaUsed, { ...use, title: 'Call' });
    await harness.deliver(webinarMediaUsed, { ...use, title: 'Class' });
    expect(await uses(_id)).toEqual([
      { kind: 'appointment', id: use.recordId, title: 'Call' },
      { kind: 'webinar', id: use.recordId, title: 'Class' },
    ]);
  });

  it('names five of many places in the refusal', async () => {
    const { _id } = await upload();
    for (let version = 1; version <= 7; version += 1)
      await hearProduct({ recordId: newId(), version, mediaIds: [_id], title: `P${version}` });
    const refused = harness.call(userMedia, { type: 'delete', data: [_id] }, owner);
    const why = { code: 'media.used_in_more', params: { places: '“P1”, “P2”, “P3”, “P4”, “P5”', more: 2 } };
    await expect(refused).rejects.toMatchObject({ details: { errors: [{ path: 'data.0', ...why }] } });
  });
});

describe('a picture that was deleted although a page shows it', () => {
  const served = async (path: string) => (await harness.call(getMediaFile, { path: keyOf(path) })).file !== null;

  it('goes on being served for the week in which it can come back, and then goes', async () => {
    const { _id, file } = await upload();
    await hear({ templateId: newId(), version: 1, paths: [keyOf(file.path)] });
    await harness.call(userMedia, { type: 'delete', data: [_id], force: true }, owner);
    expect(await served(file.path)).toBe(true);
    await harness.get<MediaSweep>(MediaSweep).sweep(new Date(Date.now() + 8 * day));
    expect(await served(file.path)).toBe(false);
    expect(await harness.store.stat(keyOf(file.path))).toBeNull();
  });

  it('is no longer served once the page does not show it', async () => {
    const { _id, file } = await upload();
    const templateId = newId();
    await hear({ templateId, version: 1, paths: [keyOf(file.path)] });
    await harness.call(userMedia, { type: 'delete', data: [_id], force: true }, owner);
    await hear({ templateId, version: 2 });
    expect(await served(file.path)).toBe(false);
  });
});
