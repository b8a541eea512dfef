import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { parse } from 'yaml';
import { z } from 'zod';

const root = join(import.meta.dirname, '../..');
const read = (path: string) => readFileSync(join(root, path), 'utf8');

const serviceSchema = z.object({
  image: z.string(),
  command: z.array(z.string()),
  environment: z.record(z.string(), z.string()).default({}),
  env_file: z.array(z.object({ path: z.string(), required: z.boolean() })).default([]),
  ports: z.array(z.string()).default([]),
  volumes: z.array(z.string()).default([]),
  healthcheck: z.object({ test: z.array(z.string()).min(2) }),
  restart: z.literal('unless-stopped'),
  depends_on: z.record(z.string(), z.object({ condition: z.string() })).default({}),
  read_only: z.boolean().default(false),
  cap_drop: z.array(z.string()).default([]),
  cap_add: z.array(z.string()).default([]),
});
const compose = z
  .object({ services: z.record(z.string(), serviceSchema), volumes: z.record(z.string(), z.unknown()) })
  .parse(parse(read('docker-compose.yml'), { merge: true }));

const all = Object.entries(compose.services);
const roleOf = (command: string[]) => command.find((word) => word.startsWith('--roles='))?.slice('--roles='.length);
const roles = all.flatMap(([name, service]) => {
  const role = roleOf(service.command);
  return role === undefined ? [] : [{ name, role, service }];
});
const backing = all.filter(([name, service]) => name !== 'caddy' && roleOf(service.command) === undefined);
const caddy = compose.services['caddy'];
const caddyfile = read('deploy/docker/Caddyfile');
const secretNames = [
  'BUS_SECRET',
  'TOKEN_SECRET',
  'DATA_KEY',
  'HASH_SECRET',
  'TLS_ASK_SECRET',
  'SMTP_URL',
  'S3_ACCESS_KEY',
  'S3_SECRET_KEY',
];

