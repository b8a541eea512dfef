import { createServer, type Server } from 'node:http';
import { afterEach, describe, expect, it } from '@jest/globals';
import { hostProof, nonceOfHostProof } from '@linkyard/service-kit';
import { HttpProof } from './http-proof.js';

const secret = 's'.repeat(40);

describe('a host behind a proxy', () => {
  let server: Server;
  afterEach(() => new Promise((resolve) => server.close(resolve)));

  /** @returns whether the host is taken for one whose requests arrive here */
  async function ask(answer: (host: string, nonce: string) => string, { asksInside = true } = {}): Promise<boolean> {
    server = createServer((request, response) => {
      const host = String(request.headers.host).replace(/:\d+$/, '');
      const found = answer(host, nonceOfHostProof(request.url) ?? '');
      if (found.startsWith('http')) response.writeHead(301, { location: found }).end();
      else response.end(found);
    });
    const port = await new Promise<number>((resolve) => {
      server.listen(0, '127.0.0.1', () => {
        const address = server.address();
        resolve(typeof address === 'object' && address ? address.port : 0);
      });
    });
    const env = { LINKYARD_MODE: 'development', PUBLIC_URL: `http://localhost:${port}`, BUS_SECRET: secret };
    const resolve = async () => [{ address: '127.0.0.1', family: 4 as const }];
    return new HttpProof(env, { asksInside }, { resolve }).isAnswered('agency.example');
  }

  it('leads here when an entrance of this installation answers', async () => {
    expect(await ask((host, nonce) => hostProof(secret, host, nonce))).toBe(true);
  });

  it.each<[string, (host: string, nonce: string) => string]>([
    ['another page', () => 'Welcome'],
    ['the proof of another host', (_host, nonce) => hostProof(secret, 'other.example', nonce)],
    ['an old proof', (host) => hostProof(secret, host, 'a'.repeat(32))],
    ['that of another installation', (host, nonce) => hostProof('t'.repeat(40), host, nonce)],
    ['more than a proof', (host, nonce) => hostProof(secret, host, nonce).padEnd(5_000, 'x')],
  ])('does not with %s', async (_what, answer) => expect(await ask(answer)).toBe(false));

  it('is not asked inside the network in production', async () => {
    expect(await ask((host, nonce) => hostProof(secret, host, nonce), { asksInside: false })).toBe(false);
  });
});
