import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import {
  changeSubUserStatus,
  accountTransferred,
  createSubUser,
  deleteSubUser,
  listSubUsers,
  login,
  me,
  subUserRows,
  updateSubUser,
  userDeleted,
  userVisibilityChanged,
  type Ctx,
  type RequestInput,
} from '@linkyard/contracts';
import { newId } from '@linkyard/mongo';
import { hostOfTenant } from '@linkyard/service-kit/testing';
import { AuthHarness, as, visitor } from '../testing/auth-harness.js';
import { aCreator, goodPassword, openedSession } from '../testing/people.js';
import { aReseller, knowResellers, type TestReseller } from '../testing/resellers.js';

describe('the people of a white label', () => {
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
      plans: [
        { name: 'Starter', isDefault: true },
        { name: 'Pro', isDefault: false },
      ],
    });
    other = aReseller();
    knowResellers(auth, one, other);
  });

  const person = { name: 'Robin', email: 'robin@example.com', password: goodPassword };
  const add = (changes: Partial<RequestInput<typeof createSubUser>> = {}, by = one) =>
    auth.call(createSubUser, { ...person, ...changes }, by.ctx);
  const list = (by = one, request: RequestInput<typeof listSubUsers> = {}) => auth.call(listSubUsers, request, by.ctx);
  const at = ({ site }: TestReseller): Ctx => ({
    ...visitor(),
    tenantId: site.whiteLabelId,
    site: { tenantId: site.whiteLabelId, kind: 'tenant' },
  });
  const signInAt = async (reseller: TestReseller, password = goodPassword) =>
    openedSession(await auth.call(login, { email: person.email, password }, at(reseller)));

  it('can sign in at once, begin at the first step, and have the default plan', async () => {
    const added = await add({ name: ' Robin ' });
    expect(added).toMatchObject({
      name: 'Robin',
      email: person.email,
      status: 1,
      planName: 'Starter',
      isInvited: false,
    });
    expect(JSON.stringify(added)).not.toMatch(/password/i);
    const session = await signInAt(one);
    expect(session.user).toMatchObject({
      _id: added._id,
      step: 1,
      tokenType: 'wlUser',
      tenantId: one.site.whiteLabelId,
    });
    const elsewhere = auth.call(login, { email: person.email, password: goodPassword }, at(other));
    await expect(elsewhere).rejects.toHaveCode('auth.login_failed');
  });

  it('are mailed where to sign in, and never their password', async () => {
    await add();
    const mails = await auth.deliverMails();
    expect(mails).toMatchObject([{ template: 'sub-user-welcome', to: person.email, tenantId: one.site.whiteLabelId }]);
    expect(new URL(mails[0]?.values['link'] ?? '').host).toBe(hostOfTenant(one.site.whiteLabelId));
    expect(JSON.stringify(mails)).not.toContain(goodPassword);
  });

  it('have an address once at a site, and again at another and at the platform', async () => {
    await add();
    await expect(add({ email: ' ROBIN@example.com ' })).rejects.toHaveCode('white-label.email_exists');
    await add({}, other);
    expect((await list()).totalCount).toBe(1);
    const both = await Promise.allSettled([add({ email: 'kim@example.com' }), add({ email: 'kim@example.com' })]);
    expect(both.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  it.each([
    [{ name: ' ' }, 'name'],
    [{ email: ' ' }, 'email'],
    [{ password: ' ' }, 'password'],
    [{ password: 'short' }, 'password'],
  ])('are refused by the field: %j', async (changes, path) => {
    await expect(add(changes)).rejects.toMatchObject({ details: { errors: [{ path }] } });
  });

  it('are listed by page, order, search and filter', async () => {
    for (const number of Array.from({ length: 12 }, (_, index) => index))
      await add({
        name: `Person ${String(number).padStart(2, '0')}`,
        email: `p${number}@example.com`,
        planName: number ? 'Starter' : 'Pro',
      });
    const first = await list(one, { sort: 'name' });
    expect(first).toMatchObject({ currentPage: 1, totalCount: 12, listPerPage: 10 });
    expect((await list(one, { sort: 'name', page: 2 })).data.map(({ name }) => name)).toEqual([
      'Person 10',
      'Person 11',
    ]);
    expect((await list(one, { searchTerm: 'P11@Example.com' })).data).toHaveLength(1);
    expect((await list(one, { filters: { planName: 'Pro' } })).data).toMatchObject([{ name: 'Person 00' }]);
    expect((await list(one, { filters: { status: 0 } })).totalCount).toBe(0);
    expect((await list(one, { searchTerm: '.*' })).totalCount).toBe(0);
  });

  it('are exported page by page as the table shows them, those of this site alone', async () => {
    for (const [index, email] of ['a@example.com', 'b@example.com', 'c@example.com'].entries())
      await add({ name: index ? 'Robin' : '=1+1', email, planName: index ? 'Starter' : 'Pro' });
    await add({ email: 'elsewhere@example.com' }, other);
    const rows = (after: string | null, filters = {}, by = one) =>
      auth.call(subUserRows, { ownerId: by.ctx.userId, filters, after, limit: 2 });
    const first = await rows(null);
    expect(first.columns.map(({ title }) => title)).toEqual([
      ...['name', 'email', 'status', 'plan', 'registration date', 'invited at', 'accepted at', 'last seen'],
    ]);
    const last = await rows(first.next);
    const registered = expect.stringMatching(/^\d{4}-.*Z$/);
    expect([...first.rows, ...last.rows]).toEqual([
      ['=1+1', 'a@example.com', 'on', 'Pro', registered, null, null, null],
      ['Robin', 'b@example.com', 'on', 'Starter', registered, null, null, null],
      ['Robin', 'c@example.com', 'on', 'Starter', registered, null, null, null],
    ]);
    expect(last.next).toBeNull();
    const shown = await rows(null, { planName: 'Starter', searchTerm: 'c@' });
    expect(shown.rows.map(([, email]) => email)).toEqual(['c@example.com']);
    expect((await rows(null, {}, other)).rows.map(([, email]) => email)).toEqual(['elsewhere@example.com']);
    await expect(rows(null, { $where: '1' })).rejects.toHaveCode('core.invalid_input');
    one.site.status = 0;
    await expect(rows(null)).rejects.toHaveCode('white-label.not_complete');
  });

  it('are renamed and get another plan; the address stays and an empty password too', async () => {
    const { _id: userId } = await add();
    const saved = await auth.call(updateSubUser, { userId, name: 'Robin B', password: '', planName: 'Pro' }, one.ctx);
    expect(saved).toMatchObject({ name: 'Robin B', email: person.email, planName: 'Pro' });
    await signInAt(one);
    const unknown = auth.call(updateSubUser, { userId, name: 'Robin', planName: 'Gold' }, one.ctx);
    await expect(unknown).rejects.toHaveCode('white-label.plan_unknown');
  });

  it('are signed out and mailed when they get another password', async () => {
    const { _id: userId } = await add();
    const session = await signInAt(one);
    await auth.deliverMails();
    const password = 'another battery horse';
    await auth.call(updateSubUser, { userId, name: 'Robin', password }, { ...one.ctx, userAgent: 'Reseller OS' });
    const [mail] = await auth.deliverMails();
    expect(mail).toMatchObject({ template: 'password-changed', to: person.email, values: { device: '' } });
    await expect(auth.call(login, { email: person.email, password: goodPassword }, at(one))).rejects.toHaveCode(
      'auth.login_failed',
    );
    expect((await signInAt(one, password)).user._id).toBe(session.user._id);
    expect(await auth.rows('sessions').countDocuments({ userId, revokedFor: 'password' })).toBe(1);
  });

  it('are switched off and on', async () => {
    const { _id: user_id } = await add();
    const session = await signInAt(one);
    expect(await auth.call(changeSubUserStatus, { user_id }, one.ctx)).toMatchObject({ status: 0 });
    await expect(signInAt(one)).rejects.toHaveCode('auth.suspended');
    await expect(auth.call(me, {}, { ...as(session), tenantId: null })).rejects.toHaveCode('core.unauthenticated');
    expect(auth.signals).toContainEqual(expect.objectContaining({ userId: user_id }));
    expect(await auth.call(changeSubUserStatus, { user_id, status: 1 }, one.ctx)).toMatchObject({ status: 1 });
    await signInAt(one);
    const seen = (await auth.events(userVisibilityChanged.name)).filter(({ userId }) => userId === user_id);
    expect(seen.map(({ isVisible }) => isVisible)).toEqual([false, true]);
  });

  it('are deleted: what they made goes to the reseller, or is erased, and the address is free again', async () => {
    const { _id: from } = await add();
    const session = await signInAt(one);
    expect(await auth.call(deleteSubUser, { userId: from }, one.ctx)).toEqual({ _id: from });
    const { whiteLabelId: tenantId } = one.site;
    expect(await auth.events(accountTransferred.name)).toContainEqual({ from, to: one.ctx.userId, tenantId });
    await auth.deliver(accountTransferred, { from, to: one.ctx.userId, tenantId }, new Date(), tenantId);
    expect(await auth.rows('sessions').countDocuments({ userId: from })).toBe(0);
    await expect(auth.call(me, {}, as(session))).rejects.toHaveCode('core.unauthenticated');
    await expect(auth.call(deleteSubUser, { userId: from }, one.ctx)).rejects.toHaveCode('core.not_found');
    const { _id: userId } = await add();
    await auth.call(deleteSubUser, { userId, mode: 'erase' }, one.ctx);
    expect(await auth.events(userDeleted.name)).toContainEqual({ userId, tenantId });
    expect(await list()).toMatchObject({ totalCount: 0 });
    const hidden = (await auth.events(userVisibilityChanged.name)).filter((event) => event['userId'] === userId);
    expect(hidden).toMatchObject([{ isVisible: false }]);
  });

  it('are not there for another reseller, nor are people of the platform', async () => {
    const { _id: userId } = await add();
    const { user: ofPlatform } = await aCreator(auth, 'platform@example.com');
    expect(await list(other)).toMatchObject({ data: [], totalCount: 0 });
    for (const [_id, { ctx }] of [[userId, other] as const, [ofPlatform._id, one] as const]) {
      await expect(auth.call(updateSubUser, { userId: _id, name: 'Mine' }, ctx)).rejects.toHaveCode('core.not_found');
      await expect(auth.call(changeSubUserStatus, { user_id: _id }, ctx)).rejects.toHaveCode('core.not_found');
      await expect(auth.call(deleteSubUser, { userId: _id }, ctx)).rejects.toHaveCode('core.not_found');
    }
    expect((await list()).data).toMatchObject([{ name: 'Robin', status: 1 }]);
  });

  it('are as many as the reseller may have, also of two that are added at once', async () => {
    auth.limit(one.ctx.userId, { subUsers: 2 });
    await add();
    const both = await Promise.allSettled([add({ email: 'kim@example.com' }), add({ email: 'lou@example.com' })]);
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    await expect(add({ email: 'max@example.com' })).rejects.toHaveCode('core.limit_reached');
    expect((await list()).totalCount).toBe(2);
    await add({}, other);
  });

  it.each([
    [null, 'white-label.domain_unverified'],
    [{ status: 0 as const, domainVerified: false }, 'white-label.domain_unverified'],
    [{ status: 0 as const }, 'white-label.not_complete'],
    [{ suspendedReason: 'Abuse' }, 'white-label.suspended'],
  ])('are managed at a published site only: %j', async (site, code) => {
    const reseller = aReseller(site ?? {});
    knowResellers(auth, ...(site ? [reseller] : []));
    const acts = [
      list(reseller),
      add({}, reseller),
      auth.call(updateSubUser, { userId: newId(), name: 'Robin' }, reseller.ctx),
      auth.call(changeSubUserStatus, { user_id: newId() }, reseller.ctx),
    ];
    for (const act of acts) await expect(act).rejects.toHaveCode(code);
  });
});
