import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { keepPictureSizes, planPictureSizes, type AnyCommand, type RequestOf } from '@linkyard/contracts';
import { createLogger } from '@linkyard/service-kit';
import { objectStoreFrom, StorageFullError, type ObjectStore } from '@linkyard/storage';
import sharp from 'sharp';
import { drawSizesProcessor } from './draw-sizes.processor.js';

const mediaId = 'a'.repeat(24);
const key = 'pictures/2026-11/base.webp';
const plan = {
  key,
  isAnimated: false,
  sizes: [
    { key: 'pictures/2026-11/one.avif', mime: 'image/avif', width: 320 },
    { key: 'pictures/2026-11/two.webp', mime: 'image/webp', width: 320 },
  ],
};

let folder: string;
let store: ObjectStore;
let isThere: boolean;
let result: RequestOf<typeof keepPictureSizes>[];
/** The media service, as far as a worker sees it. */
const bus = {
  async request(command: AnyCommand, payload: unknown) {
    if (command.subject === planPictureSizes.subject) return { plan: isThere ? plan : null };
    result.push(keepPictureSizes.request.parse(payload));
    return { kept: isThere };
  },
};
const run = () => {
  // The processor asks two commands of it, whose replies are these.
  const parts = { bus: bus as never, store, logger: createLogger('workers', 'silent') };
  return drawSizesProcessor(parts).process({ mediaId }, { jobId: 'j', attempt: 1 });
};
const keys = async () => {
  const found: string[] = [];
  for await (const object of store.list('')) found.push(object.key);
  return found;
};

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'linkyard-draw-'));
  store = await objectStoreFrom({ STORAGE_DIR: folder, MEDIA_SIGNING_KEY: 'k'.repeat(40) });
});
afterAll(() => rm(folder, { recursive: true, force: true }));
beforeEach(async () => {
  jest.restoreAllMocks();
  isThere = true;
  result = [];
  await store.deleteMany(await keys());
  const picture = sharp({ create: { width: 800, height: 400, channels: 3, background: '#264' } }).webp();
  await store.put(key, await picture.toBuffer(), { contentType: 'image/webp' });
});

describe('drawing the sizes of a picture', () => {
  it('writes each under its planned key and reports what it wrote', async () => {
    await run();
    expect(await keys()).toEqual([key, 'pictures/2026-11/one.avif', 'pictures/2026-11/two.webp']);
    const [{ drawn = [] } = {}] = result;
    for (const [at, one] of drawn.entries()) {
      expect(one).toMatchObject({ key: plan.sizes[at]?.key, width: 320, height: 160 });
      expect(await store.stat(one.key)).toMatchObject({ size: one.size, contentType: plan.sizes[at]?.mime });
    }
    expect(drawn).toHaveLength(2);
  });

  it('made again after it was killed half way leaves the same objects and no others', async () => {
    const put = store.put.bind(store);
    jest.spyOn(store, 'put').mockImplementationOnce(put).mockRejectedValueOnce(new StorageFullError('full'));
    await expect(run()).rejects.toThrow('full');
    expect(result).toEqual([]);
    await run();
    expect(await keys()).toEqual([key, 'pictures/2026-11/one.avif', 'pictures/2026-11/two.webp']);
    expect(result).toHaveLength(1);
  });

  it('of a picture that is deleted in the meantime leaves nothing behind', async () => {
    const put = store.put.bind(store);
    jest.spyOn(store, 'put').mockImplementation(async (...given) => {
      isThere = false;
      return put(...given);
    });
    await run();
    expect(await keys()).toEqual([key]);
  });

  it('does nothing where there is nothing to draw, or where the picture is gone', async () => {
    isThere = false;
    await run();
    isThere = true;
    await store.delete(key);
    await run();
    expect(result).toEqual([]);
    expect(await keys()).toEqual([]);
  });

  it('of an object that is no picture fails, so that it is tried again and seen', async () => {
    await store.put(key, Buffer.from('<svg/>'), { contentType: 'image/webp' });
    await expect(run()).rejects.toThrow();
    expect(result).toEqual([]);
  });
});
