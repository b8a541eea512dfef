import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { request as requestOfNode } from 'node:http';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { afterAll, afterEach, beforeAll, describe, expect, it, jest } from '@jest/globals';
import multipart from '@fastify/multipart';
import fastify, { type FastifyInstance } from 'fastify';
import { DomainError } from '@linkyard/service-kit';
import { objectStoreFrom, StorageFullError, type ObjectStore } from '@linkyard/storage';
import { until } from '@linkyard/testing';
import request from 'supertest';
import { UploadReceiver } from './upload-receiver.js';

const maxBytes = 100_000;
const boundary = 'xBOUNDARYx';
const type = `multipart/form-data; boundary=${boundary}`;

let folder: string;
let store: ObjectStore;
let server: FastifyInstance;
let port: number;
let thrown: unknown[];

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'linkyard-uploads-'));
  store = await objectStoreFrom({ STORAGE_DIR: folder, MEDIA_SIGNING_KEY: 'k'.repeat(40) });
  const receiver = new UploadReceiver(store);
  thrown = [];
  server = fastify();
  await server.register(multipart, { limits: { fileSize: 25 * 1024 * 1024, files: 1 } });
  server.post('/', (upload) => receiver.receive(upload, { path: '/', role: 'any', body: 'multipart', maxBytes }));
  server.setErrorHandler((error, _request, reply) => {
    thrown.push(error);
    const { code, http } = error instanceof DomainError ? error : { code: 'unforeseen', http: 500 };
    return reply.status(http).send({ code });
  });
  await server.listen({ port: 0, host: '127.0.0.1' });
  port = Number(server.server.address() && Object(server.server.address()).port);
});
afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true, force: true });
});
afterEach(async () => {
  jest.restoreAllMocks();
  thrown = [];
  for await (const { key } of store.list('')) await store.delete(key);
});

