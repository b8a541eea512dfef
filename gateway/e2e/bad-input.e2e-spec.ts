import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { allCommands, type AnyCommand, type HttpBinding } from '@linkyard/contracts';
import { baseUrl, newCreator, send, theAdmin } from '@linkyard/testing';
import { badBodies } from './bad-input.js';

type Bound = AnyCommand & { http: HttpBinding };
const commands = allCommands().filter(
  (command): command is Bound => command.http !== undefined && command.http.body !== 'multipart',
);

const withToken = { headers: { authorization: `Bearer ${process.env['METRICS_TOKEN']}` } };
const startedAt = async () =>
  /process_start_time_seconds (\S+)/.exec(await (await fetch(`${baseUrl()}/metrics`, withToken)).text())?.[1];

describe('bad input is refused by a code, never by a fall', () => {
  let creator = '';
  let admin = '';
  let before: string | undefined;
  beforeAll(async () => {
    creator = (await newCreator()).token;
    admin = (await theAdmin()).token;
    before = await startedAt();
  });

  it.each(commands.map((command) => [command.http.path, command] as const))('%s', async (_path, command) => {
    const token = command.http.role === 'admin' ? admin : command.http.role === 'public' ? undefined : creator;
    for (const { how, body } of badBodies(command)) {
      const { http, body: reply } = await send(command.http, body, token);
      if (command.http.silent) expect({ how, http }).toEqual({ how, http: 204 });
      else {
        expect({ how, isRefused: http >= 400 && http < 500, http }).toEqual({ how, isRefused: true, http });
        expect({ how, code: reply.code, status: reply.status }).toEqual({
          how,
          code: expect.stringMatching(/^[a-z]+\.[a-z_]+$/),
          status: 0,
        });
        expect(JSON.stringify(reply)).not.toMatch(/node_modules|at .*\.js:\d+|MongoServerError/);
      }
    }
  });

  it('a body over the limit is refused', async () => {
    const { http, body } = await send({ path: '/auth/login', role: 'public' }, { email: 'x'.repeat(2 * 1024 * 1024) });
    expect([http, body.code]).toEqual([413, 'core.too_large']);
  });

  it('so is one that does not say how long it is', async () => {
    const piece = new TextEncoder().encode('x'.repeat(64 * 1024));
    let left = 40;
    const body = new ReadableStream({
      pull(stream) {
        if ((left -= 1) < 0) stream.close();
        else stream.enqueue(piece);
      },
    });
    const headers = { 'content-type': 'application/json' };
    const request = { method: 'POST', headers, body, duplex: 'half' };
    const answer = await fetch(`${baseUrl()}/auth/login`, request).catch(() => null);
    // A client that is still sending may see the connection end before it sees the refusal.
    if (answer) expect([answer.status, (await answer.json()).code]).toEqual([413, 'core.too_large']);
  });

  it('every refusal carries the headers of every answer', async () => {
    const { headers } = await fetch(`${baseUrl()}/no-such-call/at-all`, { method: 'POST' });
    expect(headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(headers.get('x-content-type-options')).toBe('nosniff');
  });

  it('a body of another kind is refused', async () => {
    const response = await fetch(`${baseUrl()}/auth/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/xml' },
      body: '<a/>',
    });
    expect(response.status).toBe(415);
  });

  afterAll(async () => {
    expect(await startedAt()).toBe(before);
  });
});
