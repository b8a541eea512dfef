import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdtempSync } from 'node:fs';
import { mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { Client } from 'minio';
import { mediaSigner } from './media-signer.js';
import { objectStoreFrom } from './object-store-from.js';
import {
  IncompleteUploadError,
  InvalidKeyError,
  ObjectNotFoundError,
  RangeNotSatisfiableError,
  StorageFullError,
  type ObjectStore,
} from './object-store.js';

const signingKey = 'k'.repeat(32);
const readAll = async (store: ObjectStore, key: string) => buffer((await store.get(key)).body);
const keysOf = async (store: ObjectStore, prefix: string) => {
  const keys: string[] = [];
  for await (const { key } of store.list(prefix)) keys.push(key);
  return keys;
};

function suite(open: () => Promise<ObjectStore>) {
  let store: ObjectStore;
  const run = `run-${randomBytes(6).toString('hex')}`;
  const png = { contentType: 'image/png' };
  beforeAll(async () => {
    store = await open();
  });
  afterAll(async () => {
    await store.deleteMany(await keysOf(store, `${run}/`));
  });

  it('keeps bytes, size, type and an etag', async () => {
    const body = randomBytes(100_000);
    const facts = await store.put(`${run}/a.png`, body, png);
    expect(facts).toMatchObject({ key: `${run}/a.png`, size: 100_000, contentType: 'image/png' });
    expect(facts.etag.length).toBeGreaterThan(8);
    expect(Math.abs(facts.modifiedAt.getTime() - Date.now())).toBeLessThan(10_000);
    expect(await store.stat(`${run}/a.png`)).toEqual(facts);
    expect((await readAll(store, `${run}/a.png`)).equals(body)).toBe(true);
  });

  it('takes a stream of known and of unknown length, and an empty body', async () => {
    const chunks = [randomBytes(10), randomBytes(65_536), randomBytes(3)];
    const whole = Buffer.concat(chunks);
    await store.put(`${run}/known`, Readable.from(chunks), { ...png, size: whole.length });
    await store.put(`${run}/unknown`, Readable.from(chunks), png);
    await store.put(`${run}/empty`, Buffer.alloc(0), png);
    for (const key of ['known', 'unknown']) expect((await readAll(store, `${run}/${key}`)).equals(whole)).toBe(true);
    expect((await readAll(store, `${run}/empty`)).length).toBe(0);
  });

  it.each([
    ['of unknown length', undefined],
    ['of known length', 36 * 1024 * 1024],
  ])(
    'takes a stream %s that is sent in parts, byte for byte',
    async (_, size) => {
      const megabytes = Array.from({ length: 36 }, () => randomBytes(1024 * 1024));
      const options = size === undefined ? png : { ...png, size };
      const big = await store.put(`${run}/big`, Readable.from(megabytes), options);
      expect(big.size).toBe(36 * 1024 * 1024);
      expect((await readAll(store, `${run}/big`)).equals(Buffer.concat(megabytes))).toBe(true);
      const across = await store.get(`${run}/big`, { start: 16 * 1024 * 1024 - 5, end: 16 * 1024 * 1024 + 4 });
      expect(
        (await buffer(across.body)).equals(
          Buffer.concat(megabytes).subarray(16 * 1024 * 1024 - 5, 16 * 1024 * 1024 + 5),
        ),
      ).toBe(true);
    },
    60_000,
  );

  it('keeps nothing of a large upload that breaks off', async () => {
    const broken = Readable.from(
      (async function* () {
        for (let part = 0; part < 20; part += 1) yield randomBytes(1024 * 1024);
        throw new Error('client went away');
      })(),
    );
    await expect(store.put(`${run}/broken-big`, broken, png)).rejects.toThrow(IncompleteUploadError);
    expect(await store.stat(`${run}/broken-big`)).toBeNull();
    expect(await store.forgetAbandoned(new Date(Date.now() + 60_000))).toBe(0);
  }, 60_000);

  it('replaces an object whole', async () => {
    await store.put(`${run}/again`, Buffer.from('first, and longer'), png);
    await store.put(`${run}/again`, Buffer.from('second'), { contentType: 'text/plain' });
    expect((await readAll(store, `${run}/again`)).toString()).toBe('second');
    expect(await store.stat(`${run}/again`)).toMatchObject({ size: 6, contentType: 'text/plain' });
  });

  it('reads a part', async () => {
    await store.put(`${run}/part`, Buffer.from('0123456789'), png);
    const read = async (start: number, end?: number) => {
      const part = await store.get(`${run}/part`, end === undefined ? { start } : { start, end });
      return { text: (await buffer(part.body)).toString(), range: part.range, size: part.size };
    };
    expect(await read(2, 4)).toEqual({ text: '234', range: { start: 2, end: 4 }, size: 10 });
    expect(await read(7)).toEqual({ text: '789', range: { start: 7, end: 9 }, size: 10 });
    expect(await read(0, 0)).toMatchObject({ text: '0' });
    expect(await read(5, 500)).toMatchObject({ text: '56789' });
    for (const start of [10, -1, 1.5]) await expect(read(start)).rejects.toThrow(RangeNotSatisfiableError);
  });

  it('stores nothing of an upload that broke off or had another length', async () => {
    const broken = Readable.from(
      (async function* () {
        yield randomBytes(1000);
        throw new Error('client went away');
      })(),
    );
    await expect(store.put(`${run}/broken`, broken, png)).rejects.toThrow(IncompleteUploadError);
    const gone = new Readable({ read: () => undefined });
    gone.push('some');
    setImmediate(() => gone.destroy());
    await expect(store.put(`${run}/gone`, gone, png)).rejects.toThrow(IncompleteUploadError);
    for (const size of [3, 5]) {
      await expect(store.put(`${run}/size`, Readable.from([Buffer.from('four')]), { ...png, size })).rejects.toThrow(
        IncompleteUploadError,
      );
      await expect(store.put(`${run}/size`, Buffer.from('four'), { ...png, size })).rejects.toThrow(
        IncompleteUploadError,
      );
    }
    for (const key of ['broken', 'gone', 'size']) expect(await store.stat(`${run}/${key}`)).toBeNull();
  });

  it('knows what is not there', async () => {
    expect(await store.stat(`${run}/none`)).toBeNull();
    await expect(store.get(`${run}/none`)).rejects.toThrow(ObjectNotFoundError);
    await expect(store.delete(`${run}/none`)).resolves.toBeUndefined();
    expect(await keysOf(store, `${run}/none/`)).toEqual([]);
  });

  it('lists by prefix in the order of keys, and deletes one or many', async () => {
    for (const name of ['l/b', 'l/a-b', 'l/a/c', 'l/a/d/e', 'm/x'])
      await store.put(`${run}/${name}`, Buffer.from(name), png);
    expect(await keysOf(store, `${run}/l/`)).toEqual(['a-b', 'a/c', 'a/d/e', 'b'].map((name) => `${run}/l/${name}`));
    expect(await keysOf(store, `${run}/l/a`)).toEqual(['a-b', 'a/c', 'a/d/e'].map((name) => `${run}/l/${name}`));
    await store.delete(`${run}/l/b`);
    await store.deleteMany([`${run}/l/a/c`, `${run}/l/a/d/e`, `${run}/l/none`]);
    expect(await keysOf(store, `${run}/l/`)).toEqual([`${run}/l/a-b`]);
    await store.deleteMany([]);
  });

  it('lets no key out of the store', async () => {
    for (const key of ['../x', '/etc/passwd', 'a/../../x', '.env', 'a\0']) {
      await expect(store.put(key, Buffer.from('x'), png)).rejects.toThrow(InvalidKeyError);
      await expect(store.get(key)).rejects.toThrow(InvalidKeyError);
      await expect(store.delete(key)).rejects.toThrow(InvalidKeyError);
      await expect(store.deleteMany([key])).rejects.toThrow(InvalidKeyError);
      await expect(store.signedUrl(key, 60)).rejects.toThrow(InvalidKeyError);
    }
    await expect(keysOf(store, '../')).rejects.toThrow(InvalidKeyError);
  });

  it('serves two writers of one key one of the two, never a mixture', async () => {
    const [left, right] = [Buffer.alloc(300_000, 'l'), Buffer.alloc(300_000, 'r')];
    await Promise.all([store.put(`${run}/race`, left, png), store.put(`${run}/race`, right, png)]);
    const stored = await readAll(store, `${run}/race`);
    expect(stored.equals(left) || stored.equals(right)).toBe(true);
  });
}

describe('disk store', () => {
  let folder = '';
  let store: ObjectStore;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'linkyard-storage-'));
    store = await objectStoreFrom({ STORAGE_DIR: folder, MEDIA_SIGNING_KEY: signingKey });
  });
  afterAll(async () => rm(folder, { recursive: true }));

  suite(async () => store);

  it('removes what a crash left of an upload, once it is old', async () => {
    await writeFile(join(folder, 'partial', 'left'), 'half');
    expect(await store.forgetAbandoned(new Date(Date.now() - 60_000))).toBe(0);
    expect(await store.forgetAbandoned(new Date(Date.now() + 60_000))).toBe(1);
    expect(await readdir(join(folder, 'partial'))).toEqual([]);
  });

  it('keeps folders and files from the other accounts of the machine', async () => {
    await store.put('private/one.txt', Buffer.from('x'), { contentType: 'text/plain' });
    const paths = ['objects', 'notes', 'partial', 'objects/private', 'objects/private/one.txt'];
    const modes = await Promise.all(paths.map(async (path) => (await stat(join(folder, path))).mode & 0o777));
    expect(modes).toEqual([0o700, 0o700, 0o700, 0o700, 0o600]);
  });

  it('leaves no partial file behind', async () => {
    expect(await readdir(join(folder, 'partial'))).toEqual([]);
  });

  it('signs addresses that the /media route can check', async () => {
    const url = new URL(await store.signedUrl('a/b.pdf', 60, { downloadName: 'Invoice.pdf' }), 'http://x');
    expect(url.pathname).toBe('/media/a/b.pdf');
    const query = Object.fromEntries(url.searchParams);
    expect(mediaSigner(signingKey).verify('a/b.pdf', query)).toBe('valid');
    expect(mediaSigner(signingKey).verify('a/b.pdf', query, new Date(Date.now() + 61_000))).toBe('expired');
  });

  it('needs a signing key', async () => {
    await expect(objectStoreFrom({ STORAGE_DIR: folder })).rejects.toThrow('MEDIA_SIGNING_KEY is missing');
    const withEmpty = { STORAGE_DIR: folder, MEDIA_SIGNING_KEY: signingKey, S3_ENDPOINT: '' };
    await expect(objectStoreFrom(withEmpty)).resolves.toBeDefined();
  });
});

