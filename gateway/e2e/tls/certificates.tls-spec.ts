import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { until } from '@linkyard/testing';
import { changeDomain, domainOf, newTenants, type Tenant } from '../tenants.js';
import { allowed, handshake, nameOf, orders, untilAllowed, visit } from './tls-client.js';

const setting = (name: string) => process.env[name] ?? '';
const aTenant = async (): Promise<Tenant> => {
  const [tenant] = await newTenants(1, { withSender: false });
  if (!tenant) throw new Error('no tenant was made');
  return tenant;
};

describe('the certificate of a host', () => {
  it('is issued at the first visit, which shows the site of the tenant, and kept', async () => {
    const tenant = await aTenant();
    const name = nameOf(tenant.host);
    await untilAllowed(name);
    const before = orders();
    const first = await visit(tenant.host, '/');
    expect([first.status, first.text.includes(tenant.name)]).toEqual([200, true]);
    expect(first.headers).toMatchObject({ 'strict-transport-security': 'max-age=86400' });
    expect(first.headers).not.toHaveProperty('server');
    expect(first.headers).not.toHaveProperty('via');
    const { certificate } = await handshake(name);
    expect(certificate.subjectaltname).toBe(`DNS:${name}`);
    expect(orders()).toBe(before + 1);
  }, 30_000);

  it('is issued for the host of the installation too', async () => {
    const { hostname, host } = new URL(setting('BASE_URL'));
    expect((await handshake(hostname)).certificate.subjectaltname).toBe(`DNS:${hostname}`);
    const { status, headers } = await visit(host, '/');
    expect([status, headers['strict-transport-security']]).toEqual([200, 'max-age=31536000']);
  }, 30_000);

  it('is not issued for thousands of names that lead here', async () => {
    const name = nameOf((await aTenant()).host);
    await untilAllowed(name);
    const before = orders();
    const invented = Array.from({ length: 2_000 }, (_, index) => `${'www.'.repeat(1 + (index % 8))}x${index}.${name}`);
    const started = performance.now();
    const refused = await inTurns(invented, 20, (one) =>
      handshake(one).then(
        () => 'issued',
        () => 'refused',
      ),
    );
    expect(new Set(refused)).toEqual(new Set(['refused']));
    // Twenty at a time, through Caddy and the gateway on a busy machine; one by one they take 2 ms.
    expect((performance.now() - started) / invented.length).toBeLessThan(20);
    expect(orders()).toBe(before);
  }, 60_000);

  it.each([
    ['a name in another spelling', (name: string) => `${name}.`],
    ['the name above', (name: string) => name.slice(name.indexOf('.') + 1)],
    ['no name', () => ''],
    ['a name of which our DNS knows nothing', () => 'links.example.com'],
  ])('is not issued for %s', async (_what, spelled) => {
    const before = orders();
    const name = nameOf((await aTenant()).host);
    // The dot at the end is no part of the name that is asked for: what comes then is the certificate of the name.
    const seen = await handshake(spelled(name)).then(
      ({ certificate }) => certificate.subjectaltname,
      () => 'refused',
    );
    expect(['refused', `DNS:${name}`]).toContain(seen);
    expect(orders() - before).toBe(seen === 'refused' ? 0 : 1);
  });

  it('is ordered as soon as its domain is verified, which then is active', async () => {
    const tenant = await aTenant();
    await changeDomain(tenant, { state: 'verified', certCheckAt: null });
    const domain = await until(
      () => domainOf(tenant),
      (found) => found?.['state'] === 'active',
      30_000,
    );
    const { valid_to: validTo } = (await handshake(nameOf(tenant.host))).certificate;
    expect(domain).toMatchObject({ certState: 'active', certExpiresAt: new Date(validTo), error: '' });
  }, 45_000);

  it('is one for each of a host and those that lead to it: where one cannot be issued, the others are', async () => {
    const tenant = await aTenant();
    const name = nameOf(tenant.host);
    const [www, astray] = [`www.${name}`, `astray.${name}`];
    await changeDomain(tenant, { redirectFrom: [www, astray] });
    await untilAllowed(astray);
    const before = orders();
    // Its DNS leads elsewhere, so that the authority does not find it here. Caddy tries again for minutes; the visitor goes away.
    const visitor = new AbortController();
    const going = handshake(astray, { signal: visitor.signal }).then(
      () => 'issued',
      () => 'gone',
    );
    await until(() => orders() > before);
    for (const one of [www, name]) expect((await handshake(one)).certificate.subjectaltname).toBe(`DNS:${one}`);
    const moved = await visit(`www.${tenant.host}`, '/a?b=c');
    expect([moved.status, moved.headers['location']]).toEqual([301, `https://${tenant.host}/a?b=c`]);
    visitor.abort();
    expect(await going).toBe('gone');
  }, 30_000);
});

describe('a certificate at the end of its life', () => {
  const port = Number(setting('BRIEF_PORT'));
  const ca = [readFileSync(setting('BRIEF_ROOT_FILE'), 'utf8')];
  const serial = (name: string) => handshake(name, { port, ca }).then(({ certificate }) => certificate.serialNumber);

  it('is renewed while the domain leads here; one whose DNS fails is not, nor one that was removed, and the others go on', async () => {
    const [stays, fails, leaves] = await newTenants(3, { withSender: false });
    if (!stays || !fails || !leaves) throw new Error('no tenants were made');
    const names = [stays, fails, leaves].map(({ host }) => nameOf(host));
    const [staying = '', failing = '', leaving = ''] = names;
    await untilAllowed(leaving);
    const first = await Promise.all(names.map(serial));
    await changeDomain(fails, { state: 'failing' });
    await changeDomain(leaves, { state: 'removed' });
    await Promise.all([untilAllowed(failing, 404), untilAllowed(leaving, 404)]);
    for (const gone of [failing, leaving])
      await until(
        () => serial(gone).catch(() => 'refused'),
        (seen) => seen === 'refused',
      );
    const renewed = await until(
      () => serial(staying).catch(() => 'none'),
      (seen) => seen !== 'none' && seen !== first[0],
    );
    expect(first).not.toContain(renewed);
    expect(await allowed(staying)).toBe(200);
  }, 60_000);
});

/** Some at a time, in order. */
async function inTurns<One, Result>(all: readonly One[], atATime: number, work: (one: One) => Promise<Result>) {
  const results: Result[] = [];
  for (let at = 0; at < all.length; at += atATime)
    results.push(...(await Promise.all(all.slice(at, at + atATime).map(work))));
  return results;
}
