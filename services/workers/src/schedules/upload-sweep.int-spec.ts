import { mkdtemp, rm, utimes } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { objectStoreFrom, type ObjectStore } from '@linkyard/storage';
import { sweepUploads } from './upload-sweep.js';

describe('the sweep of abandoned uploads', () => {
  let folder: string;
  let store: ObjectStore;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'linkyard-sweep-'));
    store = await objectStoreFrom({ STORAGE_DIR: folder, MEDIA_SIGNING_KEY: 'k'.repeat(40) });
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));

  const put = async (key: string, minutesAgo: number) => {
    const at = new Date(Date.now() - minutesAgo * 60_000);
    await store.put(key, Buffer.from('x'), { contentType: 'text/plain' });
    await utimes(join(folder, 'objects', key), at, at);
  };
  const left = async () => {
    const keys: string[] = [];
    for await (const { key } of store.list('')) keys.push(key);
    return keys;
  };

  it('takes those older than an hour, and nothing else', async () => {
    for (const key of ['incoming/old', 'pictures/old', 'incoming-not/old']) await put(key, 61);
    await put('incoming/new', 0);
    expect(await sweepUploads(store)).toBe(1);
    expect(await left()).toEqual(['incoming-not/old', 'incoming/new', 'pictures/old']);
    expect(await sweepUploads(store)).toBe(0);
  });

  it('leaves the parts of an unfinished upload until it has expired', async () => {
    await put('incoming/day/unfinished', 25 * 60);
    await put('incoming/day/forgotten', 26 * 60 + 1);
    expect(await sweepUploads(store)).toBe(1);
    expect((await left()).filter((key) => key.startsWith('incoming/day/'))).toEqual(['incoming/day/unfinished']);
  });
});
