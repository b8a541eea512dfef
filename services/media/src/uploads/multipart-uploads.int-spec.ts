import { randomBytes, randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, it, jest } from '@jest/globals';
import {
  beginUpload,
  cancelUpload,
  finishUpload,
  uploadPart,
  uploadPartBytes,
  uploadUserFile,
  userMedia,
  type Ctx,
} from '@linkyard/contracts';
import type { DomainError } from '@linkyard/service-kit';
import { StorageFullError, type ObjectStore } from '@linkyard/storage';
import { FileKeeper } from '../files/file-keeper.js';
import { creator, MediaHarness } from '../testing/media-harness.js';
import { UploadRepository } from './upload.repository.js';
import { UploadSweep } from './upload-sweep.job.js';
import { OBJECT_STORE } from '../storage/storage.js';

const day = 86_400_000;
/** A document of three parts, the last of them shorter. */
const pdf = Buffer.concat([
  Buffer.from('%PDF-1.7\n'),
  Buffer.alloc(2 * uploadPartBytes, randomBytes(1000)),
  Buffer.from('\n%%EOF\n'),
]);
const partsOf = (bytes: Buffer) =>
  Array.from({ length: Math.ceil(bytes.length / uploadPartBytes) }, (_, at) =>
    bytes.subarray(at * uploadPartBytes, (at + 1) * uploadPartBytes),
  );

let harness: MediaHarness;
beforeAll(async () => {
  harness = await MediaHarness.start({ MEDIA_QUOTA_MB: '40' });
}, 30_000);
afterAll(() => harness.stop());
afterEach(() => {
  jest.restoreAllMocks();
});

const aKey = () => randomBytes(16).toString('hex');
const begin = (ctx: Ctx, more: { key?: string; size?: number; name?: string; type?: 'gallery' | 'document' } = {}) =>
  harness.call(
    beginUpload,
    { name: 'Prices.pdf', size: pdf.length, type: 'document', mime: 'application/pdf', ...more },
    ctx,
  );
/** As the gateway has stored it. */
async function arrived(bytes: Buffer) {
  const tempKey = `incoming/day/${randomUUID()}`;
  await harness.store.put(tempKey, bytes, { contentType: 'application/octet-stream' });
  return { tempKey, originalName: 'blob', size: bytes.length, mime: 'application/octet-stream' };
}
/** The gateway takes back what is refused. */
const send = async (ctx: Ctx, uploadId: string, index: number, bytes = partsOf(pdf)[index] ?? Buffer.from('x')) => {
  const file = await arrived(bytes);
  try {
    return await harness.call(uploadPart, { uploadId, index: String(index), file }, ctx);
  } catch (error) {
    await harness.store.delete(file.tempKey);
    throw error;
  }
};
const finish = (ctx: Ctx, uploadId: string, more: { parts?: number; folder?: string } = {}) =>
  harness.call(finishUpload, { uploadId, parts: 3, ...more }, ctx);
const whole = async (ctx: Ctx, bytes = pdf, more: Parameters<typeof begin>[1] = {}) => {
  const { uploadId } = await begin(ctx, { ...more, size: bytes.length });
  for (const [index, part] of partsOf(bytes).entries()) await send(ctx, uploadId, index, part);
  return uploadId;
};
const titles = async (ctx: Ctx) => {
  const reply = await harness.call(userMedia, { type: 'get', data: {} }, ctx);
  return reply.type === 'get' ? reply.data.map(({ title }) => title) : [];
};
const incoming = async () => (await harness.keys()).filter((key) => key.startsWith('incoming/'));
const refusal = (work: Promise<unknown>) =>
  work.then(
    () => 'done',
    ({ code, details }: DomainError) => [code, ...(details.errors ?? []).map(({ path }) => path)].join(' '),
  );

