import helmet from '@fastify/helmet';
import { describe, expect, it } from '@jest/globals';
import Fastify from 'fastify';
import request from 'supertest';
import { securityHeaders } from './security-headers.js';

describe('the headers of every answer', () => {
  it('are those that the present helmet would set', async () => {
    const fastify = Fastify();
    await fastify.register(helmet, {
      contentSecurityPolicy: {
        directives: { defaultSrc: ["'none'"], frameAncestors: ["'none'"], styleSrc: ["'self'"] },
      },
      crossOriginResourcePolicy: { policy: 'same-site' },
    });
    fastify.get('/', async () => ({}));
    await fastify.ready();
    const { headers } = await request(fastify.server).get('/');
    await fastify.close();
    for (const own of ['content-type', 'content-length', 'date', 'connection', 'keep-alive']) delete headers[own];
    expect(headers).toEqual(securityHeaders);
  });
});
