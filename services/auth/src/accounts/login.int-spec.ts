import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { changeUserStatus, deleteAccount, login, me, verifySession, type AnyCommand } from '@linkyard/contracts';
import { AuthHarness, as, visitor } from '../testing/auth-harness.js';
import { aCreator, goodPassword, openedSession, signIn } from '../testing/people.js';
import { UsersRepository } from '../user-records/users.repository.js';

describe('signing in', () => {
  let auth: AuthHarness;
  let person = 0;
  let email = '';
  beforeAll(async () => {
    auth = await AuthHarness.start();
  });
  afterAll(() => auth.stop());
  beforeEach(async () => {
    email = `login${(person += 1)}@example.com`;
    await aCreator(auth, email);
  });

  const fail = (address = email, network = 'strange', password = 'not it at all') =>
    auth.call(login, { email: address, password }, visitor(network));

  it('opens a session whose token names it, and never returns a password hash', async () => {
    const reply = await auth.call(login, { email: email.toUpperCase(), password: goodPassword });
    const { sessionId, userId } = as(reply);
    expect(await auth.call(verifySession, { jti: sessionId ?? '', userId: userId ?? '' })).toMatchObject({
      session: { role: 2, step: 1 },
    });
    expect(JSON.stringify(reply)).not.toMatch(/argon2|passwordHash|secretEnc/);
    expect(await auth.call(me, {}, as(reply))).toMatchObject({
      user: { email },
      otherData: { site_title: 'Linkyard', impersonated: false },
    });
  });

  it('answers an unknown address and a wrong password alike', async () => {
    const refusals = [fail(), fail('unknown@example.com', 'strange')].map((call) =>
      call.catch((error: unknown) => error),
    );
    const [wrong, unknown] = await Promise.all(refusals);
    expect(wrong).toHaveCode('auth.login_failed');
    expect(unknown).toEqual(wrong);
  });

  it.each(['known', 'unknown'])('locks after five failures for 15 minutes, an %s address alike', async (kind) => {
    const address = kind === 'known' ? email : `ghost${person}@example.com`;
    for (let tries = 0; tries < 5; tries += 1) await expect(fail(address)).rejects.toHaveCode('auth.login_failed');
    await expect(fail(address)).rejects.toMatchObject({ code: 'auth.locked', details: { retryAfterSec: 900 } });
    if (kind === 'unknown') return;
    await expect(signIn(auth, address, goodPassword, 'strange')).rejects.toHaveCode('auth.locked');
    await auth.pass(15 * 60_000 + 1);
    await signIn(auth, address, goodPassword, 'strange');
  });

  it('judges five of fifty guesses made at the same moment', async () => {
    const guesses = Array.from({ length: 50 }, () => fail().catch((error: unknown) => error));
    const codes = (await Promise.all(guesses)).map((error) =>
      typeof error === 'object' && error && 'code' in error ? error.code : null,
    );
    expect(codes.filter((code) => code === 'auth.login_failed')).toHaveLength(5);
    expect(codes.filter((code) => code === 'auth.locked')).toHaveLength(45);
  });

  it('does not let strangers lock out the owner on a network of theirs', async () => {
    await signIn(auth, email, goodPassword, 'home');
    for (let tries = 0; tries < 6; tries += 1) await fail().catch((error: unknown) => error);
    await signIn(auth, email, goodPassword, 'home');
  });

  it('forgets failures when the password was right', async () => {
    for (let round = 0; round < 3; round += 1) {
      for (let tries = 0; tries < 4; tries += 1) await expect(fail()).rejects.toHaveCode('auth.login_failed');
      await signIn(auth, email, goodPassword, 'strange');
    }
  });

  it('reports that the account is disabled only after a correct password', async () => {
    const user = await auth.get(UsersRepository).byEmail(email);
    await auth.call(
      changeUserStatus,
      { _id: user?._id ?? '', status: 0 },
      { ...visitor(), userId: '0'.repeat(24), role: 1, sessionId: '1'.repeat(24) },
    );
    await expect(fail()).rejects.toHaveCode('auth.login_failed');
    await expect(signIn(auth, email)).rejects.toHaveCode('auth.suspended');
  });

  it('takes back the wish to be deleted', async () => {
    const session = await signIn(auth, email);
    const { deletionAt } = await auth.call(deleteAccount, { password: goodPassword, confirm: 'DELETE' }, as(session));
    expect(new Date(deletionAt).getTime() - auth.clock.now().getTime()).toBe(14 * 86_400_000);
    const { sessionId, userId } = as(session);
    expect(await auth.call(verifySession, { jti: sessionId ?? '', userId: userId ?? '' })).toEqual({ session: null });
    expect(openedSession(await auth.call(login, { email, password: goodPassword })).user).toMatchObject({
      state: 'active',
      deletionRequestedAt: null,
    });
  });

  it.each([{ $ne: null }, ['a@example.com'], 7])('refuses %j for an address', async (address) => {
    await expect(auth.call<AnyCommand>(login, { email: address, password: 'x' })).rejects.toHaveCode(
      'core.invalid_input',
    );
  });
});
