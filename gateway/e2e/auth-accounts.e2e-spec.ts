import { randomBytes } from 'node:crypto';
import { beforeAll, describe, expect, it } from '@jest/globals';
import {
  changeEmail,
  changeUserStatus,
  checkOtp,
  deleteAccount,
  disableTwoFactor,
  enrolTwoFactor,
  exportMyData,
  forgotPassword,
  listUsers,
  login,
  me,
  register,
  resetPassword,
  sendVerificationCode,
  verifyEmail,
  verifyTwoFactor,
} from '@linkyard/contracts';
import { totpAt } from '@linkyard/crypto';
import { call, codeFor, mailTo, must, newPerson, theAdmin, type Person } from '@linkyard/testing';

const freshEmail = () => `${randomBytes(8).toString('hex')}@people.example`;
const password = 'correct horse battery';
const linkToken = (text: string) => /token=([\w-]{20,})/.exec(text)?.[1] ?? '';

describe('accounts', () => {
  let admin: Person;
  beforeAll(async () => {
    admin = await theAdmin();
  });

  it('an address is confirmed by the mailed link, and a second time says "already"', async () => {
    const email = freshEmail();
    await must(register, { name: 'Robin', email, password, terms: true });
    expect((await call(login, { email, password })).body).toMatchObject({ status: 0, code: 'EMAIL_NOT_VERIFIED' });
    const { text } = await mailTo(email, (body) => body.includes('/verify/email?token='));
    expect(await must(verifyEmail, { token: linkToken(text) })).toMatchObject({
      result: 'verified',
      user: { step: 1 },
    });
    expect(await must(verifyEmail, { token: linkToken(text) })).toEqual({ result: 'alreadyVerified' });
  });

  it('known and unknown addresses get the same answers', async () => {
    const { email } = await newPerson();
    const [known, unknown] = [email, freshEmail()];
    const answers = async (address: string) => [
      await call(login, { email: address, password: 'wrong password' }),
      await call(forgotPassword, { email: address }),
      await call(register, { name: 'Robin', email: address, password, terms: true }),
      await call(checkOtp, { email: address, otp: '000000' }),
    ];
    const seen = (replies: Awaited<ReturnType<typeof answers>>) =>
      JSON.stringify(replies.map(({ http, body }) => [http, { ...body, requestId: '' }])).replace(
        /[0-9a-f]{24}/g,
        'id',
      );
    expect(seen(await answers(known))).toBe(seen(await answers(unknown)));
  });

  it('a forgotten password is replaced by the link, once, and by the code through a ticket', async () => {
    const person = await newPerson();
    await must(forgotPassword, { email: person.email });
    const { text } = await mailTo(person.email, (body) => body.includes('/resetPassword?token='));
    const token = linkToken(text);
    const weak = await call(resetPassword, { token, password: 'password1', confirmPassword: 'password1' });
    expect([weak.http, weak.body.code]).toEqual([422, 'auth.password_breached']);
    const differing = await call(resetPassword, { token, password, confirmPassword: 'another phrase' });
    expect(differing.body.errors).toEqual([
      { path: 'confirmPassword', code: 'auth.passwords_differ', message: 'The two passwords differ.' },
    ]);
    await must(resetPassword, { token, password, confirmPassword: password });
    expect((await call(resetPassword, { token, password, confirmPassword: password })).body.code).toBe(
      'auth.link_invalid',
    );
    expect((await call(me, {}, person.token)).http).toBe(401);
    await must(login, { email: person.email, password });

    const second = await newPerson();
    await must(forgotPassword, { email: second.email });
    const otp =
      /\b(\d{6})\b/.exec((await mailTo(second.email, (body) => body.includes('/resetPassword'))).text)?.[1] ?? '';
    const { ticket } = await must(checkOtp, { email: second.email, otp });
    await must(resetPassword, { ticket, password, confirmPassword: password });
    await must(login, { email: second.email, password });
  });

  it('a code is not sent twice within a minute, and says how long to wait', async () => {
    const email = freshEmail();
    await must(sendVerificationCode, { email });
    const { http, body, headers } = await call(sendVerificationCode, { email });
    expect([http, body.code]).toEqual([429, 'auth.resend_too_soon']);
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
  });

  it('five wrong passwords lock for a quarter of an hour', async () => {
    const email = freshEmail();
    for (let tries = 0; tries < 5; tries += 1)
      expect((await call(login, { email, password })).body.code).toBe('auth.login_failed');
    const { http, body, headers } = await call(login, { email, password });
    expect([http, body.code]).toEqual([429, 'auth.locked']);
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(14 * 60);
  });

  it('two-step sign-in is switched on, asked for and switched off', async () => {
    const person = await newPerson();
    const { secret } = await must(enrolTwoFactor, { password: person.password }, person.token);
    const { backupCodes } = await must(verifyTwoFactor, { otp: totpAt(secret, new Date()) }, person.token);
    const credentials = { email: person.email, password: person.password };
    expect((await call(login, credentials)).body.code).toBe('auth.two_factor_required');
    await must(login, { ...credentials, otp: backupCodes[0] });
    expect((await call(login, { ...credentials, otp: backupCodes[0] })).body.code).toBe('auth.two_factor_failed');
    await must(disableTwoFactor, { password: person.password, otp: backupCodes[1] ?? '' }, person.token);
    await must(login, credentials);
  });

  it('the address changes when both mailboxes have agreed', async () => {
    const person = await newPerson();
    const email = freshEmail();
    await must(changeEmail, { email, password: person.password }, person.token);
    const confirm = async (mailbox: string) => {
      const { text } = await mailTo(mailbox, (body) => body.includes('/verify/changeEmail?token='));
      return must(verifyEmail, { purpose: 'changeEmail', token: linkToken(text) });
    };
    expect(await confirm(email)).toEqual({ result: 'waitingForOtherMailbox' });
    expect(await confirm(person.email)).toEqual({ result: 'verified' });
    await must(login, { email, password: person.password });
  });

  it('the own data can be taken along, and the account given up and taken back', async () => {
    const person = await newPerson();
    const { archive } = await must(exportMyData, {}, person.token);
    expect(archive).toMatchObject({ profile: { email: person.email } });
    expect(JSON.stringify(archive)).not.toMatch(/hash|argon2|secretEnc/i);
    const refused = await call(deleteAccount, { password: 'wrong', confirm: 'DELETE' }, person.token);
    expect(refused.body.code).toBe('auth.password_wrong');
    await must(deleteAccount, { password: person.password, confirm: 'DELETE' }, person.token);
    expect((await call(me, {}, person.token)).http).toBe(401);
    expect(await must(login, { email: person.email, password: person.password })).toMatchObject({
      user: { state: 'active' },
    });
  });

  it('an admin finds an account and switches it off and on; other roles cannot', async () => {
    const person = await newPerson('Quentin Queue');
    const { data } = await must(listUsers, { searchTerm: person.email, filters: {} }, admin.token);
    expect(data).toMatchObject([{ _id: person.userId, state: 'active', status: 1 }]);
    expect((await call(listUsers, { filters: {} }, person.token)).http).toBe(403);
    expect((await call(listUsers, { filters: {}, listPerPage: 101 }, admin.token)).http).toBe(422);
    await must(changeUserStatus, { _id: person.userId, status: 0 }, admin.token);
    expect((await call(me, {}, person.token)).http).toBe(401);
    expect((await call(login, { email: person.email, password: person.password })).body.code).toBe('auth.suspended');
    await must(changeUserStatus, { _id: person.userId }, admin.token);
    await must(login, { email: person.email, password: person.password });
    expect((await call(changeUserStatus, { _id: admin.userId }, admin.token)).body.code).toBe('auth.own_account');
    expect((await call(changeUserStatus, { _id: 'f'.repeat(24) }, admin.token)).http).toBe(404);
  });

  it('a mail links to the address people open, whatever host was asked', async () => {
    const { email } = await newPerson();
    await must(forgotPassword, { email });
    const { text } = await mailTo(email, (body) => body.includes('/resetPassword?token='));
    const host = new URL(/https?:\/\/\S+resetPassword\S+/.exec(text)?.[0] ?? 'http://none').host;
    expect(host).toBe(new URL(process.env['PUBLIC_URL'] ?? 'http://none').host);
  });

  it('a code is mailed as six digits', async () => {
    const email = freshEmail();
    await must(register, { name: 'Robin', email, password, terms: true });
    expect(await codeFor(email)).toMatch(/^\d{6}$/);
  });
});
