import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import {
  changeUserStatus,
  endImpersonation,
  extendImpersonation,
  impersonationActed,
  impersonationEnded,
  impersonationStarted,
  logout,
  me,
  recordImpersonatedAct,
  refreshSession,
  startImpersonation,
  verifySession,
  type Ctx,
} from '@linkyard/contracts';
import { z } from 'zod';
import { AuthHarness, as } from '../testing/auth-harness.js';
import { aCreator, openedSession, signIn, type Opened } from '../testing/people.js';
import { ImpersonationEndJob } from './impersonation-end.job.js';

const begun = z.looseObject({ returnToken: z.string(), to: z.string() });
const hour = 3_600_000;

describe('an impersonation', () => {
  let auth: AuthHarness;
  let person = 0;
  let admin: Opened;
  let adminCtx: Ctx;
  let user: Opened;
  beforeAll(async () => {
    auth = await AuthHarness.start();
  });
  afterAll(() => auth.stop());
  beforeEach(async () => {
    person += 1;
    const email = `admin${person}@example.com`;
    const { user: account } = await aCreator(auth, email);
    await auth.rows('users').updateOne({ email }, { $set: { role: 1 } });
    admin = await signIn(auth, email);
    adminCtx = as(admin);
    expect(adminCtx.role).toBe(1);
    expect(account._id).toBe(admin.user._id);
    user = await aCreator(auth, `user${person}@example.com`);
    auth.signals.length = 0;
  });

  const start = async (ctx = adminCtx, userId = user.user._id) => {
    const reply = await auth.call(startImpersonation, { userId, reason: 'A question about an order' }, ctx);
    return { ...openedSession(reply), ...begun.parse(reply) };
  };
  const acting = (session: Opened): Ctx => as(session, { impersonatorId: admin.user._id });
  const stands = async (session: Opened) => {
    const { sessionId, userId } = as(session);
    return (await auth.call(verifySession, { jti: sessionId ?? '', userId: userId ?? '' })).session;
  };
  const logs = (userId = user.user._id) =>
    auth.rows('impersonation_logs').find({ userId }).sort({ startedAt: 1 }).toArray();
  const events = async (name: string) =>
    (await auth.events(name)).filter((data) => JSON.stringify(data).includes(user.user._id));
  const settle = () => auth.get(ImpersonationEndJob).run();

  it('is a session of the user that names the administrator, for an hour', async () => {
    const session = await start();
    expect(session.user._id).toBe(user.user._id);
    expect(await stands(session)).toMatchObject({ role: 2, impersonatorId: admin.user._id });
    const { otherData } = await auth.call(me, {}, acting(session));
    expect(otherData).toMatchObject({ impersonated: true, impersonation: { by: 'admin' } });
    const [until, latest] = [otherData.impersonation?.endsAt, otherData.impersonation?.latestEndsAt].map((at) =>
      Date.parse(at ?? ''),
    );
    expect(until).toBe(auth.clock.now().getTime() + hour);
    expect(latest).toBe(auth.clock.now().getTime() + 24 * hour);
    expect(await logs()).toMatchObject([
      { adminId: admin.user._id, reason: 'A question about an order', endedAt: null, by: 'admin' },
    ]);
    expect(await events(impersonationStarted.name)).toHaveLength(1);
  });

  it('is not the user: it does not change when they were last seen or from where they sign in', async () => {
    const before = await auth.rows('users').findOne({ _id: user.user._id as never });
    await auth.pass(5 * 60_000);
    await stands(await start());
    const after = await auth.rows('users').findOne({ _id: user.user._id as never });
    expect(after).toEqual(before);
  });

  it('ends by going back, which opens the session of the administrator again and ends none of the user', async () => {
    const session = await start();
    const { returnToken } = session;
    const reply = await auth.call(endImpersonation, { returnToken }, acting(session));
    const back = openedSession(reply);
    expect(reply).toMatchObject({ to: '/admin/users' });
    expect(as(back).sessionId).toBe(adminCtx.sessionId);
    expect([await stands(session), await stands(user)]).toMatchObject([null, { userId: user.user._id }]);
    await expect(auth.call(refreshSession, { refreshToken: session.refreshToken })).rejects.toHaveCode(
      'auth.session_ended',
    );
    expect(await logs()).toMatchObject([{ endedBy: 'back', endedAt: auth.clock.now() }]);
    expect(await events(impersonationEnded.name)).toMatchObject([{ endedBy: 'back', impersonatorId: admin.user._id }]);
    expect(auth.signals).toContainEqual({ userId: user.user._id, sessionIds: [as(session).sessionId] });
  });

  it('ends by signing out too, and leaves the other sessions of both people (J1)', async () => {
    const session = await start();
    const reply = await auth.call(logout, { returnToken: session.returnToken }, acting(session));
    expect(as(openedSession(reply)).sessionId).toBe(adminCtx.sessionId);
    expect([await stands(session), await stands(user)]).toMatchObject([null, { userId: user.user._id }]);
    expect(await logs()).toMatchObject([{ endedBy: 'logout' }]);
  });

  it('gives two windows that go back at once the same answer, and records one end', async () => {
    const session = await start();
    const back = () => auth.call(endImpersonation, { returnToken: session.returnToken }, acting(session));
    const replies = await Promise.all([
      back(),
      back(),
      auth.call(logout, { returnToken: session.returnToken }, acting(session)),
    ]);
    for (const reply of replies) expect(as(openedSession(reply)).sessionId).toBe(adminCtx.sessionId);
    expect(await events(impersonationEnded.name)).toHaveLength(1);
  });

  it('opens no session of the administrator for who has only the token of the user', async () => {
    const session = await start();
    for (const returnToken of [undefined, 'x'.repeat(43), session.refreshToken.slice(0, 100)]) {
      expect(await auth.call(endImpersonation, { returnToken }, acting(session))).toEqual({ to: '/signin' });
    }
    expect(await stands(session)).toBeNull();
  });

  it('leads to sign-in when the session of the administrator is over', async () => {
    const session = await start();
    await auth.call(logout, {}, adminCtx);
    expect(await auth.call(endImpersonation, { returnToken: session.returnToken }, acting(session))).toEqual({
      to: '/signin',
    });
  });

  it('is over with the session or the rights of the administrator', async () => {
    const session = await start();
    await auth.rows('users').updateOne({ _id: admin.user._id as never }, { $set: { role: 2 } });
    expect(await stands(session)).toBeNull();
    await expect(auth.call(refreshSession, { refreshToken: session.refreshToken })).rejects.toHaveCode(
      'auth.session_ended',
    );
    await settle();
    expect(await logs()).toMatchObject([{ endedBy: 'session' }]);
  });

  it('is over when the account is switched off, and then renewing leads back to the administrator', async () => {
    const session = await start();
    await auth.call(changeUserStatus, { _id: user.user._id, status: 0 }, adminCtx);
    expect(await stands(session)).toBeNull();
    const { refreshToken, returnToken } = session;
    const back = openedSession(await auth.call(refreshSession, { refreshToken, returnToken }));
    expect(as(back).sessionId).toBe(adminCtx.sessionId);
    await settle();
    expect(await logs()).toMatchObject([{ endedBy: 'session' }]);
  });

  it('ends after an hour however often it is renewed, and the next renewal leads back to the administrator', async () => {
    const session = await start();
    await auth.pass(50 * 60_000);
    const renewed = openedSession(await auth.call(refreshSession, { refreshToken: session.refreshToken }));
    expect(await stands(renewed)).not.toBeNull();
    await auth.pass(11 * 60_000);
    expect(await stands(renewed)).toBeNull();
    const { refreshToken } = renewed;
    await expect(auth.call(refreshSession, { refreshToken })).rejects.toHaveCode('auth.session_ended');
    const { returnToken } = session;
    const back = openedSession(await auth.call(refreshSession, { refreshToken, returnToken }));
    expect(as(back).sessionId).toBe(adminCtx.sessionId);
    await settle();
    expect(await logs()).toMatchObject([{ endedBy: 'expired' }]);
    expect(auth.signals).toContainEqual({ userId: user.user._id, sessionIds: [as(session).sessionId] });
    const [log] = await logs();
    expect(Number(log?.['endedAt']) - Number(log?.['startedAt'])).toBe(hour);
  });

  it('is extended by an hour at a time, a day at most, and keeps the session of the administrator', async () => {
    const session = await start();
    const ends = new Set<string>();
    for (let hours = 1; hours < 24; hours += 1) {
      const { impersonation } = await auth.call(extendImpersonation, {}, acting(session));
      ends.add(impersonation.endsAt);
    }
    expect(ends.size).toBe(23);
    await expect(auth.call(extendImpersonation, {}, acting(session))).rejects.toHaveCode('auth.impersonation_too_long');
    await auth.pass(23 * hour);
    expect(await stands(session)).not.toBeNull();
    await auth.pass(hour);
    expect(await stands(session)).toBeNull();
  });

  it('is not begun as an administrator, as who does not allow it, or as who may not sign in; that is recorded (J3, J5)', async () => {
    await expect(start(adminCtx, admin.user._id)).rejects.toHaveCode('auth.impersonation_of_admin');
    const set = (fields: Record<string, unknown>) =>
      auth.rows('users').updateOne({ _id: user.user._id as never }, { $set: fields });
    await set({ disableImpersonation: true });
    await expect(start()).rejects.toHaveCode('auth.impersonation_disabled');
    await set({ disableImpersonation: false, status: 0 });
    await expect(start()).rejects.toHaveCode('auth.impersonation_inactive');
    await expect(start(adminCtx, '0'.repeat(24))).rejects.toHaveCode('core.not_found');
    expect(await logs()).toMatchObject([{ endedBy: 'refused' }, { endedBy: 'refused' }]);
    expect(await events(impersonationActed.name)).toHaveLength(2);
    expect(auth.signals).toEqual([]);
  });

  it('needs a reason', async () => {
    for (const reason of ['', '  ab ', 'x'.repeat(301)])
      await expect(auth.call(startImpersonation, { userId: user.user._id, reason }, adminCtx)).rejects.toHaveCode(
        'core.invalid_input',
      );
  });

  it('replaces the one that was begun before in the same session', async () => {
    const first = await start();
    const second = await start();
    expect([await stands(first), (await stands(second))?.userId]).toEqual([null, user.user._id]);
    expect((await logs()).map(({ endedBy }) => String(endedBy)).sort()).toEqual(['null', 'replaced']);
  });

  it('runs once when it is begun twice at the same moment', async () => {
    const both = await Promise.all([start(), start()]);
    const standing = (await Promise.all(both.map(stands))).filter((facts) => facts !== null);
    expect(standing).toHaveLength(1);
    expect((await logs()).filter(({ endedAt }) => endedAt === null)).toHaveLength(1);
  });

  it('has each act in its record, with both people (J2)', async () => {
    const session = await start();
    for (const outcome of ['begun', 'begun', 'refused'] as const)
      await auth.call(recordImpersonatedAct, { act: '/user/campaign/delete', outcome }, acting(session));
    expect(await logs()).toMatchObject([{ actionsCount: 2, refusedCount: 1 }]);
    const parties = { impersonatorId: admin.user._id, userId: user.user._id, act: '/user/campaign/delete' };
    expect(await events(impersonationActed.name)).toMatchObject([parties, parties, { ...parties, outcome: 'refused' }]);
  });

  it('is none in a session of the user', async () => {
    for (const command of [endImpersonation, extendImpersonation])
      await expect(auth.call(command, {}, as(user))).rejects.toHaveCode('auth.not_impersonating');
    expect(await stands(user)).not.toBeNull();
  });
});
