import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import {
  changePassword,
  changeUserStatus,
  listSessions,
  login,
  logout,
  refreshSession,
  revokeSession,
  verifySession,
} from '@linkyard/contracts';
import { AuthHarness, as, visitor } from '../testing/auth-harness.js';
import { aCreator, goodPassword, openedSession, signIn, type Opened } from '../testing/people.js';

describe('sessions', () => {
  let auth: AuthHarness;
  let person = 0;
  let email = '';
  let session: Opened;
  beforeAll(async () => {
    auth = await AuthHarness.start();
  });
  afterAll(() => auth.stop());
  beforeEach(async () => {
    email = `session${(person += 1)}@example.com`;
    session = await aCreator(auth, email);
    auth.signals.length = 0;
  });

  const isAlive = async (opened: Opened) => {
    const { sessionId, userId } = as(opened);
    return (await auth.call(verifySession, { jti: sessionId ?? '', userId: userId ?? '' })).session !== null;
  };
  const refresh = async (refreshToken: string) => openedSession(await auth.call(refreshSession, { refreshToken }));

  it('are renewed by a token that is good once; its second use after the grace ends the session', async () => {
    const second = await refresh(session.refreshToken);
    expect(second.refreshToken).not.toBe(session.refreshToken);
    await auth.pass(11_000);
    await expect(refresh(session.refreshToken)).rejects.toHaveCode('auth.session_ended');
    expect(await isAlive(second)).toBe(false);
    await expect(refresh(second.refreshToken)).rejects.toHaveCode('auth.session_ended');
    expect(auth.signals).toContainEqual({ userId: session.user._id, sessionIds: [as(session).sessionId] });
  });

  it('give two tabs that renew at once the same new token', async () => {
    const replies = await Promise.all(Array.from({ length: 8 }, () => refresh(session.refreshToken)));
    expect(new Set(replies.map(({ refreshToken }) => refreshToken)).size).toBe(1);
    const next = await refresh(replies[0]?.refreshToken ?? '');
    expect(await isAlive(next)).toBe(true);
  });

  it('end when a token older than the last one comes back, even within the grace', async () => {
    const second = await refresh(session.refreshToken);
    await refresh(second.refreshToken);
    await expect(refresh(session.refreshToken)).rejects.toHaveCode('auth.session_ended');
    expect(await isAlive(session)).toBe(false);
  });

  it('do not end by a token that was never given out', async () => {
    const { sessionId } = as(session);
    for (const forged of [`${sessionId}.0.${'A'.repeat(43)}`, `${sessionId}.7.${'A'.repeat(43)}`, 'nonsense']) {
      await expect(refresh(forged)).rejects.toHaveCode('auth.session_ended');
    }
    await expect(auth.call(refreshSession, {})).rejects.toHaveCode('auth.session_ended');
    expect(await isAlive(session)).toBe(true);
  });

  it('are renewed by a token of the secret before, and by none of the secret before that', async () => {
    const [first, second, third] = ['1', '2', '3'].map((digit) => digit.repeat(40));
    const rotated = async (current = '', previous?: string) =>
      auth.restarted({ TOKEN_SECRET: current, ...(previous ? { TOKEN_SECRET_PREVIOUS: previous } : {}) });
    const renew = async (copy: AuthHarness, { refreshToken }: Opened) =>
      openedSession(await copy.call(refreshSession, { refreshToken }));
    const opened = await signIn(await rotated(first), email);
    const renewed = await renew(await rotated(second, first), opened);
    expect(await isAlive(renewed)).toBe(true);
    await expect(renew(await rotated(third, first), renewed)).rejects.toHaveCode('auth.session_ended');
    await renew(await rotated(third, second), renewed);
  });

  it('are stored without their tokens', async () => {
    const row = await auth.database.db.collection('auth.sessions').findOne({ userId: session.user._id });
    expect(JSON.stringify(row)).not.toContain(session.refreshToken.split('.')[2]);
  });

  it('without "remember" end after 12 idle hours, with it after 30 idle days', async () => {
    const brief = openedSession(await auth.call(login, { email, password: goodPassword }));
    const long = openedSession(await auth.call(login, { email, password: goodPassword, remember: true }));
    await auth.pass(12 * 3_600_000 + 1);
    await expect(refresh(brief.refreshToken)).rejects.toHaveCode('auth.session_ended');
    const renewed = await refresh(long.refreshToken);
    await auth.pass(29 * 86_400_000);
    await refresh(renewed.refreshToken);
  });

  it('are listed with the own one marked, and only the own ones', async () => {
    const other = await signIn(auth, email);
    const { sessions } = await auth.call(listSessions, {}, as(other));
    expect(sessions).toHaveLength(2);
    expect(sessions.filter(({ current }) => current).map(({ _id }) => _id)).toEqual([as(other).sessionId]);
    expect(Object.keys(sessions[0] ?? {})).not.toContain('tokenHash');
  });

  it("end one by one, but not another person's", async () => {
    const other = await signIn(auth, email);
    const stranger = await aCreator(auth, `stranger${person}@example.com`);
    const foreign = as(stranger).sessionId ?? '';
    await expect(auth.call(revokeSession, { _id: foreign }, as(session))).rejects.toHaveCode('core.not_found');
    expect(await isAlive(stranger)).toBe(true);
    expect(await auth.call(revokeSession, { _id: as(other).sessionId ?? '' }, as(session))).toEqual({ revoked: 1 });
    expect([await isAlive(other), await isAlive(session)]).toEqual([false, true]);
  });

  it('end everywhere, with or without this one', async () => {
    const others = [await signIn(auth, email), await signIn(auth, email)];
    expect(await auth.call(revokeSession, { all: true }, as(session))).toEqual({ revoked: 2 });
    expect([await isAlive(session), await isAlive(others[0] ?? session)]).toEqual([true, false]);
    await auth.call(revokeSession, { all: true, keepCurrent: false }, as(session));
    expect(await isAlive(session)).toBe(false);
  });

  it('end by signing out, on the server too', async () => {
    await auth.call(logout, {}, as(session));
    expect(await isAlive(session)).toBe(false);
    await expect(refresh(session.refreshToken)).rejects.toHaveCode('auth.session_ended');
  });

  it('of others end with a new password; this browser gets a new one', async () => {
    const other = await signIn(auth, email);
    const request = {
      currentPassword: goodPassword,
      password: 'another long phrase',
      confirmPassword: 'another long phrase',
    };
    const renewed = openedSession(await auth.call(changePassword, request, as(session)));
    expect([await isAlive(other), await isAlive(session), await isAlive(renewed)]).toEqual([false, false, true]);
    expect(auth.signals).toContainEqual({ userId: session.user._id });
    expect(await auth.deliverMails()).toMatchObject([{ template: 'password-changed', values: { device: 'Firefox' } }]);
    await expect(signIn(auth, email)).rejects.toHaveCode('auth.login_failed');
  });

  it('end when an admin switches the account off, and refreshing says why', async () => {
    const admin = { ...visitor(), userId: '0'.repeat(24), role: 1 as const, sessionId: '1'.repeat(24) };
    await auth.call(changeUserStatus, { _id: session.user._id, status: 0 }, admin);
    expect(await isAlive(session)).toBe(false);
    await expect(refresh(session.refreshToken)).rejects.toHaveCode('auth.suspended');
    await auth.call(changeUserStatus, { _id: session.user._id }, admin);
    expect(await isAlive(session)).toBe(false);
    await signIn(auth, email);
  });

  it('note their use at most once a minute', async () => {
    const used = async () =>
      (await auth.database.db.collection('auth.sessions').findOne({ userId: session.user._id }))?.['lastUsedAt'];
    const opened = await used();
    await auth.pass(59_000);
    await isAlive(session);
    expect(await used()).toEqual(opened);
    await auth.pass(2_000);
    await isAlive(session);
    expect(await used()).toEqual(auth.clock.now());
  });

  it('note when their person was last seen, at most once a minute', async () => {
    const seen = async () => (await auth.database.db.collection('auth.users').findOne({ email }))?.['lastSeenAt'];
    expect(await seen()).toBeNull();
    await isAlive(session);
    const first = await seen();
    expect(first).toEqual(auth.clock.now());
    await auth.pass(59_000);
    await isAlive(session);
    expect(await seen()).toEqual(first);
    await auth.pass(2_000);
    await isAlive(session);
    expect(await seen()).toEqual(auth.clock.now());
  });

  it('require a session', async () => {
    for (const command of [listSessions, logout])
      await expect(auth.call(command, {})).rejects.toHaveCode('core.unauthenticated');
  });
});