describe('an upload in parts', () => {
  it('becomes one file of the same bytes, in whatever order its parts came', async () => {
    const ctx = creator();
    const { uploadId, partSize, received } = await begin(ctx);
    expect([partSize, received]).toEqual([uploadPartBytes, []]);
    expect((await send(ctx, uploadId, 2)).received).toEqual([2]);
    expect((await send(ctx, uploadId, 0)).received).toEqual([0, 2]);
    await send(ctx, uploadId, 1);
    const item = await finish(ctx, uploadId, { folder: 'Menus' });
    expect(item).toMatchObject({
      title: 'Prices',
      type: 'document',
      folder: 'Menus',
      state: 'ready',
      file: { mime: 'application/pdf', size: pdf.length },
    });
    const key = /^\/media\/([^?]+)/.exec(item.file.path)?.[1] ?? '';
    const chunks: Buffer[] = [];
    for await (const chunk of (await harness.store.get(key)).body) chunks.push(chunk);
    expect(Buffer.concat(chunks).equals(pdf)).toBe(true);
    expect(await incoming()).toEqual([]);
  });

  it('is written twice: its parts, and the file that stays', async () => {
    const ctx = creator();
    const writes = jest.spyOn(harness.get<ObjectStore>(OBJECT_STORE), 'put');
    const uploadId = await whole(ctx);
    await finish(ctx, uploadId);
    const sizes = writes.mock.calls.map(([key, , { size }]) => [key.split('/')[0], size]);
    expect(sizes).toEqual([['documents', pdf.length]]);
  });

  it('resumes when the same owner starts the same file again', async () => {
    const [ctx, key] = [creator(), aKey()];
    const first = await begin(ctx, { key });
    await send(ctx, first.uploadId, 1);
    expect(await begin(ctx, { key })).toEqual({ ...first, received: [1] });
    expect((await begin(ctx, { key, size: pdf.length - 1 })).uploadId).not.toBe(first.uploadId);
    expect((await begin(creator(), { key })).uploadId).not.toBe(first.uploadId);
    expect((await begin(ctx)).uploadId).not.toBe(first.uploadId);
  });

  it('one that was finished is not gone on with', async () => {
    const [ctx, key] = [creator(), aKey()];
    const uploadId = await whole(ctx, pdf, { key });
    await finish(ctx, uploadId);
    expect(await begin(ctx, { key })).toMatchObject({ received: [] });
  });

  it('of a small file has one part', async () => {
    const ctx = creator();
    const uploadId = await whole(ctx, Buffer.from('%PDF-1.7\n%%EOF\n'));
    expect(await finish(ctx, uploadId, { parts: 1 })).toMatchObject({ title: 'Prices' });
  });
});

describe('what is refused', () => {
  it('a part that is missing, and then only until it is there', async () => {
    const ctx = creator();
    const { uploadId } = await begin(ctx);
    await send(ctx, uploadId, 0);
    await send(ctx, uploadId, 2);
    expect(await refusal(finish(ctx, uploadId))).toBe('media.upload_incomplete');
    await send(ctx, uploadId, 1);
    expect(await refusal(finish(ctx, uploadId))).toBe('done');
  });

  it('parts that the file does not have or that are not as long as they must be', async () => {
    const ctx = creator();
    const { uploadId } = await begin(ctx);
    expect(await refusal(send(ctx, uploadId, 3))).toBe('core.invalid_input index');
    expect(await refusal(send(ctx, uploadId, 0, Buffer.alloc(uploadPartBytes - 1)))).toBe('core.invalid_input file');
    expect(await refusal(send(ctx, uploadId, 2, Buffer.alloc(uploadPartBytes)))).toBe('core.invalid_input file');
    const file = { tempKey: 'pictures/2026-11/x.webp', originalName: 'x', size: 1, mime: '' };
    expect(await refusal(harness.call(uploadPart, { uploadId, index: 0, file }, ctx))).toBe('media.no_file');
    for (const index of [0, 1, 2]) await send(ctx, uploadId, index);
    expect(await refusal(finish(ctx, uploadId, { parts: 4 }))).toBe('core.invalid_input parts');
  });

  it('every upload of another owner', async () => {
    const [ctx, other] = [creator(), creator()];
    const { uploadId } = await begin(ctx);
    expect(await refusal(send(other, uploadId, 0))).toBe('core.not_found');
    expect(await refusal(finish(other, uploadId))).toBe('core.not_found');
    expect(await refusal(harness.call(cancelUpload, { uploadId }, other))).toBe('core.not_found');
    expect(await refusal(send(ctx, uploadId, 0))).toBe('done');
  });

  it('what is too large or has no room, before a byte is sent', async () => {
    const ctx = creator();
    expect(await refusal(begin(ctx, { type: 'gallery' }))).toBe('media.image_too_large file');
    expect(await refusal(begin(ctx, { size: 26 * 1024 * 1024 }))).toBe('media.file_too_large file');
    await begin(ctx, { size: 24 * 1024 * 1024 });
    expect(await refusal(begin(ctx, { size: 24 * 1024 * 1024 }))).toBe('media.quota_reached');
  });

  it('what is unfinished in too great a number', async () => {
    const ctx = creator();
    for (let at = 0; at < 20; at += 1) await begin(ctx, { size: 10 });
    expect(await refusal(begin(ctx, { size: 10 }))).toBe('media.too_many_unfinished');
  });

  it('a program, by its content, for good and without a trace; the same when it is asked again', async () => {
    const ctx = creator();
    const before = await incoming();
    const uploadId = await whole(ctx, Buffer.concat([Buffer.from('MZ\u0090\0'), Buffer.alloc(uploadPartBytes)]));
    expect(await refusal(finish(ctx, uploadId, { parts: 2 }))).toBe('media.file_type');
    expect(await refusal(finish(ctx, uploadId, { parts: 2 }))).toBe('media.file_type');
    expect(await titles(ctx)).toEqual([]);
    expect(await incoming()).toEqual(before);
  });
});

