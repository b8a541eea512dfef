import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { disableTwoFactor, enrolTwoFactor, login, me, verifyTwoFactor } from '@linkyard/contracts';
import { totpAt } from '@linkyard/crypto';
import { AuthHarness, as } from '../testing/auth-harness.js';
import { aCreator, goodPassword, openedSession, type Opened } from '../testing/people.js';

describe('two-step sign-in', () => {
  let auth: AuthHarness;
  let person = 0;
  let email = '';
  let session: Opened;
  beforeAll(async () => {
    auth = await AuthHarness.start();
  });
  afterAll(() => auth.stop());
  beforeEach(async () => {
    email = `otp${(person += 1)}@example.com`;
    session = await aCreator(auth, email);
  });

  const codeFor = (secret: string) => totpAt(secret, auth.clock.now());
  const enrol = async () => {
    const { secret } = await auth.call(enrolTwoFactor, { password: goodPassword }, as(session));
    const { backupCodes } = await auth.call(verifyTwoFactor, { otp: codeFor(secret) }, as(session));
    await auth.pass(30_000);
    return { secret, backupCodes };
  };
  const signIn = (otp?: string) => auth.call(login, { email, password: goodPassword, otp });

  it('counts only after its first code, and is then asked for', async () => {
    const { secret, otpauthUrl } = await auth.call(enrolTwoFactor, { password: goodPassword }, as(session));
    expect(otpauthUrl).toContain(`secret=${secret}`);
    openedSession(await signIn());
    await expect(auth.call(verifyTwoFactor, { otp: '000000' }, as(session))).rejects.toHaveCode(
      'auth.two_factor_failed',
    );
    await auth.call(verifyTwoFactor, { otp: codeFor(secret) }, as(session));
    await auth.pass(30_000);
    await expect(signIn()).rejects.toHaveCode('auth.two_factor_required');
    expect(openedSession(await signIn(codeFor(secret))).user).toMatchObject({ twoFactorEnabled: true });
  });

  it('takes each code once, also when it comes ten times at the same moment', async () => {
    const { secret } = await enrol();
    const otp = codeFor(secret);
    const tries = await Promise.allSettled(Array.from({ length: 4 }, () => signIn(otp)));
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  it('takes each of ten backup codes once, in the shape the form takes', async () => {
    const { backupCodes } = await enrol();
    expect(backupCodes).toHaveLength(10);
    openedSession(await signIn(backupCodes[0]));
    await expect(signIn(backupCodes[0])).rejects.toHaveCode('auth.two_factor_failed');
    openedSession(await signIn(backupCodes[1]?.toLowerCase().replace('-', '')));
  });

  it('keeps its secret sealed', async () => {
    const { secret, backupCodes } = await enrol();
    const row = JSON.stringify(await auth.database.db.collection('auth.users').findOne({ email }));
    expect(row).toContain('"secretEnc":"ly1.');
    for (const plain of [secret, ...backupCodes]) expect(row).not.toContain(plain);
  });

  it('locks after five wrong codes', async () => {
    await enrol();
    for (let tries = 0; tries < 5; tries += 1)
      await expect(signIn('000000')).rejects.toHaveCode('auth.two_factor_failed');
    await expect(signIn('000000')).rejects.toHaveCode('auth.locked');
  });

  it('ends with the password and a code, and cannot be begun again while on', async () => {
    const { secret } = await enrol();
    await expect(auth.call(enrolTwoFactor, { password: goodPassword }, as(session))).rejects.toHaveCode(
      'auth.two_factor_on',
    );
    const request = { password: goodPassword, otp: codeFor(secret) };
    await expect(auth.call(disableTwoFactor, { ...request, password: 'wrong' }, as(session))).rejects.toHaveCode(
      'auth.password_wrong',
    );
    await auth.call(disableTwoFactor, request, as(session));
    expect(await auth.call(me, {}, as(session))).toMatchObject({ user: { twoFactorEnabled: false } });
    await expect(auth.call(disableTwoFactor, request, as(session))).rejects.toHaveCode('auth.two_factor_off');
  });
});
