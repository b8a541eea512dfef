import { spawnSync } from 'node:child_process';
import { get } from 'node:http';
import { connect } from 'node:http2';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connect as connectTls } from 'node:tls';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { login, uploadUserFile, type MediaView, type WireReply } from '@linkyard/contracts';
import { atHost, baseUrl, newPerson, uniqueName, type Person } from '@linkyard/testing';
import { io } from 'socket.io-client';
import { png } from '../png.js';
import { newTenants, open, type Tenant } from '../tenants.js';
import { askAsVisitor, handshake, nameOf, untilAllowed, visit } from './tls-client.js';

const caddyfile = join(import.meta.dirname, '../../../deploy/docker/Caddyfile');

describe('what passes through Caddy', () => {
  let tenant: Tenant;
  let person: Person;
  beforeAll(async () => {
    const [made] = await newTenants(1);
    if (!made) throw new Error('no tenant was made');
    tenant = made;
    await untilAllowed(nameOf(tenant.host));
    person = await atHost(tenant.host, () => newPerson());
  }, 60_000);
  const signIn = (body: object, more: { from?: string; headers?: Record<string, string> } = {}) =>
    visit(tenant.host, login.http?.path ?? '', {
      ...{ method: 'POST', body: JSON.stringify(body), ...more },
      headers: { 'content-type': 'application/json', origin: `https://${tenant.host}`, ...more.headers },
    });

  it('is a session, in cookies of this host that go over TLS alone', async () => {
    const { status, headers } = await signIn({ email: person.email, password: person.password });
    expect(status).toBe(200);
    const cookies = [headers['set-cookie'] ?? []].flat().map(String);
    expect(cookies.length).toBeGreaterThan(0);
    for (const cookie of cookies) {
      expect(cookie).toMatch(/; ?Secure/i);
      expect(cookie).not.toMatch(/; ?Domain=/i);
    }
  });

  it('is HTTP/1.1 and HTTP/2, and HTTP/3 is offered', async () => {
    const name = nameOf(tenant.host);
    expect((await handshake(name)).protocol).toBe('h2');
    expect((await handshake(name, { protocols: ['http/1.1'] })).protocol).toBe('http/1.1');
    const port = Number(new URL(baseUrl()).port);
    const session = connect(`https://${tenant.host}`, {
      createConnection: () => connectTls({ host: '127.0.0.1', port, servername: name, ALPNProtocols: ['h2'] }),
    });
    const headers = await new Promise<Record<string, unknown>>((resolve, reject) => {
      session.on('error', reject);
      session.request({ ':path': '/robots.txt' }).on('response', resolve).on('error', reject).end();
    }).finally(() => session.destroy());
    expect(headers[':status']).toBe(200);
    expect(headers['alt-svc']).toContain('h3=');
  });

  it('is a socket', async () => {
    const socket = atHost(tenant.host, () =>
      io(baseUrl(), { auth: { token: person.token }, transports: ['websocket'], reconnection: false }),
    );
    await new Promise<void>((resolve, reject) => socket.once('connect', resolve).once('connect_error', reject));
    expect(socket.connected).toBe(true);
    socket.disconnect();
  });

  it('is a file of megabytes', async () => {
    const form = new FormData();
    form.set('type', 'gallery');
    const bytes = png(3_000, 800);
    const noise = new Uint8Array(3_000_000).map((_, index) => (index * 2_654_435_761) >>> 24);
    form.set('file', new Blob([new Uint8Array(bytes), noise], { type: 'image/png' }), 'Summer.png');
    const reply: WireReply<MediaView> = await atHost(tenant.host, async () =>
      (
        await fetch(`${baseUrl()}${uploadUserFile.http?.path}`, {
          ...{ method: 'POST', body: form, headers: { authorization: person.token } },
        })
      ).json(),
    );
    expect(reply.data?._id).toMatch(/^[0-9a-f]{24}$/);
  });

  it('is the address of the visitor, which no header of theirs changes', async () => {
    // Each for another account: it is the network that has tried too often.
    const guess = (from: string, headers = {}) =>
      signIn({ email: `${uniqueName()}@people.example`, password: 'wrong-password' }, { from, headers });
    for (let tried = 0, status = 0; status !== 429; tried += 1) {
      ({ status } = await guess('127.0.0.2'));
      expect(tried).toBeLessThan(70);
    }
    for (const name of ['x-forwarded-for', 'x-real-ip', 'forwarded', 'cf-connecting-ip'])
      expect([
        name,
        (await guess('127.0.0.2', { [name]: name === 'forwarded' ? 'for=127.0.0.4' : '127.0.0.4' })).status,
      ]).toEqual([name, 429]);
    expect((await guess('127.0.0.3')).status).toBe(401);
  });

  it('is the host that was asked and no other one', async () => {
    const elsewhere = { headers: { 'x-forwarded-host': new URL(baseUrl()).host } };
    expect((await visit(tenant.host, '/', elsewhere)).text).toContain(tenant.name);
  });

  it('is no question of Caddy', async () => {
    const { host, hostname } = new URL(baseUrl());
    for (const one of [tenant.host, host]) expect((await askAsVisitor(one, hostname)).status).toBe(404);
    const path = `/internal/tls-ask?${new URLSearchParams({ secret: process.env['TLS_ASK_SECRET'] ?? '', domain: hostname })}`;
    const asked = (headers: Record<string, string>) => open('gateway', path, { headers });
    expect((await asked({})).status).toBe(200);
    expect((await asked({ 'x-forwarded-for': '203.0.113.7' })).status).toBe(421);
    expect((await open('gateway', `/internal/tls-ask?domain=${hostname}`)).status).toBe(421);
  });

  it('is what the settings of docker-compose.yml say', () => {
    const settings = { ACME_EMAIL: 'ops@example.com', TLS_ASK_SECRET: 'x'.repeat(24), CADDY_TRUSTED_PROXIES: '' };
    for (const more of [{}, { CADDY_TRUSTED_PROXIES: '10.0.0.0/8 2001:db8::/32' }]) {
      const args = ['adapt', '--validate', '--config', caddyfile, '--adapter', 'caddyfile'];
      const { status, stderr } = spawnSync(process.env['CADDY_PATH'] ?? '', args, {
        env: { ...settings, ...more, HOME: tmpdir() },
        encoding: 'utf8',
      });
      expect({ status, stderr: status === 0 ? '' : stderr }).toEqual({ status: 0, stderr: '' });
    }
  });

  it('is led to TLS where it comes without, but for the proof of a domain that has no certificate yet', async () => {
    const withoutTls = (path: string) =>
      new Promise<{ status: number | undefined; location: string | undefined }>((resolve, reject) => {
        const at = { host: '127.0.0.1', port: Number(process.env['TLS_HTTP_PORT']), path };
        get({ ...at, headers: { host: nameOf(tenant.host) } }, ({ statusCode: status, headers: { location } }) =>
          resolve({ status, location }),
        ).on('error', reject);
      });
    expect(await withoutTls('/a?b=c')).toEqual({ status: 308, location: `https://${nameOf(tenant.host)}/a?b=c` });
    expect((await withoutTls('/.well-known/domain-verify/a-token')).location).toBeUndefined();
  });
});