// A file system of 1 MB is the only honest full disk; mounting one needs root.
const tiny = mkdtempSync(join(tmpdir(), 'linkyard-tiny-'));
const mounted = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=1m', 'tmpfs', tiny]).status === 0;
const fullTitle = mounted ? 'a full disk' : 'a full disk (skipped: a small tmpfs cannot be mounted here)';
(mounted ? describe : describe.skip)(fullTitle, () => {
  afterAll(() => {
    spawnSync('umount', [tiny]);
  });

  it('is said by name, leaves no trace, and is over when there is room', async () => {
    const store = await objectStoreFrom({ STORAGE_DIR: tiny, MEDIA_SIGNING_KEY: signingKey });
    const type = { contentType: 'image/png' };
    await store.put('full/first', randomBytes(600_000), type);
    await expect(store.put('full/second', randomBytes(600_000), type)).rejects.toThrow(StorageFullError);
    await expect(store.put('full/second', Readable.from([randomBytes(600_000)]), type)).rejects.toThrow(
      StorageFullError,
    );
    expect(await keysOf(store, 'full/')).toEqual(['full/first']);
    expect(await readdir(join(tiny, 'partial'))).toEqual([]);
    await store.delete('full/first');
    await expect(store.put('full/second', randomBytes(600_000), type)).resolves.toMatchObject({ size: 600_000 });
  });
});

