import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { getProfile, login, register, userRegistered, verifyEmail, type AnyCommand } from '@linkyard/contracts';
import { AuthHarness, as, tokenOf, visitor } from '../testing/auth-harness.js';
import { aCreator, goodPassword, openedSession, signIn, signUp } from '../testing/people.js';

describe('signing up', () => {
  let auth: AuthHarness;
  beforeAll(async () => {
    auth = await AuthHarness.start();
  });
  afterAll(() => auth.stop());

  const body = (email: string) => ({ name: 'Robin', email, password: goodPassword, terms: true as const });
  const countOf = (email: string) => auth.database.db.collection('auth.users').countDocuments({ email });

  it('creates an unconfirmed account, publishes the event and mails a code with a link of the configured host', async () => {
    const { userId } = await auth.call(register, { ...body('One@Example.com'), timeZone: 'Europe/Berlin' });
    const [event] = await auth.events(userRegistered.name);
    expect(event).toEqual({ userId, tenantId: null, name: 'Robin', locale: 'en', timeZone: 'Europe/Berlin' });
    const [mail] = await auth.deliverMails();
    expect(mail).toMatchObject({
      template: 'verify-email',
      to: 'one@example.com',
      values: { code: expect.stringMatching(/^\d{6}$/) },
    });
    const { origin, pathname, searchParams } = new URL(mail?.values['link'] ?? '');
    expect([origin, pathname]).toEqual([
      new URL(process.env['PUBLIC_URL'] ?? 'http://localhost:5002').origin,
      '/verify/email',
    ]);
    expect(searchParams.get('token')).toMatch(/^[\w-]{43}$/);
    await expect(auth.call(login, { email: 'one@example.com', password: goodPassword })).rejects.toHaveCode(
      'EMAIL_NOT_VERIFIED',
    );
  });

  it('opens a session by the code once; a second use says "already" and opens none', async () => {
    const otp = await signUp(auth, 'two@example.com');
    const first = await auth.call(verifyEmail, { email: 'two@example.com', otp });
    expect(first).toMatchObject({ result: 'verified', user: { state: 'active', step: 1, hasPassword: true } });
    expect(await auth.call(verifyEmail, { email: 'two@example.com', otp })).toEqual({ result: 'alreadyVerified' });
    expect(await auth.call(getProfile, {}, as(first))).toMatchObject({ email: 'two@example.com' });
  });

  it('opens exactly one session when the link is opened five times at once', async () => {
    await auth.call(register, body('three@example.com'));
    const [mail] = await auth.deliverMails();
    const token = tokenOf(mail);
    const replies = await Promise.all(Array.from({ length: 5 }, () => auth.call(verifyEmail, { token })));
    expect(replies.filter(({ result }) => result === 'verified')).toHaveLength(1);
    expect(
      await auth.database.db
        .collection('auth.sessions')
        .countDocuments({ userId: replies.find(({ user }) => user)?.user?._id }),
    ).toBe(1);
  });

  it('answers a known address in the same words, and its owner by mail', async () => {
    await aCreator(auth, 'four@example.com');
    await auth.pass(61_000);
    const reply = await auth.call(register, body('four@example.com'));
    expect(reply).toEqual({ userId: expect.stringMatching(/^[0-9a-f]{24}$/), needsVerification: true });
    expect(await auth.deliverMails()).toMatchObject([{ template: 'account-exists', to: 'four@example.com' }]);
    expect(await countOf('four@example.com')).toBe(1);
    await signIn(auth, 'four@example.com');
  });

  it('creates one account from ten concurrent sign-ups, and publishes one event', async () => {
    const request = { ...body('ten@example.com'), name: 'Ten' };
    await Promise.all(Array.from({ length: 10 }, () => auth.call(register, request)));
    expect(await countOf('ten@example.com')).toBe(1);
    expect((await auth.events(userRegistered.name)).filter(({ name }) => name === 'Ten')).toHaveLength(1);
  });

  it('drops the password of an address that two people claimed, when its owner confirms it', async () => {
    await signUp(auth, 'victim@example.com', 'the attacker knows this');
    await auth.pass(61_000);
    const otp = await signUp(auth, 'victim@example.com', 'what the owner chose');
    const session = openedSession(await auth.call(verifyEmail, { email: 'victim@example.com', otp }));
    expect(session.user.hasPassword).toBe(false);
    await expect(signIn(auth, 'victim@example.com', 'the attacker knows this')).rejects.toHaveCode('auth.login_failed');
  });

  it('keeps the password when the same person signs up twice', async () => {
    await signUp(auth, 'twice@example.com');
    await auth.pass(61_000);
    const otp = await signUp(auth, 'twice@example.com');
    await auth.call(verifyEmail, { email: 'twice@example.com', otp });
    await signIn(auth, 'twice@example.com');
  });

  it.each([
    ['password1', 'auth.password_breached'],
    ['robin2026', 'auth.password_breached'],
    ['short', 'core.invalid_input'],
  ])('refuses the password %s', async (password, code) => {
    await expect(auth.call(register, { ...body('weak@example.com'), password })).rejects.toHaveCode(code);
    expect(await countOf('weak@example.com')).toBe(0);
  });

  it('pretends to a machine that fills the hidden field', async () => {
    expect(await auth.call(register, { ...body('bot@example.com'), website_url: 'http://spam' })).toMatchObject({
      needsVerification: true,
    });
    expect(await countOf('bot@example.com')).toBe(0);
  });

  it('cannot set what is not asked for', async () => {
    const extra = { ...body('admin2@example.com'), role: 1 };
    await expect(auth.call<AnyCommand>(register, extra, visitor())).rejects.toHaveCode('core.invalid_input');
  });
});

describe('an installation that is closed to sign-ups', () => {
  it('says so', async () => {
    const auth = await AuthHarness.start({ SIGNUP: 'closed' });
    const request = { name: 'Robin', email: 'a@example.com', password: goodPassword, terms: true as const };
    await expect(auth.call(register, request)).rejects.toHaveCode('auth.signup_closed');
    await auth.stop();
  });
});
