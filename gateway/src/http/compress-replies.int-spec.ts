import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import Fastify from 'fastify';
import request from 'supertest';
import { compressReplies } from './compress-replies.js';

const long = { status: 1, data: 'word '.repeat(2000) };
const fastify = Fastify();

beforeAll(async () => {
  compressReplies(fastify);
  fastify.post('/long', async () => long);
  fastify.post('/short', async () => ({ status: 1 }));
  fastify.post('/table', async (_request, reply) => reply.type('text/csv').send('a,b\n'.repeat(2000)));
  await fastify.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => fastify.close());

/** A compressed body is decompressed: one that is not what its headers say fails the request. */
const post = (path: string, accepted: string) => request(fastify.server).post(path).set('accept-encoding', accepted);

describe('a reply', () => {
  it.each([
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip, deflate', 'gzip'],
  ])('of some length is compressed for %s', async (accepted, encoding) => {
    const { headers, body } = await post('/long', accepted);
    expect(headers).toMatchObject({ 'content-encoding': encoding, vary: 'accept-encoding' });
    expect(Number(headers['content-length'])).toBeLessThan(1_000);
    expect(body).toEqual(long);
  });
  it.each([
    ['to who takes nothing else', '/long', 'identity'],
    ['that is short', '/short', 'br'],
    ['that is no JSON', '/table', 'br'],
  ])('%s goes as it is', async (_which, path, accepted) => {
    expect((await post(path, accepted)).headers).not.toHaveProperty('content-encoding');
  });
});
