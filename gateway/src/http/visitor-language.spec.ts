import { afterAll, describe, expect, it } from '@jest/globals';
import fastify from 'fastify';
import { requestLanguage } from '@linkyard/languages/request';
import { runInVisitorLanguage } from './visitor-language.js';

const server = fastify();
runInVisitorLanguage(server);
server.get('/', async () => ({ language: requestLanguage() }));
server.post('/', async () => {
  await Promise.resolve();
  return { language: requestLanguage() };
});
afterAll(() => server.close());

describe('the language of a request', () => {
  const languageOf = async (accepted: string, body?: object) => {
    const headers = { 'accept-language': accepted };
    const reply = await server.inject({ url: '/', headers, ...(body ? { method: 'POST', body } : {}) });
    return reply.json<{ language: string }>().language;
  };

  it('is the one that the browser asks for, and English for one without texts', async () => {
    expect(await Promise.all(['de-AT,en;q=0.5', 'en-GB,de;q=0.5', 'ar'].map((one) => languageOf(one)))).toEqual([
      'de',
      'en',
      'en',
    ]);
  });

  it('holds after a body was read', async () => {
    expect(await languageOf('de', { text: 'x'.repeat(100_000) })).toBe('de');
  });
});
