import { afterAll, afterEach, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { getMediaFile, uploadUserFile, type MediaView } from '@linkyard/contracts';
import { LOGGER, type Logger } from '@linkyard/service-kit';
import { newObjectKey, type ObjectStore } from '@linkyard/storage';
import sharp from 'sharp';
import { creator, MediaHarness } from '../testing/media-harness.js';
import { OrphanSweep } from './orphan-sweep.job.js';
import { OBJECT_STORE } from '../storage/storage.js';

let harness: MediaHarness;
beforeAll(async () => {
  harness = await MediaHarness.start();
}, 30_000);
afterAll(() => harness.stop());
afterEach(() => {
  jest.restoreAllMocks();
});

const hour = 3_600_000;
const after = (hours: number) => new Date(Date.now() + hours * hour);
const sweep = (at: Date) => harness.get<OrphanSweep>(OrphanSweep).sweep(at);
const orphan = async (folder = 'pictures/2026-10') => {
  const key = newObjectKey(folder, 'webp');
  await harness.store.put(key, Buffer.from('unreferenced'), { contentType: 'image/webp' });
  return key;
};
const upload = async (): Promise<MediaView> => {
  const bytes = await sharp({ create: { width: 600, height: 400, channels: 3, background: 'teal' } })
    .png()
    .toBuffer();
  return harness.call(uploadUserFile, { file: await harness.incoming(bytes) }, creator());
};
const keyOf = (path: string) => path.slice('/media/'.length);

describe('objects in the store without a record', () => {
  it('is removed when it is a day old, and nothing else is', async () => {
    const item = await upload();
    const keys = [await orphan(), await orphan('documents/2026-10')];
    const elsewhere = await orphan('fonts/2026-10');
    expect(await sweep(after(23))).toMatchObject({ orphans: 0 });
    expect(await sweep(after(25))).toEqual({ orphans: 2, abandoned: 0, missing: 0 });
    for (const key of keys) expect(await harness.store.stat(key)).toBeNull();
    for (const path of [item.file.path, item.file.thumb ?? ''])
      expect(await harness.store.stat(keyOf(path))).not.toBeNull();
    expect(await harness.store.stat(elsewhere)).not.toBeNull();
  });

  it('is removed in batches, however much it is', async () => {
    const keys = await Promise.all(Array.from({ length: 620 }, () => orphan()));
    expect((await sweep(after(25))).orphans).toBe(keys.length);
  }, 60_000);

  it('is not what is being drawn for a picture', async () => {
    const { _id } = await upload();
    const key = await orphan();
    const planned = [{ key, mime: 'image/avif', width: 320 }];
    await harness.database.db
      .collection<{ _id: string }>('media.media')
      .updateOne({ _id }, { $set: { sizes: { state: 'asked', isAnimated: false, tries: 1, planned } } });
    await sweep(after(25));
    expect(await harness.store.stat(key)).not.toBeNull();
  });

  it('is never an upload under way: those that end while it sweeps are whole', async () => {
    // Inside the store nothing but the age protects an upload, and here a day passes at once.
    jest.spyOn(harness.get<ObjectStore>(OBJECT_STORE), 'forgetAbandoned').mockResolvedValue(0);
    let isOver = false;
    const sweeping = (async () => {
      // As if a day had passed between every byte: the age protects nothing here, only the record does.
      while (!isOver) await sweep(after(25));
    })();
    const items = await Promise.all(Array.from({ length: 12 }, () => upload()));
    isOver = true;
    await sweeping;
    for (const { file } of items) {
      const { file: served } = await harness.call(getMediaFile, { path: keyOf(file.path) });
      expect(await harness.store.stat(served?.storageKey ?? 'none')).toMatchObject({ size: file.size });
      expect(await harness.store.stat(keyOf(file.thumb ?? 'none'))).not.toBeNull();
    }
  }, 60_000);
});

describe('a record whose object is missing', () => {
  it('is said in the log, with its id, and left as it is', async () => {
    const { _id, file } = await upload();
    await harness.store.delete(keyOf(file.path));
    const said = jest.spyOn(harness.get<Logger>(LOGGER), 'error').mockImplementation(() => undefined);
    expect((await sweep(after(0))).missing).toBe(1);
    expect(said).toHaveBeenCalledWith(expect.objectContaining({ mediaId: _id }), 'a file has lost an object');
  });
});