describe('docker-compose.yml', () => {
  it('runs the gateway, every service and every worker role in a container of its own', () => {
    const services = readdirSync(join(root, 'services')).filter((name) => name !== 'workers');
    expect(services).toHaveLength(8);
    expect(roles.map(({ role }) => role).sort()).toEqual(
      [
        'gateway',
        ...services,
        'workers:documents',
        'workers:email',
        'workers:exports',
        'workers:imports',
        'workers:media',
        'workers:push',
        'workers:schedules',
      ].sort(),
    );
  });

  it('runs all of them from one image and lets them write nothing into it', () => {
    expect(new Set(roles.map(({ service }) => service.image)).size).toBe(1);
    expect(roles.filter(({ service }) => !service.read_only || !service.cap_drop.includes('ALL'))).toEqual([]);
  });

  it('pins every image to a version', () => {
    const floating = all.filter(
      ([, { image }]) => !/:(\$\{LINKYARD_VERSION:-\d+\.\d+\.\d+\}|\d+\.\d+|RELEASE\.\d{4})/.test(image),
    );
    expect(floating).toEqual([]);
  });

  it('has real databases, each with a volume that is declared', () => {
    expect(backing.map(([name]) => name).sort()).toEqual(['minio', 'mongo', 'nats', 'redis']);
    // Files of the repository are mounted too; a volume has a name, not a path.
    const mounts = all.flatMap(([, service]) => service.volumes.map((volume) => volume.split(':')[0] ?? ''));
    const used = mounts.filter((mount) => !/^[./]/.test(mount));
    expect(used.sort()).toEqual(Object.keys(compose.volumes).sort());
  });

  it('keeps jobs and events: nothing evicted, journals on', () => {
    expect(compose.services['redis']?.command).toEqual(expect.arrayContaining(['--appendonly', 'yes', 'noeviction']));
    expect(compose.services['nats']?.command).toContain('-js');
    expect(compose.services['mongo']?.command).toEqual(expect.arrayContaining(['--replSet', 'rs0']));
  });

  it('founds the replica set in the look at its health', () => {
    const look = compose.services['mongo']?.healthcheck.test.join(' ');
    expect(look).toContain("rs.initiate({ _id: 'rs0', members: [{ _id: 0, host: 'mongo:27017' }] })");
    expect(look).toContain('isWritablePrimary');
  });

  it('starts a role only when the databases are healthy', () => {
    for (const { service } of roles) {
      expect(Object.keys(service.depends_on).sort()).toEqual(['minio', 'mongo', 'nats', 'redis']);
      expect(Object.values(service.depends_on).every(({ condition }) => condition === 'service_healthy')).toBe(true);
    }
  });

  it('passes the database addresses and LINKYARD_MODE=production to every role', () => {
    for (const { service } of roles) {
      expect(service.environment).toMatchObject({
        LINKYARD_MODE: 'production',
        NODE_ENV: 'production',
        MONGODB_URI: 'mongodb://mongo:27017/linkyard?replicaSet=rs0',
        REDIS_URL: 'redis://redis:6379',
        NATS_URL: 'nats://nats:4222',
        S3_ENDPOINT: 'http://minio:9000',
      });
      expect(service.environment).not.toHaveProperty('DEMO');
    }
  });

  it('holds no secret: they come from .env, which is never committed', () => {
    for (const { service } of roles) expect(service.env_file).toEqual([{ path: '.env', required: false }]);
    for (const [, service] of all) {
      for (const [name, value] of Object.entries(service.environment)) {
        expect({ name, value }).not.toEqual({
          name: expect.stringMatching(/SECRET|KEY|PASSWORD|TOKEN/),
          // Taken from .env, and empty without one.
          value: expect.not.stringMatching(/^\$\{[A-Z_]+:-\}$/),
        });
        expect(value).not.toMatch(/:\/\/[^/]*:[^/]*@/);
      }
    }
    expect(read('.dockerignore').split('\n')).toContain('.env');
    expect(read('.gitignore').split('\n')).toContain('.env');
  });

  it('has an example that names every setting and gives no secret', () => {
    const example = read('deploy/docker/env.example');
    for (const name of ['PUBLIC_URL', ...secretNames]) expect(example).toMatch(new RegExp(`^${name}=$`, 'm'));
  });

  it('opens only Caddy to the network; the gateway and the databases listen on this machine alone', () => {
    const open = all.filter(([, service]) => service.ports.some((port) => !port.startsWith('127.0.0.1:')));
    expect(open.map(([name]) => name)).toEqual(['caddy']);
    expect(caddy?.ports).toEqual(['80:80', '443:443', '443:443/udp']);
    expect(compose.services['gateway']?.environment['TRUSTED_PROXIES']).toBe('${TRUSTED_PROXIES:-1}');
  });

  it('gives Caddy what its Caddyfile reads and no other secret, no right but that of its ports, and keeps its certificates', () => {
    const read = [...caddyfile.matchAll(/\{\$([A-Z_]+)(:[^}]*)?\}/g)];
    const needed = read.filter(([, , byDefault]) => byDefault === undefined).map(([, name]) => name);
    // Of tests: which address to listen at.
    const given = [...Object.keys(caddy?.environment ?? {}), 'CADDY_BIND'];
    expect(needed.filter((name) => !given.includes(name ?? ''))).toEqual([]);
    expect(given.filter((name) => !read.some(([, one]) => one === name))).toEqual([]);
    expect(caddy).toMatchObject({ read_only: true, cap_drop: ['ALL'], cap_add: ['NET_BIND_SERVICE'], env_file: [] });
    expect(caddy?.volumes).toEqual(
      expect.arrayContaining(['caddy:/data', './deploy/docker/Caddyfile:/etc/caddy/Caddyfile:ro']),
    );
  });
});

describe('the Caddyfile', () => {
  it('orders a certificate for no name that the gateway does not allow', () => {
    expect(caddyfile).toContain(
      'ask http://{$GATEWAY_HOST:gateway}:{$GATEWAY_PORT:5002}/internal/tls-ask?secret={$TLS_ASK_SECRET}',
    );
    expect(caddyfile.match(/on_demand$/gm)).toHaveLength(1);
    expect(caddyfile).not.toMatch(/\btls internal|permission|\bcert_issuer/);
  });

  it('leads everything to TLS, passes it to every gateway, and shows no question of its own', () => {
    expect(caddyfile).toMatch(/handle \{\s+redir https:\/\/\{host\}\{uri\} 308\s+\}/);
    expect(caddyfile).toMatch(/dynamic a \{\$GATEWAY_HOST:gateway\} \{\$GATEWAY_PORT:5002\}/);
    expect(caddyfile).toContain('lb_policy client_ip_hash');
    expect(caddyfile).toMatch(/@internal path \/internal\/\*\s+respond @internal 404/);
  });
});

describe('the image', () => {
  const dockerfile = read('deploy/docker/Dockerfile');

  it('uses a pinned Node, runs as an unprivileged user and has a health check', () => {
    const bases = [...dockerfile.matchAll(/^FROM (\S+)/gm)].map(([, base]) => base);
    expect(bases).toEqual(['node:24-slim', 'node:24-slim']);
    expect(dockerfile).toMatch(/^USER node$/m);
    expect(dockerfile).toMatch(/^HEALTHCHECK .*is-ready\.mjs/m);
  });
});
