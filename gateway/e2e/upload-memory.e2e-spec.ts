import { spawn, type ChildProcess } from 'node:child_process';
import { readdir, readFile } from 'node:fs/promises';
import { request } from 'node:http';
import { createServer, type AddressInfo } from 'node:net';
import { join, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { uploadUserFile } from '@linkyard/contracts';
import { newCreator, type Person } from '@linkyard/testing';

const megabyte = 1024 * 1024;
const boundary = 'xBOUNDARYx';

/** A gateway process of its own, beside the services that are up, with the limits that people have. */
let gateway: ChildProcess;
let port: number;
let ann: Person;

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port: free } = server.address() as AddressInfo;
  await new Promise((done) => server.close(done));
  return free;
}

beforeAll(async () => {
  [port, ann] = [await freePort(), await newCreator('Ann')];
  const { NODE_OPTIONS: _ofTheTests, ...env } = process.env;
  gateway = spawn(process.execPath, [resolve('gateway/dist/main.js')], {
    env: { ...env, PORT: String(port), RATE_FACTOR: '1', LOG_LEVEL: 'error' },
    stdio: 'ignore',
  });
  for (let left = 150; left > 0; left -= 1) {
    const answer = await fetch(`http://127.0.0.1:${port}/health/live`).catch(() => null);
    if (answer?.ok) return;
    await wait(100);
  }
  throw new Error('the gateway did not start');
}, 30_000);
afterAll(async () => {
  const gone = new Promise((done) => gateway.once('exit', done));
  gateway.kill('SIGTERM');
  await gone;
});

/** Resident memory of the gateway, bytes, as the system counts it. */
async function resident(): Promise<number> {
  const status = await readFile(`/proc/${gateway.pid}/status`, 'utf8');
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? Number.NaN) * 1024;
}

interface Upload {
  end: Promise<{ status: number; code: string }>;
  /** Resolves when the file's bytes are sent. */
  sent: Promise<void>;
  leave: () => void;
}
/** Uploads so many bytes that begin like a film, without having them in memory at once. @param hold sends all but the end */
function upload(bytes: number, { hold = false } = {}): Upload {
  const head =
    `--${boundary}\r\ncontent-disposition: form-data; name="type"\r\n\r\ndocument\r\n` +
    `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="film.bin"\r\ncontent-type: application/octet-stream\r\n\r\n`;
  const tail = `\r\n--${boundary}--\r\n`;
  const sending = request({
    port,
    host: '127.0.0.1',
    method: 'POST',
    path: uploadUserFile.http?.path ?? '',
    headers: {
      authorization: ann.token,
      'content-type': `multipart/form-data; boundary=${boundary}`,
      'content-length': head.length + bytes + tail.length,
    },
  });
  const end = new Promise<{ status: number; code: string }>((done) => {
    sending.on('error', () => done({ status: 0, code: 'cut' }));
    sending.on('response', (reply) => {
      const parts: Buffer[] = [];
      reply.on('data', (part: Buffer) => parts.push(part));
      reply.on('end', () => {
        const body: unknown = JSON.parse(Buffer.concat(parts).toString() || '{}');
        const code = typeof body === 'object' && body !== null && 'code' in body ? String(body.code) : '';
        done({ status: reply.statusCode ?? 0, code });
      });
    });
  });
  const sent = (async () => {
    const chunk = Buffer.alloc(256 * 1024, 0x01);
    sending.write(head);
    for (let left = bytes; left > 0; left -= chunk.length) {
      if (!sending.write(chunk.subarray(0, left))) await new Promise((done) => sending.once('drain', done));
    }
    if (!hold) sending.end(tail);
  })();
  return { end, sent, leave: () => sending.destroy() };
}
const underWay = async () => readdir(join(process.env['STORAGE_DIR'] ?? '', 'partial'));
const emptied = async () => {
  for (let left = 100; left > 0 && (await underWay()).length > 0; left -= 1) await wait(50);
  return underWay();
};

describe('a gateway under uploads', () => {
  it('200 MB in one request add less than 32 MB to its memory', async () => {
    // A gateway at work: what its first uploads make once, code and buffers, is not of the large one.
    for (let at = 0; at < 20; at += 1) await upload(megabyte).end;
    const before = await resident();
    const { end } = upload(200 * megabyte);
    let most = before;
    let isOver = false;
    const watching = (async () => {
      while (!isOver) {
        most = Math.max(most, await resident());
        await wait(20);
      }
    })();
    const answer = await end;
    isOver = true;
    await watching;
    const after = await resident();
    // Streamed whole to the media service, which takes no such document.
    expect(answer).toMatchObject({ status: expect.any(Number), code: expect.stringMatching(/^media\./) });
    expect((most - before) / megabyte).toBeLessThan(32);
    expect((after - before) / megabyte).toBeLessThan(32);
  }, 60_000);

  it('more than its bound is refused before a byte is stored', async () => {
    const { end, leave } = upload(300 * megabyte, { hold: true });
    const { status, code } = await end;
    leave();
    expect([status, code]).toEqual([413, 'core.too_large']);
    expect(await emptied()).toEqual([]);
  }, 60_000);

  it('the ninth upload of an account at once is told to wait, and those that leave leave nothing', async () => {
    const held = Array.from({ length: 8 }, () => upload(megabyte, { hold: true }));
    await Promise.all(held.map(({ sent }) => sent));
    for (let left = 100; left > 0 && (await underWay()).length < 8; left -= 1) await wait(50);
    expect(await underWay()).toHaveLength(8);
    expect(await upload(1000).end).toEqual({ status: 429, code: 'media.too_many_uploads' });
    held.forEach(({ leave }) => leave());
    expect(await emptied()).toEqual([]);
    expect((await upload(1000).end).code).not.toBe('media.too_many_uploads');
  }, 60_000);
});
