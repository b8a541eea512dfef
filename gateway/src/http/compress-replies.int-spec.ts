import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type IncomingMessage, request } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import Fastify from 'fastify';
import { compressReplies } from './compress-replies.js';

const long = { status: 1, data: 'word '.repeat(2000) };
const fastify = Fastify();
let address = '';

beforeAll(async () => {
  compressReplies(fastify);
  fastify.post('/long', async () => long);
  fastify.post('/short', async () => ({ status: 1 }));
  fastify.post('/table', async (_request, reply) => reply.type('text/csv').send('a,b\n'.repeat(2000)));
  address = await fastify.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => fastify.close());

async function asked(path: string, accepted: string) {
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    request(`${address}${path}`, { method: 'POST', headers: { 'accept-encoding': accepted } }, resolve)
      .on('error', reject)
      .end();
  });
  return { headers: answer.headers, body: await buffer(answer) };
}

describe('a reply', () => {
  it.each([
    ['gzip, deflate, br, zstd', 'br', brotliDecompressSync],
    ['gzip, deflate', 'gzip', gunzipSync],
  ])('of some length is compressed for %s', async (accepted, encoding, opened) => {
    const { headers, body } = await asked('/long', accepted);
    expect(headers).toMatchObject({ 'content-encoding': encoding, vary: 'accept-encoding' });
    expect(Number(headers['content-length'])).toBe(body.length);
    expect(JSON.parse(opened(body).toString())).toEqual(long);
  });
  it.each([
    ['to who takes nothing else', '/long', 'identity'],
    ['that is short', '/short', 'br'],
    ['that is no JSON', '/table', 'br'],
  ])('%s goes as it is', async (_which, path, accepted) => {
    expect((await asked(path, accepted)).headers).not.toHaveProperty('content-encoding');
  });
});
