import 'reflect-metadata';
import { mkdtemp, rm } from 'node:fs/promises';
import { connect, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Body, Controller, Module, Post, Req } from '@nestjs/common';
import { APP_FILTER, NestFactory } from '@nestjs/core';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { createLogger } from '@linkyard/service-kit';
import { objectStoreFrom } from '@linkyard/storage';
import type { FastifyRequest } from 'fastify';
import request from 'supertest';
import { GATEWAY_LOGGER } from '../config/tokens.js';
import { UploadReceiver } from '../uploads/upload-receiver.js';
import { ErrorFilter } from './error.filter.js';
import { fastifyServer, prepareFastify } from './fastify-server.js';

let folder = '';
let app: NestFastifyApplication;
let port = 0;
let receiver: UploadReceiver;

@Controller()
class Routes {
  @Post('/json')
  json(@Body() body: unknown) {
    return { received: body };
  }
  @Post('/upload')
  upload(@Req() upload: FastifyRequest) {
    return receiver.receive(upload, { path: '/upload', role: 'any', body: 'multipart', maxBytes: 100_000 });
  }
}
@Module({
  controllers: [Routes],
  providers: [
    { provide: GATEWAY_LOGGER, useValue: createLogger('test', 'silent') },
    { provide: APP_FILTER, useClass: ErrorFilter },
  ],
})
class TestModule {}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'linkyard-malformed-'));
  receiver = new UploadReceiver(await objectStoreFrom({ STORAGE_DIR: folder, MEDIA_SIGNING_KEY: 'k'.repeat(40) }));
  const { adapter, server } = fastifyServer((_request, _response, next) => next());
  app = await NestFactory.create<NestFastifyApplication>(TestModule, adapter, { logger: false, abortOnError: false });
  await prepareFastify(app);
  await app.listen(0, '127.0.0.1');
  ({ port } = server().address() as AddressInfo);
});
afterAll(async () => {
  await app.close();
  await rm(folder, { recursive: true, force: true });
});

type Then = 'wait' | 'end' | 'reset';
/** Sends the bytes as they are, which no client would, then waits for an answer, ends its side, or resets the connection. */
function send(bytes: string, then: Then = 'wait'): Promise<string> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    let answer = '';
    socket.on('data', (data) => (answer += data.toString('latin1')));
    socket.on('error', () => undefined);
    socket.on('close', () => resolve(answer));
    socket.write(bytes, 'latin1', () => {
      if (then === 'end') socket.end();
      if (then === 'reset') socket.resetAndDestroy();
    });
  });
}
const statusOf = (answer: string) => Number(answer.split(' ')[1] ?? 0);

const json = 'Host: x\r\nContent-Type: application/json\r\nConnection: close\r\n';
const post = (path: string, headers: string, body = '') => `POST ${path} HTTP/1.1\r\n${headers}\r\n${body}`;
const form = (boundary: string) =>
  `Host: x\r\nConnection: close\r\nContent-Type: multipart/form-data; boundary=${boundary}\r\n`;
const part = (boundary: string, content: string) =>
  `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="a.png"\r\ncontent-type: image/png\r\n\r\n${content}\r\n--${boundary}--\r\n`;
const lengthOf = (body: string) => `Content-Length: ${body.length}\r\n`;
const boundaryOf = (length: number) => 'b'.repeat(length);
const upload = (boundary: string, body = part(boundary, 'PNG')) =>
  post('/upload', form(boundary) + lengthOf(body), body);

