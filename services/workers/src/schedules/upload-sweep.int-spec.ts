import { mkdtemp, rm, utimes } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { objectStoreFrom, type ObjectStore } from '@linkyard/storage';
import { sweepUploads } from './upload-sweep.js';

describe('the sweep of uploads that nobody took', () => {
  let folder: string;
  let store: ObjectStore;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'linkyard-sweep-'));
    store = await objectStoreFrom({ STORAGE_DIR: folder, MEDIA_SIGNING_KEY: 'k'.repeat(40) });
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));

  it('takes those older than an hour, and nothing else', async () => {
    const old = new Date(Date.now() - 61 * 60_000);
    for (const key of ['incoming/old', 'incoming/new', 'pictures/old', 'incoming-not/old']) {
      await store.put(key, Buffer.from('x'), { contentType: 'text/plain' });
      if (key.endsWith('old')) await utimes(join(folder, 'objects', key), old, old);
    }
    expect(await sweepUploads(store)).toBe(1);
    const left: string[] = [];
    for await (const { key } of store.list('')) left.push(key);
    expect(left).toEqual(['incoming-not/old', 'incoming/new', 'pictures/old']);
    expect(await sweepUploads(store)).toBe(0);
  });
});
