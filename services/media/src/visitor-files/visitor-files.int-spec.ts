import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  dropVisitorFile,
  linkVisitorFile,
  storeVisitorFile,
  userMedia,
  visitorFilesKept,
  visitorFilesReleased,
} from '@linkyard/contracts';
import type { EventMeta } from '@linkyard/service-kit';
import { MediaSweep } from '../files/media-sweep.job.js';
import { creator, MediaHarness } from '../testing/media-harness.js';
import { VisitorFiles } from './visitor-files.service.js';

const pdf = Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\n%%EOF\n');
const day = 86_400_000;

let harness: MediaHarness;
beforeAll(async () => {
  harness = await MediaHarness.start({ MEDIA_QUOTA_MB: '1' });
}, 30_000);
afterAll(() => harness.stop());

const sent = async (userId: string, bytes = pdf, name = 'Plan.pdf') =>
  harness.call(storeVisitorFile, { file: await harness.incoming(bytes, name), userId, tenantId: null });
const deliver = async (
  work: (files: VisitorFiles, meta: EventMeta) => Promise<void>,
  event = visitorFilesKept.name,
): Promise<void> =>
  harness.database.transaction(async (session) =>
    work(harness.get(VisitorFiles), { eventId: event, tenantId: null, requestId: null, at: new Date(), session }),
  );
const anOwner = () => {
  const ctx = creator();
  return { ctx, userId: ctx.userId ?? '' };
};

describe("a visitor's file", () => {
  it('is unreferenced until a lead keeps it, then a download for its owner, and in no library', async () => {
    const { ctx, userId } = anOwner();
    const { mediaId, name, mime } = await sent(userId, pdf, '../../../etc/passwd');
    expect([name, mime]).toEqual(['passwd.pdf', 'application/pdf']);
    await expect(harness.call(linkVisitorFile, { mediaId }, ctx)).rejects.toMatchObject({ code: 'core.not_found' });
    await deliver((files, meta) => files.onKept({ userId, mediaIds: [mediaId] }, meta));
    const { path } = await harness.call(linkVisitorFile, { mediaId }, ctx);
    expect(path).toMatch(/^\/media\/documents\/[\w-]+\/[\w-]+\.pdf\?expires=\d+&name=passwd\.pdf&signature=/);
    await expect(harness.call(linkVisitorFile, { mediaId }, creator())).rejects.toMatchObject({
      code: 'core.not_found',
    });
    expect(await harness.call(userMedia, { type: 'get', data: {} }, ctx)).toMatchObject({ totalMedia: 0, data: [] });
  });

  it('is deleted after a day if it is unreferenced; a kept one stays', async () => {
    const { userId } = anOwner();
    const [kept, lost] = [await sent(userId), await sent(userId)];
    await deliver((files, meta) => files.onKept({ userId, mediaIds: [kept.mediaId] }, meta));
    const before = (await harness.keys()).length;
    await harness.get(MediaSweep).sweep(new Date(Date.now() + day / 2));
    expect(await harness.keys()).toHaveLength(before);
    await harness.get(MediaSweep).sweep(new Date(Date.now() + day * 1.1));
    const left = await harness.database.db.collection('media.media').find({ userId }).toArray();
    expect(left.map(({ _id }) => String(_id))).toEqual([kept.mediaId]);
    expect(lost.mediaId).not.toBe(kept.mediaId);
  });

  it('can be taken back until it is kept', async () => {
    const { ctx, userId } = anOwner();
    const [one, two] = [await sent(userId), await sent(userId)];
    await deliver((files, meta) => files.onKept({ userId, mediaIds: [two.mediaId] }, meta));
    const before = (await harness.keys()).length;
    for (const { mediaId } of [one, one, two]) await harness.call(dropVisitorFile, { mediaId, userId });
    expect(await harness.keys()).toHaveLength(before - 1);
    expect(await harness.call(linkVisitorFile, { mediaId: two.mediaId }, ctx)).toHaveProperty('path');
  });

  it('goes with its lead, and gives its room back once', async () => {
    const { ctx, userId } = anOwner();
    const { mediaId } = await sent(userId);
    await deliver((files, meta) => files.onKept({ userId, mediaIds: [mediaId] }, meta));
    for (let times = 0; times < 2; times += 1)
      await deliver(
        (files, meta) => files.onReleased({ userId, mediaIds: [mediaId] }, meta),
        visitorFilesReleased.name,
      );
    await expect(harness.call(linkVisitorFile, { mediaId }, ctx)).rejects.toMatchObject({ code: 'core.not_found' });
    const usage = await harness.database.db.collection<{ _id: string }>('media.usage').findOne({ _id: userId });
    expect(usage).toMatchObject({ bytes: 0 });
  });

  it.each([
    ['a page', Buffer.from('<!doctype html><script>1</script>'), 'media.file_type'],
    ['what does not fit', Buffer.concat([pdf, Buffer.alloc(1_100_000)]), 'media.quota_reached'],
  ])('%s leaves nothing', async (_what, bytes, code) => {
    const { userId } = anOwner();
    const before = await harness.keys();
    await expect(sent(userId, bytes)).rejects.toMatchObject({ code });
    expect(await harness.keys()).toEqual(before);
  });
});
