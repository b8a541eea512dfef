import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import {
  checkOtp,
  forgotPassword,
  register,
  resetPassword,
  sendVerificationCode,
  verifyEmail,
  verifySession,
} from '@linkyard/contracts';
import { AuthHarness, as, tokenOf, type SentMail } from '../testing/auth-harness.js';
import { aCreator, goodPassword, openedSession, signIn, signUp } from '../testing/people.js';

const newPassword = 'another long phrase';
const twice = { password: newPassword, confirmPassword: newPassword };
const wrong = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

describe('mailed codes and links', () => {
  let auth: AuthHarness;
  let person = 0;
  let email = '';
  beforeAll(async () => {
    auth = await AuthHarness.start();
  });
  afterAll(() => auth.stop());
  beforeEach(() => {
    email = `code${(person += 1)}@example.com`;
  });

  const refusal = (call: Promise<unknown>) =>
    call.then(
      () => 'accepted',
      (error: unknown) => (typeof error === 'object' && error && 'code' in error ? error.code : error),
    );
  const guess = (otp: string, address = email) => refusal(auth.call(checkOtp, { email: address, otp }));
  const forgotten = async (address = email): Promise<SentMail | undefined> => {
    await auth.call(forgotPassword, { email: address });
    return (await auth.deliverMails()).at(-1);
  };

  it('take five guesses and are void then, for known and unknown addresses alike', async () => {
    await aCreator(auth, email);
    const mail = await forgotten();
    await forgotten('unknown@example.com');
    const code = mail?.values['code'] ?? '';
    const answers = async (address: string) => {
      const given: unknown[] = [];
      for (let tries = 0; tries < 6; tries += 1) given.push(await guess(wrong(code), address));
      return given;
    };
    const known = await answers(email);
    expect(known).toEqual([...Array(4).fill('auth.code_invalid'), 'auth.code_spent', 'auth.code_spent']);
    expect(await answers('unknown@example.com')).toEqual(known);
    expect(await guess(code)).toBe('auth.code_spent');
  });

  it('give no more than five guesses to forty at the same moment', async () => {
    await aCreator(auth, email);
    const code = (await forgotten())?.values['code'] ?? '';
    await Promise.all(Array.from({ length: 40 }, () => guess(wrong(code))));
    const row = await auth.database.db.collection('auth.mailed_codes').findOne({ email, purpose: 'resetPassword' });
    expect(row?.['attempts']).toBe(5);
  });

  it('live ten minutes as a code', async () => {
    await aCreator(auth, email);
    const code = (await forgotten())?.values['code'] ?? '';
    await auth.pass(10 * 60_000 + 1);
    expect(await guess(code)).toBe('auth.code_invalid');
  });

  it('are exchanged for one ticket, also when asked for it twenty times at once', async () => {
    await aCreator(auth, email);
    const otp = (await forgotten())?.values['code'] ?? '';
    const asked = await Promise.allSettled(Array.from({ length: 20 }, () => auth.call(checkOtp, { email, otp })));
    const tickets = asked.flatMap((result) => (result.status === 'fulfilled' ? [result.value.ticket] : []));
    expect(tickets).toHaveLength(1);
    await auth.call(resetPassword, { ticket: tickets[0] ?? '', ...twice });
    await signIn(auth, email, newPassword);
    expect(await refusal(auth.call(resetPassword, { ticket: tickets[0] ?? '', ...twice }))).toBe('auth.link_invalid');
  });

  it('are stored as hashes only', async () => {
    await aCreator(auth, email);
    const mail = await forgotten();
    const stored = JSON.stringify([
      await auth.database.db.collection('auth.mailed_codes').find({}).toArray(),
      await auth.database.db.collection('auth.outbox').find({}).toArray(),
    ]);
    expect(stored).not.toContain(tokenOf(mail));
    expect(stored).not.toContain(`"${mail?.values['code']}"`);
  });

  it('are the same when the mail is asked of the consumer again after a crash', async () => {
    await aCreator(auth, email);
    const first = await forgotten();
    await auth.database.db.collection('auth.mailed_codes').deleteMany({ email, purpose: 'resetPassword' });
    await auth.database.db
      .collection('auth.outbox')
      .updateMany({ 'data.email': email, 'data.kind': 'resetPassword' }, { $set: { sentAt: null } });
    expect((await auth.deliverMails()).at(-1)).toEqual(first);
  });

  describe('for a new password', () => {
    it('work once when used thirty times at the same moment, and end every session', async () => {
      const session = await aCreator(auth, email);
      const token = tokenOf(await forgotten());
      const passwords = Array.from({ length: 30 }, (_, index) => `a fresh phrase ${index}`);
      const results = await Promise.allSettled(
        passwords.map((password) => auth.call(resetPassword, { token, password, confirmPassword: password })),
      );
      const winners = passwords.filter((_, index) => results[index]?.status === 'fulfilled');
      expect(winners).toHaveLength(1);
      await signIn(auth, email, winners[0]);
      const { sessionId, userId } = as(session);
      expect(await auth.call(verifySession, { jti: sessionId ?? '', userId: userId ?? '' })).toEqual({ session: null });
      expect((await auth.deliverMails()).at(-1)).toMatchObject({ template: 'password-changed', to: email });
    });

    it('live 30 minutes, and a newer one makes the older void', async () => {
      await aCreator(auth, email);
      const old = tokenOf(await forgotten());
      await auth.pass(61_000);
      const newer = tokenOf(await forgotten());
      expect(await refusal(auth.call(resetPassword, { token: old, ...twice }))).toBe('auth.link_invalid');
      await auth.pass(30 * 60_000 + 1);
      expect(await refusal(auth.call(resetPassword, { token: newer, ...twice }))).toBe('auth.link_invalid');
    });

    it('stay usable when the password was refused', async () => {
      await aCreator(auth, email);
      const token = tokenOf(await forgotten());
      const weak = { password: 'password1', confirmPassword: 'password1' };
      expect(await refusal(auth.call(resetPassword, { token, ...weak }))).toBe('auth.password_breached');
      await auth.call(resetPassword, { token, ...twice });
    });

    it('send nothing to an unknown address and say the same', async () => {
      await aCreator(auth, email);
      const known = await auth.call(forgotPassword, { email });
      expect(await auth.call(forgotPassword, { email: 'ghost@example.com' })).toEqual(known);
      expect((await auth.deliverMails()).map(({ to }) => to)).toEqual([email]);
    });

    it('confirm the address of who has never confirmed it', async () => {
      await signUp(auth, email, 'another person typed this');
      const token = tokenOf(await forgotten());
      await auth.call(resetPassword, { token, ...twice });
      expect((await signIn(auth, email, newPassword)).user).toMatchObject({ state: 'active' });
    });

    it('do not open what another purpose was mailed for', async () => {
      await auth.call(register, { name: 'Robin', email, password: goodPassword, terms: true });
      const token = tokenOf((await auth.deliverMails()).at(-1));
      expect(await refusal(auth.call(resetPassword, { token, ...twice }))).toBe('auth.link_invalid');
    });
  });

  describe('sent again', () => {
    it('come 60 s after the last at the earliest, five an hour, for unknown addresses alike', async () => {
      const ask = (address: string) => refusal(auth.call(sendVerificationCode, { email: address }));
      const answers = async (address: string) => {
        const given: unknown[] = [await ask(address), await ask(address)];
        for (let more = 0; more < 5; more += 1) {
          await auth.pass(60_001);
          given.push(await ask(address));
        }
        return given;
      };
      await aCreator(auth, email);
      await auth.pass(3_600_001);
      const known = await answers(email);
      expect(known).toEqual(['accepted', 'auth.resend_too_soon', ...Array(4).fill('accepted'), 'auth.resend_too_soon']);
      expect(await answers('ghost2@example.com')).toEqual(known);
      expect(await auth.deliverMails()).toEqual([]);
      await auth.pass(3_600_000);
      expect(await ask(email)).toBe('accepted');
    });

    it('replace the code before', async () => {
      const first = await signUp(auth, email);
      await auth.pass(61_000);
      await auth.call(sendVerificationCode, { email });
      const second = (await auth.deliverMails()).at(-1)?.values['code'] ?? '';
      if (first !== second)
        expect(await refusal(auth.call(verifyEmail, { email, otp: first }))).toBe('auth.code_invalid');
      expect(openedSession(await auth.call(verifyEmail, { email, otp: second })).user.step).toBe(1);
    });

    it('are let through once when asked for thirty times at the same moment', async () => {
      const asked = await Promise.all(
        Array.from({ length: 30 }, () => refusal(auth.call(sendVerificationCode, { email }))),
      );
      expect(asked.filter((answer) => answer === 'accepted')).toHaveLength(1);
    });
  });
});