describe('at the same moment', () => {
  it('the same file begun is one upload', async () => {
    const [ctx, key] = [creator(), aKey()];
    const begun = await Promise.all(Array.from({ length: 8 }, () => begin(ctx, { key })));
    expect(new Set(begun.map(({ uploadId }) => uploadId)).size).toBe(1);
  });

  it('the same part sent is there once, and its other copies are nowhere', async () => {
    const ctx = creator();
    const { uploadId } = await begin(ctx);
    const before = (await incoming()).length;
    const sent = await Promise.all(Array.from({ length: 5 }, () => send(ctx, uploadId, 1)));
    expect(sent.map(({ received }) => received)).toEqual(Array.from({ length: 5 }, () => [1]));
    expect((await incoming()).length).toBe(before + 1);
  });

  it('finished is one file and one answer', async () => {
    const ctx = creator();
    const uploadId = await whole(ctx);
    const items = await Promise.all(Array.from({ length: 6 }, () => finish(ctx, uploadId)));
    expect(new Set(items.map(({ _id }) => _id)).size).toBe(1);
    expect(await titles(ctx)).toEqual(['Prices']);
    expect((await finish(ctx, uploadId))._id).toBe(items[0]?._id);
  });

  it('cancelled and finished is either, never half of it', async () => {
    const ctx = creator();
    const uploadId = await whole(ctx);
    const [finished] = await Promise.all([
      refusal(finish(ctx, uploadId)),
      refusal(harness.call(cancelUpload, { uploadId }, ctx)),
    ]);
    expect(await titles(ctx)).toEqual(finished === 'done' ? ['Prices'] : []);
  });

  it('the quota counts when the file is whole, too', async () => {
    const ctx = creator();
    const large = Buffer.concat([pdf, pdf]);
    const uploadId = await whole(ctx, large);
    for (let at = 0; at < 2; at += 1)
      await harness.call(uploadUserFile, { file: await harness.incoming(pdf, 'a.pdf'), type: 'document' }, ctx);
    expect(await refusal(finish(ctx, uploadId, { parts: 5 }))).toBe('media.quota_reached');
    const reply = await harness.call(userMedia, { type: 'get', data: {} }, ctx);
    const ids = reply.type === 'get' ? reply.data.map(({ _id }) => _id) : [];
    await harness.call(userMedia, { type: 'delete', data: ids }, ctx);
    expect(await refusal(finish(ctx, uploadId, { parts: 5 }))).toBe('done');
  });
});

describe('after a fault', () => {
  it('a full disk leaves the parts for another try', async () => {
    const ctx = creator();
    const uploadId = await whole(ctx);
    const store = harness.get<{ put: () => Promise<never> }>(OBJECT_STORE);
    jest.spyOn(store, 'put').mockRejectedValueOnce(new StorageFullError('full'));
    expect(await refusal(finish(ctx, uploadId))).toBe('core.storage_full');
    expect(await refusal(finish(ctx, uploadId))).toBe('done');
  });

  it.each(['before', 'after'])(
    'a finisher that died %s the file was shown is taken over, and there is one file',
    async (when) => {
      const ctx = creator();
      const uploadId = await whole(ctx);
      const claim = async () => harness.get(UploadRepository).claim(ctx.userId ?? '', uploadId);
      if (when === 'before') {
        // What a killed process leaves: the hidden record and some objects.
        jest
          .spyOn(FileKeeper.prototype as unknown as { show: () => Promise<never> }, 'show')
          .mockRejectedValueOnce(new Error('killed'));
        jest.spyOn(FileKeeper.prototype, 'drop').mockRejectedValueOnce(new Error('killed'));
        await refusal(finish(ctx, uploadId));
        await claim();
      } else {
        jest.spyOn(UploadRepository.prototype, 'settle').mockRejectedValue(new Error('killed'));
        await refusal(finish(ctx, uploadId));
        jest.restoreAllMocks();
      }
      await harness.database.db
        .collection<{ _id: string }>('media.uploads')
        .updateOne({ _id: uploadId }, { $set: { finisherUntil: new Date(0) } });
      expect((await finish(ctx, uploadId)).title).toBe('Prices');
      expect(await titles(ctx)).toEqual(['Prices']);
    },
  );

  it('what is cancelled is gone at once, and again is not there', async () => {
    const ctx = creator();
    const before = (await incoming()).length;
    const uploadId = await whole(ctx);
    await harness.call(cancelUpload, { uploadId }, ctx);
    expect((await incoming()).length).toBe(before);
    expect(await refusal(harness.call(cancelUpload, { uploadId }, ctx))).toBe('core.not_found');
    expect(await refusal(finish(ctx, uploadId))).toBe('core.not_found');
  });

  it('what is not finished within a day is forgotten with its parts', async () => {
    const ctx = creator();
    const { uploadId } = await begin(ctx);
    await send(ctx, uploadId, 0);
    await harness.get(UploadSweep).sweep(new Date(Date.now() + day - 60_000));
    expect(await refusal(send(ctx, uploadId, 1))).toBe('done');
    expect(await harness.get(UploadSweep).sweep(new Date(Date.now() + day + 60_000))).toBeGreaterThan(0);
    expect(await incoming()).toEqual([]);
    expect(await refusal(send(ctx, uploadId, 1))).toBe('core.not_found');
  });
});