const { S3_ENDPOINT, S3_ACCESS_KEY, S3_SECRET_KEY } = process.env;
const s3Title = S3_ENDPOINT
  ? 'S3 store'
  : 'S3 store (skipped: no S3_ENDPOINT, so there is no S3 server to run against)';
(S3_ENDPOINT ? describe : describe.skip)(s3Title, () => {
  const bucket = `test-${randomBytes(4).toString('hex')}`;
  const opened = () => objectStoreFrom({ S3_ENDPOINT, S3_ACCESS_KEY, S3_SECRET_KEY, S3_BUCKET: bucket });

  suite(opened);

  it('signs addresses that open the object as a download, and refuses it without a signature', async () => {
    const store = await opened();
    await store.put('dl/a.txt', Buffer.from('hello'), { contentType: 'text/plain' });
    const url = await store.signedUrl('dl/a.txt', 60, { downloadName: 'Grüße.txt' });
    const reply = await fetch(url);
    expect(await reply.text()).toBe('hello');
    expect(reply.headers.get('content-disposition')).toContain("filename*=UTF-8''Gr%C3%BC%C3%9Fe.txt");
    expect((await fetch(url.split('?')[0] ?? '')).status).toBe(403);
    await store.delete('dl/a.txt');
  });

  it('signs addresses that end', async () => {
    const store = await opened();
    await store.put('dl/b.txt', Buffer.from('hello'), { contentType: 'text/plain' });
    jest.useFakeTimers({ now: Date.now() - 120_000, doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate'] });
    const over = await store.signedUrl('dl/b.txt', 60).finally(() => jest.useRealTimers());
    expect((await fetch(over)).status).toBe(403);
    const open = await fetch(await store.signedUrl('dl/b.txt', 60));
    expect([open.status, await open.text()]).toEqual([200, 'hello']);
    await store.delete('dl/b.txt');
  });

  it('removes parts that a crash left on the server, once they are old', async () => {
    const store = await opened();
    const url = new URL(S3_ENDPOINT ?? '');
    const client = new Client({
      endPoint: url.hostname,
      port: Number(url.port),
      useSSL: false,
      accessKey: S3_ACCESS_KEY ?? '',
      secretKey: S3_SECRET_KEY ?? '',
      region: 'us-east-1',
    });
    await client.initiateNewMultipartUpload(bucket, 'pictures/left', {});
    expect(await store.forgetAbandoned(new Date(Date.now() - 60_000))).toBe(0);
    expect(await store.forgetAbandoned(new Date(Date.now() + 60_000))).toBe(1);
    expect(await store.forgetAbandoned(new Date(Date.now() + 60_000))).toBe(0);
  });

  it('needs both keys', async () => {
    await expect(objectStoreFrom({ S3_ENDPOINT })).rejects.toThrow('S3_ACCESS_KEY is missing');
  });
});
