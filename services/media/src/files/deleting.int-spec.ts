import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { mediaUsage, restoreMedia, uploadUserFile, userMedia, type Ctx } from '@linkyard/contracts';
import { creator, MediaHarness } from '../testing/media-harness.js';
import type { MediaDocument } from './media.schema.js';
import { FileKeeper } from './file-keeper.js';
import { MediaSweep } from './media-sweep.job.js';
import { MediaRepository } from './media.repository.js';

let harness: MediaHarness;
beforeAll(async () => {
  harness = await MediaHarness.start();
}, 30_000);
afterAll(() => harness.stop());

const rounds = 8;
const day = 86_400_000;
const size = 100;
const put = async (ctx: Ctx) => {
  const file = await harness.incoming(Buffer.from('a'.repeat(size)), 'note.txt');
  const { _id, file: stored } = await harness.call(uploadUserFile, { file, type: 'document', name: 'note' }, ctx);
  return { _id, key: new URL(stored.path, 'http://x').pathname.slice('/media/'.length) };
};
const outcome = (work: Promise<unknown>) =>
  work.then(
    () => 'done',
    (error: { code: string }) => error.code,
  );
const remove = (ctx: Ctx, _id: string) => outcome(harness.call(userMedia, { type: 'delete', data: [_id] }, ctx));
const restore = (ctx: Ctx, _id: string) => outcome(harness.call(restoreMedia, { ids: [_id] }, ctx));
const usage = async (ctx: Ctx) => {
  const { bytes, document } = await harness.call(mediaUsage, {}, ctx);
  return { bytes, document };
};
const none = { bytes: 0, document: 0 };
const one = { bytes: size, document: 1 };
const files = () => harness.database.db.collection<MediaDocument>('media.media');
/** As if it had been deleted a week ago. */
const age = (_id: string) => files().updateOne({ _id }, { $set: { deletedAt: new Date(Date.now() - 8 * day) } });

/** Each round with a file and an owner of its own. */
async function race(work: (ctx: Ctx, file: { _id: string; key: string }) => Promise<void>) {
  for (let round = 0; round < rounds; round += 1) {
    const ctx = creator();
    await work(ctx, await put(ctx));
  }
}

describe('at the same moment', () => {
  it('deleted several times: once, and its room is freed once', async () => {
    await race(async (ctx, { _id }) => {
      const outcomes = await Promise.all(Array.from({ length: 4 }, () => remove(ctx, _id)));
      expect(outcomes.sort()).toEqual(['core.not_found', 'core.not_found', 'core.not_found', 'done']);
      expect(await usage(ctx)).toEqual(none);
    });
  }, 60_000);

  it('restored several times: once, and its room is counted once', async () => {
    await race(async (ctx, { _id }) => {
      await remove(ctx, _id);
      const outcomes = await Promise.all(Array.from({ length: 4 }, () => restore(ctx, _id)));
      expect(outcomes.sort()).toEqual(['core.not_found', 'core.not_found', 'core.not_found', 'done']);
      expect(await usage(ctx)).toEqual(one);
    });
  }, 60_000);

  it('deleted and restored: whatever came last, the room is that of what is there', async () => {
    await race(async (ctx, { _id }) => {
      await Promise.all([remove(ctx, _id), restore(ctx, _id), remove(ctx, _id), restore(ctx, _id)]);
      const isThere = (await files().findOne({ _id }))?.deletedAt === null;
      expect(await usage(ctx)).toEqual(isThere ? one : none);
    });
  }, 60_000);

  it('swept and restored: it is there whole, or gone whole', async () => {
    await race(async (ctx, { _id, key }) => {
      await remove(ctx, _id);
      // For the sweep the week is over, for the owner not quite: as with two clocks that differ.
      const sweeping = harness.get<MediaSweep>(MediaSweep).sweep(new Date(Date.now() + 8 * day));
      const [restored] = await Promise.all([restore(ctx, _id), sweeping]);
      const isThere = (await harness.store.stat(key)) !== null;
      expect(await files().countDocuments({ _id })).toBe(isThere ? 1 : 0);
      expect(restored).toBe(isThere ? 'done' : 'core.not_found');
      expect(await usage(ctx)).toEqual(isThere ? one : none);
    });
  }, 60_000);

  it('swept by several and deleted: gone, and its room is freed once', async () => {
    await race(async (ctx, { _id, key }) => {
      await remove(ctx, _id);
      await age(_id);
      const sweep = () => harness.get<MediaSweep>(MediaSweep).sweep();
      await Promise.all([sweep(), sweep(), remove(ctx, _id), sweep()]);
      expect(await harness.store.stat(key)).toBeNull();
      expect(await files().countDocuments({ _id })).toBe(0);
      expect(await usage(ctx)).toEqual(none);
    });
  }, 60_000);

  it('given up by the sweep while it is stored: gone, and its room is freed once', async () => {
    const ctx = creator();
    const { _id, key } = await put(ctx);
    await files().updateOne({ _id }, { $set: { state: 'processing' } });
    const media = await harness.get<MediaRepository>(MediaRepository).findOne({ ownerId: ctx.userId ?? '', _id });
    const drop = () => (media ? harness.get<FileKeeper>(FileKeeper).drop(media) : Promise.resolve(false));
    const dropped = await Promise.all([drop(), drop(), drop()]);
    expect(dropped.filter(Boolean)).toHaveLength(1);
    expect(await harness.store.stat(key)).toBeNull();
    expect((await usage(ctx)).bytes).toBe(0);
  });
});

describe('a crash between taking a file out and removing it', () => {
  it('is made good by the next sweep, without freeing the room again', async () => {
    const ctx = creator();
    const [{ _id, key }] = [await put(ctx), await put(ctx)];
    await remove(ctx, _id);
    await age(_id);
    await files().updateOne({ _id }, { $set: { state: 'failed' } });
    expect(await restore(ctx, _id)).toBe('core.not_found');
    await harness.get<MediaSweep>(MediaSweep).sweep();
    expect(await harness.store.stat(key)).toBeNull();
    expect(await files().countDocuments({ _id })).toBe(0);
    expect(await usage(ctx)).toEqual(one);
  });
});
