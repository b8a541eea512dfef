import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  changeEmail,
  checkSender,
  forgotPassword,
  login,
  register,
  sendVerificationCode,
  verifyEmail,
  type Ctx,
} from '@linkyard/contracts';
import { newId } from '@linkyard/mongo';
import { DomainError } from '@linkyard/service-kit';
import { as, AuthHarness, visitor } from '../testing/auth-harness.js';
import { goodPassword } from '../testing/people.js';

const at = (tenantId: string | null): Ctx => ({
  ...visitor(),
  tenantId,
  site: { tenantId, kind: tenantId === null ? 'platform' : 'tenant', ...(tenantId === null ? {} : { signup: 'open' }) },
});

describe('mails that a person waits for', () => {
  let auth: AuthHarness;
  const [broken, healthy] = [newId(), newId()];
  const person = (email: string) => ({ name: 'Robin', email, password: goodPassword, terms: true as const });
  beforeAll(async () => {
    auth = await AuthHarness.start();
    auth.answer = (subject, payload) => {
      if (subject !== checkSender.subject) throw new DomainError('core.unavailable');
      return { canSend: checkSender.request.parse(payload).tenantId !== broken };
    };
  }, 30_000);
  afterAll(() => auth.stop());

  it('are refused at the site of a tenant that cannot send them, whether the address is known or not', async () => {
    const email = 'robin@people.example';
    await auth.call(register, person(email), at(null));
    await auth.deliverMails();
    const attempts = () => [
      auth.call(register, person(email), at(broken)),
      auth.call(forgotPassword, { email }, at(broken)),
      auth.call(sendVerificationCode, { email }, at(broken)),
    ];
    for (const attempt of attempts()) await expect(attempt).rejects.toHaveCode('core.mail_unavailable');
    expect(await auth.deliverMails()).toEqual([]);
    // Nothing was made that a second attempt would find.
    expect(await auth.rows('users').countDocuments({ email, tenantId: broken })).toBe(0);
  });

  it('are promised by no sign-in of an account to be confirmed, and by no change of address', async () => {
    const email = 'waiting@people.example';
    const senders = auth.answer;
    auth.answer = () => ({ canSend: true });
    await auth.call(register, person(email), at(broken));
    const otp = (await auth.deliverMails()).find(({ to }) => to === email)?.values['code'] ?? '';
    auth.answer = senders;
    const refusal = 'core.mail_unavailable';
    await expect(auth.call(login, { email, password: goodPassword }, at(broken))).rejects.toHaveCode(refusal);
    const session = await auth.call(verifyEmail, { email, otp }, at(broken));
    const change = { email: 'moved@people.example', password: goodPassword };
    await expect(auth.call(changeEmail, change, as(session, { tenantId: broken }))).rejects.toHaveCode(refusal);
    expect(await auth.deliverMails()).toEqual([]);
  });

  it('go out at the platform, at other tenants, and while nothing is known of a sender', async () => {
    const email = 'kim@people.example';
    await auth.call(register, person(email), at(null));
    await auth.call(register, person(email), at(healthy));
    const unknown = newId();
    const senders = auth.answer;
    auth.answer = () => {
      throw new DomainError('core.unavailable');
    };
    await auth.call(register, person(email), at(unknown));
    auth.answer = senders;
    expect((await auth.deliverMails()).filter(({ to }) => to === email)).toHaveLength(3);
  });

  it('are limited at each site of its own', async () => {
    const email = 'lee@people.example';
    for (const tenantId of [null, healthy]) await auth.call(register, person(email), at(tenantId));
    await auth.deliverMails();
    const ask = async (tenantId: string | null) => {
      await auth.call(forgotPassword, { email }, at(tenantId));
      return (await auth.deliverMails()).length;
    };
    expect([await ask(null), await ask(healthy), await ask(null), await ask(healthy)]).toEqual([1, 1, 0, 0]);
  });
});
