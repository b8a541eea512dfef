import { describe, expect, it, jest } from '@jest/globals';
import { makeCall, type CallPorts } from './call.js';
import { takeAppKey } from '../session/app-key.js';
import { createRefresh } from './refresh.js';

const ok = (data: unknown) => Response.json({ status: 1, message: '', data });
const refusal = (status: number, code: string) => Response.json({ status: 0, message: code, code }, { status });
const call = { path: '/user/profile/get', role: 'user' as const, body: {} };

function aPort(replies: (Response | Error)[], refresh: CallPorts['refresh'] = async () => 'ended') {
  const sent: RequestInit[] = [];
  const ended = jest.fn();
  const ports: CallPorts = {
    fetch: async (_path, init) => {
      sent.push(init);
      const next = replies.shift();
      if (!next || next instanceof Error) throw next ?? new Error('no reply left');
      return next;
    },
    token: () => 'raw.token',
    refresh,
    onSessionEnded: ended,
  };
  return { ports, sent, ended };
}

describe('makeCall', () => {
  it('sends the raw token and unwraps the data', async () => {
    const { ports, sent } = aPort([ok({ name: 'Ann' })]);
    await expect(makeCall(call, ports)).resolves.toMatchObject({ ok: true, data: { name: 'Ann' } });
    expect(sent[0]).toMatchObject({ method: 'POST', credentials: 'same-origin', body: '{}' });
    expect(sent[0]?.headers).toMatchObject({ Authorization: 'raw.token', 'Content-Type': 'application/json' });
  });

  it('repeats a call with a key until its outcome is known, after the time that the answer names', async () => {
    const busy = refusal(503, 'core.unavailable');
    busy.headers.set('Retry-After', '3');
    const { ports, sent } = aPort([busy, refusal(504, 'core.outcome_unknown'), ok({ refunded: true })]);
    const pauses: number[] = [];
    const keyed = { ...call, body: { idempotencyKey: 'one' } };
    const answer = await makeCall(keyed, { ...ports, pause: async (ms) => void pauses.push(ms) });
    expect(answer).toMatchObject({ ok: true, data: { refunded: true } });
    expect(pauses).toEqual([3_000, 1_000]);
    expect(new Set(sent.map(({ body }) => body))).toEqual(new Set(['{"idempotencyKey":"one"}']));
  });

  it('does not repeat a call without a key, nor one that was refused', async () => {
    const { ports, sent } = aPort([refusal(503, 'core.unavailable'), refusal(409, 'core.conflict')]);
    await makeCall(call, ports);
    await makeCall({ ...call, body: { idempotencyKey: 'one' } }, ports);
    expect(sent).toHaveLength(2);
  });

  it('shows the key of its document, and the new one that a sign-in gave it', async () => {
    const element = { content: 'first', remove: jest.fn() };
    takeAppKey({ querySelector: <Found>() => element as Found });
    expect(element.remove).toHaveBeenCalledTimes(1);
    const answer = ok({});
    answer.headers.set('X-App-Key', 'second');
    const { ports, sent } = aPort([answer, ok({})]);
    await makeCall(call, ports);
    await makeCall(call, ports);
    expect(sent.map(({ headers }) => new Headers(headers).get('X-App-Key'))).toEqual(['first', 'second']);
  });

  it('leaves the content type of a multipart body to the browser', async () => {
    const { ports, sent } = aPort([ok({})]);
    const body = new FormData();
    await makeCall({ ...call, body }, ports);
    expect(sent[0]?.body).toBe(body);
    expect(sent[0]?.headers).not.toHaveProperty('Content-Type');
  });

  it('renews a refused session once and repeats the call', async () => {
    const replies = [refusal(401, 'core.unauthenticated'), ok({ fresh: true })];
    const { ports, ended } = aPort(replies, async () => 'renewed');
    await expect(makeCall(call, ports)).resolves.toMatchObject({ ok: true, data: { fresh: true } });
    expect(ended).not.toHaveBeenCalled();
  });

  it('ends the session when it cannot be renewed', async () => {
    const { ports, ended } = aPort([refusal(401, 'auth.session_ended')]);
    await makeCall(call, ports);
    expect(ended).toHaveBeenCalledTimes(1);
  });

  it('does not go round in circles when the renewed session is refused as well', async () => {
    const replies = [refusal(401, 'core.unauthenticated'), refusal(401, 'core.unauthenticated')];
    const { ports, ended, sent } = aPort(replies, async () => 'renewed');
    await makeCall(call, ports);
    expect(sent).toHaveLength(2);
    expect(ended).toHaveBeenCalledTimes(1);
  });

  it('keeps the session when the renewal finds no network', async () => {
    const offline = { code: 'network', httpStatus: 0, message: 'Server error' };
    const { ports, ended } = aPort([refusal(401, 'core.unauthenticated')], async () => offline);
    await expect(makeCall(call, ports)).resolves.toEqual({ ok: false, error: offline });
    expect(ended).not.toHaveBeenCalled();
  });

  it('takes a wrong password or second factor for what it is', async () => {
    const { ports, ended } = aPort([refusal(401, 'auth.two_factor_failed'), refusal(401, 'auth.login_failed')]);
    await makeCall(call, ports);
    await makeCall({ ...call, role: 'public' }, ports);
    expect(ended).not.toHaveBeenCalled();
  });

  it('words a lost network as a server error', async () => {
    const { ports } = aPort([new TypeError('Failed to fetch')]);
    await expect(makeCall(call, ports)).resolves.toMatchObject({
      error: { code: 'network', message: 'Server error: Failed to fetch' },
    });
  });
});

