import { createServer, type Server } from 'node:tls';
import { afterEach, describe, expect, it } from '@jest/globals';
import { createGuardedConnect } from '@linkyard/egress';
import { CertificateProbe } from './certificate-probe.js';
import { anAuthority, type Authority } from './testing/authority.js';

const host = 'links.agency.example';
const dayMs = 86_400_000;

describe('a look at the certificate of a host', () => {
  let server: Server | undefined;
  afterEach(() => void server?.close());

  /** An entrance on loopback. @returns its port */
  const entrance = async (options: { cert: string; key: string } | null) => {
    const serving = options
      ? createServer({ cert: options.cert, key: options.key })
      : createServer({ SNICallback: (_name, done) => done(new Error('not allowed')) });
    serving.on('tlsClientError', () => undefined);
    server = serving;
    return new Promise<number>((resolve) =>
      serving.listen(0, '127.0.0.1', () => {
        const at = serving.address();
        resolve(typeof at === 'object' && at ? at.port : 0);
      }),
    );
  };
  const look = (port: number, authority: Authority | null) =>
    new CertificateProbe(
      { address: { host: '127.0.0.1', port }, authority: authority?.certificate ?? '' },
      createGuardedConnect(),
    ).look(host);

  it('says until when it is valid', async () => {
    const authority = await anAuthority();
    const until = new Date(Math.floor(Date.now() / 1000) * 1000 + 90 * dayMs);
    const port = await entrance(await authority.issue(host, { until }));
    expect(await look(port, authority)).toEqual({ expiresAt: until });
  });

  it.each([
    ['of another name', 'other.agency.example', {}, 'otherName'],
    ['that has expired', host, { until: new Date(Date.now() - dayMs) }, 'expired'],
  ] as const)('finds one %s', async (_what, name, validity, failure) => {
    const authority = await anAuthority();
    const port = await entrance(await authority.issue(name, validity));
    expect(await look(port, authority)).toEqual({ failure });
  });

  it('finds one of an authority that no browser knows', async () => {
    const port = await entrance(await (await anAuthority()).issue(host));
    expect(await look(port, null)).toEqual({ failure: 'untrusted' });
  });

  it('finds that the entrance shows none', async () => {
    expect(await look(await entrance(null), null)).toEqual({ failure: 'none' });
  });

  it('finds that nothing answers', async () => {
    const port = await entrance(null);
    await new Promise((resolve) => server?.close(resolve));
    expect(await look(port, null)).toEqual({ failure: 'unreachable' });
  });

  it('goes to no address of the inside, whatever the DNS of a host says', async () => {
    const resolve = async () => [{ address: '127.0.0.1', family: 4 as const }];
    const probe = new CertificateProbe({ address: null, authority: '' }, createGuardedConnect({ resolve }));
    expect(await probe.look(host)).toEqual({ failure: 'unreachable' });
  });
});
