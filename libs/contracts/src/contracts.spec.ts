import { describe, expect, it } from '@jest/globals';
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { z } from 'zod';
import { allCommands, allEvents, allJobs, endImpersonation, errorCatalogue } from './index.js';

const services = [
  'auth',
  'bookings',
  'campaigns-and-templates',
  'commerce',
  'integrations',
  'media',
  'notifications-and-chat',
  'white-label',
];
/** An operation of its own, or the one by which a service feeds blocks. */
const operation = /define(?:Command|BlockSource)\(\{/;
const source = join(process.cwd(), 'libs/contracts/src');
const operationFiles = services.flatMap((service) =>
  readdirSync(join(source, service), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.spec.ts'))
    .map((file) => ({ path: join(service, file), text: readFileSync(join(source, service, file), 'utf8') }))
    .filter((file) => operation.test(file.text)),
);
const commands = allCommands().map((command) => [command.subject, command] as const);

describe('the contracts', () => {
  it('gives every service at least one', () => {
    expect([...new Set(allCommands().map((command) => command.service))].sort()).toEqual(services);
  });

  it('has one operation in a file, and every file in the barrel', () => {
    expect(operationFiles.filter((file) => file.text.split(operation).length !== 2)).toEqual([]);
    expect(operationFiles).toHaveLength(commands.length);
  });

  it.each(operationFiles.map((file) => [relative('.', file.path), file.text]))(
    '%s lies where its subject says',
    (path, text) => {
      const subject = /subject: '([^']+)'/.exec(text)?.[1] ?? '';
      expect(path.split('/').slice(0, 2).join('.')).toBe(subject.split('.').slice(0, 2).join('.'));
      expect(subject).toMatch(/^[a-z-]+\.[a-z-]+\.[a-z-]+$/);
    },
  );

  it('lets no two share a subject', () => {
    const subjects = allCommands().map(({ subject }) => subject);
    expect(new Set(subjects).size).toBe(subjects.length);
  });

  it('lets two share a path only where one of them takes a form with a file, and by the same caller', () => {
    const routes = allCommands().flatMap(({ http }) => (http ? [http] : []));
    const keys = routes.map(({ path, body = 'json' }) => `${path.toLowerCase()} ${body}`);
    expect(new Set(keys).size).toBe(routes.length);
    const roles = new Map(routes.map(({ path, role }) => [path, role]));
    for (const { path, role } of routes) expect(role).toBe(roles.get(path));
  });

  it.each(commands)('%s can be documented', (_subject, command) => {
    const options = { unrepresentable: 'any' } as const;
    expect(() => z.toJSONSchema(command.request, { ...options, io: 'input' })).not.toThrow();
    expect(() => z.toJSONSchema(command.reply, { ...options, io: 'output' })).not.toThrow();
    expect(command.summary.length).toBeGreaterThan(5);
  });

  /** A model draws for up to a minute, and a person who looks at its progress waits that long. */
  const drawing = new Set(['media.ai-images.generate', 'integrations.images.draw']);
  /** A whole site is looked through, or a mail server is tried; a person sees that it goes on. */
  const trying = new Set([
    ...[
      'white-label.leaks.check',
      'white-label.white-labels.update',
      'white-label.senders.test',
      'white-label.senders.checks',
    ],
    ...['white-label.domains.verify', 'white-label.domains.diagnose', 'white-label.domains.verify-white-label'],
    'auth.sub-users.invite',
  ]);
  it.each(commands)('%s ends: its caller waits between 0.5 and 15 seconds', (subject, command) => {
    expect(command.timeoutMs).toBeGreaterThanOrEqual(500);
    expect(command.timeoutMs).toBeLessThanOrEqual(drawing.has(subject) || trying.has(subject) ? 60_000 : 15_000);
  });

  it.each(commands)('%s refuses what it does not name', (_subject, command) => {
    for (const body of [{ isAdmin: true }, [], null, 'x', 1]) {
      expect(command.request.safeParse(body).success).toBe(false);
    }
  });

  it('limits the rate of every public one', () => {
    const open = allCommands().filter((command) => command.http?.role === 'public' && !command.http.rate?.length);
    expect(open.map((command) => command.subject)).toEqual([]);
  });

  it('keeps the prefixes to their roles', () => {
    // Who goes back is signed in as a user (api.md "admin").
    const placed = allCommands().filter(({ subject }) => subject !== endImpersonation.subject);
    const misplaced = placed.filter(({ http }) => http?.path.startsWith('/admin/') !== (http?.role === 'admin'));
    expect(misplaced.filter((command) => command.http).map((command) => command.subject)).toEqual([]);
  });

  it('returns no password or hash', () => {
    const leaky = allCommands().filter((command) =>
      /"(?:password|passwordHash|secretEnc|tokenHash|ipHash)":/.test(
        // A password that is only written is answered as empty.
        JSON.stringify(z.toJSONSchema(command.reply, { unrepresentable: 'any' })).replaceAll(
          '"password":{"type":"string","const":""}',
          '',
        ),
      ),
    );
    expect(leaky.map((command) => command.subject)).toEqual([]);
  });
});

describe('events and jobs', () => {
  it('are prefixed with the name of the service that publishes them', () => {
    for (const event of allEvents()) {
      expect(services).toContain(event.name.split('.')[0]);
      expect(event.name).toMatch(/^[a-z-]+\.[a-z-]+\.[a-z-]+$/);
    }
    for (const job of allJobs()) expect(job.name).toMatch(/^[a-z]+\.[a-z-]+$/);
  });
});

describe('the error catalogue', () => {
  it.each(Object.entries(errorCatalogue))('%s is a refusal with a text', (code, entry) => {
    // One code is as models.md names it on the wire.
    expect(code).toMatch(/^(?:[a-z-]+\.[a-z_]+|EMAIL_NOT_VERIFIED)$/);
    expect(entry.http).toBeGreaterThanOrEqual(400);
    expect(entry.text.trim().length).toBeGreaterThan(5);
  });
});