describe('createRefresh', () => {
  const reload = jest.fn();
  const inTurn = async <Result>(_name: string, work: () => Promise<Result>) => work();

  it('renews once for all concurrent calls', async () => {
    const fetch = jest.fn(async () => ok({ token: 'new' }));
    const refresh = createRefresh({ fetch, token: () => 'old', reload, goTo: jest.fn() }, inTurn);
    await expect(Promise.all([refresh('old'), refresh('old')])).resolves.toEqual(['renewed', 'renewed']);
    expect(fetch).toHaveBeenCalledTimes(1);
  });

  it('asks for nothing when another tab has renewed already', async () => {
    const fetch = jest.fn(async () => ok({}));
    const refresh = createRefresh({ fetch, token: () => 'new', reload, goTo: jest.fn() }, inTurn);
    await expect(refresh('old')).resolves.toBe('renewed');
    expect(fetch).not.toHaveBeenCalled();
  });

  it('loads the document again when its key is that of an earlier sign-in, and keeps the session', async () => {
    const fetch = async () => refusal(401, 'auth.document_outdated');
    const refresh = createRefresh({ fetch, token: () => 'old', reload, goTo: jest.fn() }, inTurn);
    await expect(refresh('old')).resolves.toMatchObject({ code: 'auth.document_outdated' });
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['administrator', 1, '/admin/users'],
    ['reseller', 2, '/white-label?tab=users'],
  ])('repeats nothing and goes to the users when the impersonation of an %s is over', async (_who, role, path) => {
    const goTo = jest.fn();
    const fetch = async () => ok({ token: 'their own', returned: true, user: { role } });
    const refresh = createRefresh({ fetch, token: () => 'old', reload: jest.fn(), goTo }, inTurn);
    await expect(refresh('old')).resolves.toMatchObject({ code: 'auth.session_ended' });
    expect(goTo).toHaveBeenCalledWith(path);
  });

  it('distinguishes an ended session from a missing network', async () => {
    const ended = createRefresh(
      { fetch: async () => refusal(401, 'auth.session_ended'), token: () => null, reload, goTo: jest.fn() },
      inTurn,
    );
    await expect(ended(null)).resolves.toBe('ended');
    const lost = createRefresh(
      { fetch: async () => Promise.reject(new Error('down')), token: () => null, reload, goTo: jest.fn() },
      inTurn,
    );
    await expect(lost(null)).resolves.toMatchObject({ code: 'network' });
  });
});