const untyped = 'Host: x\r\nConnection: close\r\n';
const malformed: [name: string, bytes: string][] = [
  ['an unknown transfer encoding', post('/json', `${json}Transfer-Encoding: x\r\n`)],
  ['an unknown transfer encoding without a content type', post('/json', `${untyped}Transfer-Encoding: x\r\n`)],
  [
    'an unknown transfer encoding of an unsupported type',
    post('/json', `${untyped}Content-Type: text/csv\r\nTransfer-Encoding: x\r\n`),
  ],
  ['an unknown transfer encoding with a body', post('/json', `${json}Transfer-Encoding: x\r\n`, '{"a":1}')],
  ['two transfer encodings', post('/json', `${json}Transfer-Encoding: chunked, x\r\n`, '1\r\n{\r\n0\r\n\r\n')],
  [
    'a transfer encoding with a length',
    post('/json', `${json}Transfer-Encoding: chunked\r\nContent-Length: 3\r\n`, '1\r\n{\r\n'),
  ],
  ['a chunk size that is no number', post('/json', `${json}Transfer-Encoding: chunked\r\n`, 'zz\r\n{}\r\n0\r\n\r\n')],
  [
    'a chunk longer than announced',
    post('/json', `${json}Transfer-Encoding: chunked\r\n`, '1\r\n{"a":1}\r\n0\r\n\r\n'),
  ],
  [
    'a chunk size too large for any integer',
    post('/json', `${json}Transfer-Encoding: chunked\r\n`, `${'f'.repeat(40)}\r\n{`),
  ],
  ['a length that is no number', post('/json', `${json}Content-Length: many\r\n`, '{}')],
  ['a negative length', post('/json', `${json}Content-Length: -1\r\n`, '{}')],
  ['two lengths', post('/json', `${json}Content-Length: 2\r\nContent-Length: 3\r\n`, '{}')],
  ['a header without a name', post('/json', `${json}: x\r\n`)],
  ['a header with a line break inside', post('/json', `${json}X-A: b\nc\r\n`)],
  ['a header with a zero byte', post('/json', `${json}X-A: \u0000\r\n`)],
  ['headers of 20 kB', post('/json', `${json}X-A: ${'a'.repeat(20_000)}\r\n`)],
  ['no method', ' / HTTP/1.1\r\n\r\n'],
  ['an unknown method', `BREW /json HTTP/1.1\r\n${json}\r\n`],
  ['an unknown version', `POST /json HTTP/9.9\r\n${json}\r\n`],
  ['bytes of TLS', '\u0016\u0003\u0001\u0002\u0000\u0001\u0000\u0001\u00fc\u0003\u0003'],
  ['a broken escape in the path', post('/%zz', `${json}Content-Length: 2\r\n`, '{}')],
  ['JSON that is none', post('/json', `${json}Content-Length: 5\r\n`, '{"a":')],
  ['a prototype in JSON', post('/json', `${json}Content-Length: 17\r\n`, '{"__proto__":{}}\n')],
  [
    'a content type that is none',
    post('/json', 'Host: x\r\nConnection: close\r\nContent-Type: ;;\r\nContent-Length: 2\r\n', '{}'),
  ],
  ['a boundary of 257 characters', upload(boundaryOf(257))],
  ['a boundary of 4000 characters', upload(boundaryOf(4000))],
  ['no boundary', post('/upload', `${form('').replace('; boundary=', '')}Content-Length: 3\r\n`, 'abc')],
  ['a form cut within a header', upload('b', '--b\r\ncontent-disposition: form-da')],
  ['a form cut within its file', upload('b', part('b', 'PNG').slice(0, -8))],
  ['a form in bad chunks', post('/upload', `${form('b')}Transfer-Encoding: chunked\r\n`, 'zz\r\n--b\r\n')],
  [
    'an upload with an unknown transfer encoding',
    post('/upload', `${form('b')}Transfer-Encoding: x\r\n`, part('b', 'PNG')),
  ],
];

/** Requests that are well formed and end too early, at each of a number of places. */
const cut = [
  post('/json', `${json}Content-Length: 7\r\n`, '{"a":1}'),
  post('/json', `${json}Transfer-Encoding: chunked\r\n`, '7\r\n{"a":1}\r\n0\r\n\r\n'),
  upload('b', part('b', 'a'.repeat(3_000))),
].flatMap((whole) => Array.from({ length: 80 }, (_, at) => whole.slice(0, Math.ceil((whole.length * (at + 1)) / 81))));

describe('malformed requests', () => {
  // An uncaught error on the way fails the test that runs: it would end the process of a gateway.
  afterEach(async () => {
    await request(app.getHttpServer()).post('/json').send({ a: 1 }).expect(201);
  });

  it.each(malformed)('%s is refused as the client’s fault, and the next request is served', async (_name, bytes) => {
    const status = statusOf(await send(bytes));
    expect(status).toBeGreaterThanOrEqual(400);
    expect(status).toBeLessThan(500);
  });

  it('are refused when the framing headers of a request contradict each other', async () => {
    const encodings = ['x', 'chunked, chunked', 'gzip', 'chunked;q=1', '"chunked"', 'identity'];
    const lengths = ['', 'Content-Length: 0\r\n', 'Content-Length: 1e3\r\n', `Content-Length: ${'9'.repeat(20)}\r\n`];
    const requests = ['/json', '/upload', '/missing'].flatMap((path) =>
      [json, untyped, form('b')].flatMap((headers) =>
        encodings.flatMap((encoding) =>
          lengths.map((length) => post(path, `${headers}Transfer-Encoding: ${encoding}\r\n${length}`, '{}')),
        ),
      ),
    );
    const statuses = (await Promise.all(requests.map((bytes) => send(bytes)))).map(statusOf);
    expect(statuses.filter((status) => status < 400 || status >= 500)).toEqual([]);
  });

  it('that stop anywhere are answered or closed, whether the client waits or resets the connection', async () => {
    const answers = await Promise.all(cut.flatMap((bytes) => [send(bytes, 'end'), send(bytes, 'reset')]));
    expect(answers.map(statusOf).filter((status) => status >= 500)).toEqual([]);
  });
});
