import { describe, expect, it } from '@jest/globals';
import { DomainError } from '@linkyard/service-kit';
import Fastify from 'fastify';
import { ErrorFilter } from './error.filter.js';

const logger = { error: () => undefined };
async function answer(accept: string, error: unknown, method: 'GET' | 'POST' = 'GET') {
  const fastify = Fastify();
  const filter = new ErrorFilter(logger as never);
  fastify.route({
    method,
    url: '/admin/nowhere',
    handler: (request, reply) =>
      filter.catch(error, { switchToHttp: () => ({ getRequest: () => request, getResponse: () => reply }) } as never),
  });
  const reply = await fastify.inject({ method, url: '/admin/nowhere', headers: { accept } });
  await fastify.close();
  return reply;
}
const browser = 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8';

describe('a refusal', () => {
  it('is a page for a person who opens the address', async () => {
    const reply = await answer(browser, new DomainError('core.not_found'));
    expect(reply.statusCode).toBe(404);
    expect(reply.headers['content-type']).toContain('text/html');
    expect(reply.headers['content-security-policy']).not.toContain('script-src');
    expect(reply.body).toContain('There is no page here.');
  });

  it('says on the page what was wrong otherwise', async () => {
    const reply = await answer(browser, new DomainError('core.rate_limited', { retryAfterSec: 7 }));
    expect([reply.statusCode, reply.headers['retry-after']]).toEqual([429, '7']);
    expect(reply.body).toContain('Too many requests.');
  });

  it.each([
    ['application/json', 'GET'],
    ['*/*', 'GET'],
    ['', 'GET'],
    ['application/json', 'POST'],
    [browser, 'POST'],
  ] as const)('is an answer of the API for %s %s', async (accept, method) => {
    const reply = await answer(accept, new DomainError('core.not_found'), method);
    expect(reply.json()).toMatchObject({ status: 0, code: 'core.not_found' });
  });
});
