import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import {
  acceptInvitation,
  changeSubUserStatus,
  checkSender,
  getInvitation,
  inviteSubUser,
  listSubUsers,
  login,
  noLimits,
  readInvites,
  register,
  resendInvite,
  resetPassword,
  forgotPassword,
  type Ctx,
  type RequestInput,
} from '@linkyard/contracts';
import { newId } from '@linkyard/mongo';
import { hostOfTenant } from '@linkyard/service-kit/testing';
import { AuthHarness, tokenOf, visitor } from '../testing/auth-harness.js';
import { goodPassword, openedSession } from '../testing/people.js';
import { aReseller, knowResellers, type TestReseller } from '../testing/resellers.js';

const day = 86_400_000;

describe('invitations to a white label', () => {
  let auth: AuthHarness;
  let one: TestReseller;
  let other: TestReseller;
  beforeAll(async () => {
    auth = await AuthHarness.start();
  }, 30_000);
  afterAll(() => auth.stop());
  beforeEach(async () => {
    await auth.deliverMails();
    one = aReseller({
      plans: [{ name: 'Starter', limits: { campaigns: 3 }, features: { ai: true }, isDefault: true }],
    });
    other = aReseller();
    knowResellers(auth, one, other);
  });

  const email = 'robin@example.com';
  const at = ({ site }: TestReseller, signup: 'open' | 'invite' | 'closed' = 'closed'): Ctx => ({
    ...visitor(),
    tenantId: site.whiteLabelId,
    site: { tenantId: site.whiteLabelId, kind: 'tenant', signup },
  });
  const invite = async (request: RequestInput<typeof inviteSubUser> = { email, name: 'Robin' }, by = one) =>
    auth.call(inviteSubUser, request, by.ctx);
  const invited = async () => {
    await invite();
    const [mail] = await auth.deliverMails();
    const { data } = await auth.call(listSubUsers, {}, one.ctx);
    return { mail, token: tokenOf(mail), user: data[0] };
  };
  const accept = (token: string, changes: Partial<RequestInput<typeof acceptInvitation>> = {}, where = at(one)) =>
    auth.call(acceptInvitation, { token, name: 'Robin B', password: goodPassword, terms: true, ...changes }, where);

  it('are mailed by the site and accepted there with a name and a password, once', async () => {
    const { mail, token, user } = await invited();
    expect(mail).toMatchObject({ template: 'sub-user-invite', to: email, values: { days: '7' } });
    const link = new URL(mail?.values['link'] ?? '');
    expect([link.host, link.pathname]).toEqual([hostOfTenant(one.site.whiteLabelId), '/verify/subUserInvite']);
    expect(user).toMatchObject({ isInvited: true, acceptedAt: null, status: 1, planName: 'Starter' });
    await expect(auth.call(login, { email, password: goodPassword }, at(one))).rejects.toHaveCode('auth.login_failed');
    expect(await auth.call(getInvitation, { token }, at(one))).toEqual({ email, name: 'Robin' });
    await expect(accept(token, { password: 'password1' })).rejects.toHaveCode('auth.password_breached');
    const session = openedSession(await accept(token));
    expect(session.user).toMatchObject({ _id: user?._id, name: 'Robin B', step: 1, tokenType: 'wlUser' });
    const onPlan = { planName: 'Starter', limits: { ...noLimits, campaigns: 3 }, features: { ai: true } };
    expect(session.user).toMatchObject(onPlan);
    await expect(accept(token)).rejects.toHaveCode('auth.link_invalid');
    const { data } = await auth.call(listSubUsers, {}, one.ctx);
    expect(data).toMatchObject([{ isInvited: false, acceptedAt: expect.any(String) }]);
    openedSession(await auth.call(login, { email, password: goodPassword }, at(one)));
  });

  it('are not there at another site or the platform, nor after seven days', async () => {
    const { token } = await invited();
    for (const where of [at(other), visitor()]) {
      await expect(accept(token, {}, where)).rejects.toHaveCode('auth.link_invalid');
      await expect(auth.call(getInvitation, { token }, where)).rejects.toHaveCode('auth.link_invalid');
    }
    await auth.pass(7 * day + 1_000);
    await expect(accept(token)).rejects.toHaveCode('auth.link_invalid');
  });

  it('are replaced by another one', async () => {
    const { token, user } = await invited();
    const again = () => auth.call(resendInvite, { userId: user?._id ?? '' }, one.ctx);
    await expect(again()).rejects.toHaveCode('auth.resend_too_soon');
    await auth.pass(61_000);
    await again();
    const [mail] = await auth.deliverMails();
    await expect(accept(token)).rejects.toHaveCode('auth.link_invalid');
    await accept(tokenOf(mail));
    await auth.pass(61_000);
    await expect(again()).rejects.toHaveCode('white-label.not_invited');
    const ofOther = auth.call(resendInvite, { userId: user?._id ?? '' }, other.ctx);
    await expect(ofOther).rejects.toHaveCode('core.not_found');
  });

  it('open nothing once the person is switched off', async () => {
    const { token, user } = await invited();
    await auth.call(changeSubUserStatus, { user_id: user?._id ?? '', status: 0 }, one.ctx);
    await expect(accept(token)).rejects.toHaveCode('auth.suspended');
  });

  it('are accepted by a new password that was asked for at the mailbox', async () => {
    const { user } = await invited();
    await auth.call(forgotPassword, { email }, at(one));
    const [mail] = await auth.deliverMails();
    const body = { token: tokenOf(mail), password: goodPassword, confirmPassword: goodPassword };
    await auth.call(resetPassword, body, at(one));
    const { data } = await auth.call(listSubUsers, {}, one.ctx);
    expect(data).toMatchObject([{ _id: user?._id, isInvited: false }]);
  });

  it('of a list each have their own outcome, and a bad row stops none', async () => {
    await invite();
    const rows = [
      { email: 'Kim@Example.com', name: 'Kim' },
      { email: 'no address' },
      { email: 'kim@example.com' },
      { email },
      { email: 'lou@example.com', planName: 'Gold' },
      { email: 'max@example.com', name: 'x'.repeat(121) },
      { email: 'ned@example.com' },
    ];
    const csv = rows
      .map(({ email: address, name = '', planName = '' }) => [address, name, planName].join(','))
      .join('\n');
    const before = await auth.call(readInvites, { csv: `email,name,plan\n${csv}` }, one.ctx);
    const outcomes = ['notAnAddress', 'repeated', 'emailExists', 'planUnknown', 'nameTooLong'];
    expect(before.rows.map(({ outcome }) => outcome)).toEqual(['ready', ...outcomes, 'ready']);
    auth.limit(one.ctx.userId, { subUsers: 2 });
    const after = await invite({ rows });
    expect(after.rows.map(({ outcome }) => outcome)).toEqual(['invited', ...outcomes, 'noRoom']);
    expect(after).toMatchObject({
      invited: 1,
      rows: [{ row: 1, email: 'kim@example.com' }, { row: 2 }, {}, {}, {}, {}, {}],
    });
    expect((await auth.deliverMails()).map(({ to }) => to)).toEqual([email, 'kim@example.com']);
  });

  it.each([
    [{ email: 'robin@example.com' }, 'white-label.email_exists'],
    [{ email: 'kim@example.com', planName: 'Gold' }, 'white-label.plan_unknown'],
  ])('of one person are refused with the reason: %j', async (request, code) => {
    await invite();
    await expect(invite(request)).rejects.toHaveCode(code);
  });

  it('are refused where the site cannot send mail', async () => {
    const known = auth.answer;
    auth.answer = (subject, ...asked) =>
      subject === checkSender.subject ? { canSend: false } : known(subject, ...asked);
    await expect(invite()).rejects.toHaveCode('core.mail_unavailable');
    expect((await auth.call(listSubUsers, {}, one.ctx)).totalCount).toBe(0);
  });

  it.each([
    ['closed', 'auth.signup_closed'],
    ['invite', 'auth.signup_by_invitation'],
  ] as const)('are the only way in where signing up is %s', async (signup, code) => {
    const person = { name: 'Kim', email: `${newId()}@example.com`, password: goodPassword, terms: true as const };
    await expect(auth.call(register, person, at(one, signup))).rejects.toHaveCode(code);
  });
});