const field = (name: string, value: string) =>
  `--${boundary}\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;
const file = (content: string, name = 'photo.png', part = 'file') =>
  `--${boundary}\r\ncontent-disposition: form-data; name="${part}"; filename="${name}"\r\ncontent-type: image/png\r\n\r\n${content}\r\n`;
const end = `--${boundary}--\r\n`;
const post = async (content: string, contentType = type) => {
  const { status, body } = await request(server.server).post('/').set('content-type', contentType).send(content);
  return { status, body };
};
const stored = async () => {
  const keys: string[] = [];
  for await (const { key } of store.list('')) keys.push(key);
  return keys;
};
/** Files of uploads under way, which are no objects yet. */
const underWay = () => readdir(join(folder, 'partial'));
/** Objects that are there once nothing is under way any more. */
const keptAfterwards = async () => {
  await until(underWay, ({ length }) => length === 0);
  return stored();
};

describe('an upload that is whole', () => {
  it('lies under a key of ours; the fields before and after it come along', async () => {
    const { body } = await post(field('type', 'gallery') + file('PNG…') + field('name', 'Summer') + end);
    expect(body).toMatchObject({
      type: 'gallery',
      name: 'Summer',
      file: { originalName: 'photo.png', size: 6, mime: 'image/png' },
    });
    expect(await stored()).toEqual([body.file.tempKey]);
    expect(body.file.tempKey).toMatch(/^incoming\/[0-9a-f-]{36}$/);
  });

  it('of exactly the limit is taken', async () => {
    expect((await post(file('a'.repeat(maxBytes)) + end)).status).toBe(200);
  });

  it('no field can pretend to be the file', async () => {
    const { body } = await post(field('file', '{"tempKey":"pictures/x"}') + file('PNG') + end);
    expect(body.file.tempKey).toMatch(/^incoming\//);
  });

  it.each(['../../etc/passwd', '..\\..\\x.exe', `${'a'.repeat(5000)}.png`, 'a\u0000b.png'])(
    'its name is a hint, never a path: %j',
    async (name) => {
      const { body, status } = await post(file('PNG', name) + end);
      expect(status).toBe(200);
      expect(body.file.originalName.length).toBeLessThanOrEqual(255);
      expect(body.file.tempKey).toMatch(/^incoming\/[0-9a-f-]{36}$/);
    },
  );
});

describe('an upload that is not', () => {
  it.each([
    ['larger than allowed', file('a'.repeat(maxBytes + 1)) + end, 'core.too_large', 413],
    ['far larger', file('a'.repeat(2_000_000)) + end, 'core.too_large', 413],
    ['two files', file('a') + file('b', 'b.png', 'other') + end, 'core.too_large', 413],
    [
      'too many fields',
      Array.from({ length: 30 }, (_, at) => field(`f${at}`, 'x')).join('') + file('a') + end,
      'core.too_large',
      413,
    ],
    ['a field that is too long', field('name', 'x'.repeat(9_000)) + file('a') + end, 'core.too_large', 413],
    ['no file', field('type', 'document') + end, 'core.invalid_input', 422],
    ['an empty file', file('') + end, 'core.invalid_input', 422],
    ['an empty form', end, 'core.invalid_input', 422],
    ['nothing at all', '', 'core.invalid_input', 422],
    ['a field that is a prototype', field('__proto__', 'x') + file('a') + end, 'core.malformed', 400],
    ['cut within the file', file('abc').slice(0, -2), 'core.malformed', 400],
    ['cut within a header', `--${boundary}\r\ncontent-disposition: form-da`, 'core.malformed', 400],
    ['no form inside', 'just text', 'core.malformed', 400],
  ])('%s leaves nothing', async (_, body, code, status) => {
    expect(await post(body)).toEqual({ status, body: { code } });
    expect(await keptAfterwards()).toEqual([]);
  });

  it.each(['multipart/form-data', 'multipart/form-data; boundary=', 'multipart/form-data; boundary="'])(
    'a form without a boundary is malformed: %s',
    async (contentType) => {
      const { status } = await post(file('abc') + end, contentType);
      expect([400, 415, 422]).toContain(status);
      expect(await keptAfterwards()).toEqual([]);
    },
  );

  it('no form is refused', async () => {
    expect((await post('{"file":{"tempKey":"incoming/x"}}', 'application/json')).status).toBe(415);
  });

  it('a length that is too much is refused before a byte is stored', async () => {
    const put = jest.spyOn(store, 'put');
    expect((await post(file('a'.repeat(500_000)) + end)).status).toBe(413);
    expect(put).not.toHaveBeenCalled();
  });

  it('without a length it is cut off where it becomes too much', async () => {
    const pieces = function* () {
      yield Buffer.from(file('').slice(0, -2));
      for (let at = 0; at < 50; at += 1) yield Buffer.alloc(10_000, 'a');
      yield Buffer.from(`\r\n${end}`);
    };
    // A request of Node: supertest takes a body as a whole.
    const status = await new Promise<number | undefined>((resolve, reject) => {
      const sending = requestOfNode({ port, host: '127.0.0.1', method: 'POST', headers: { 'content-type': type } });
      sending.on('response', (reply) => resolve(reply.resume().statusCode)).on('error', reject);
      Readable.from(pieces()).pipe(sending);
    });
    expect(status).toBe(413);
    expect(await keptAfterwards()).toEqual([]);
  });

  it('a client that goes away leaves nothing, and the next one is served', async () => {
    const head = `POST / HTTP/1.1\r\nhost: x\r\ncontent-type: ${type}\r\ncontent-length: 90000\r\n\r\n`;
    const sockets = await Promise.all(
      Array.from({ length: 20 }, async () => {
        // Breaks off within a body, which supertest sends to its end.
        const socket = connect(port, '127.0.0.1');
        await new Promise<void>((resolve) =>
          socket.write(head + file('a'.repeat(30_000)).slice(0, -2), () => resolve()),
        );
        return socket;
      }),
    );
    await until(underWay, ({ length }) => length === sockets.length);
    sockets.forEach((socket) => socket.destroy());
    expect(await keptAfterwards()).toEqual([]);
    expect((await post(file('PNG') + end)).status).toBe(200);
    expect(thrown.filter((error) => !(error instanceof DomainError))).toEqual([]);
  });

  it('a full disk is a 507', async () => {
    jest.spyOn(store, 'put').mockImplementationOnce(async (_key, body) => {
      if (body instanceof Readable) body.resume();
      throw new StorageFullError('full');
    });
    expect(await post(file('PNG') + end)).toEqual({ status: 507, body: { code: 'core.storage_full' } });
  });
});
