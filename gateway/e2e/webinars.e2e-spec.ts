import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from '@jest/globals';
import {
  addUpdateWebinar,
  cancelRegistration,
  cancelWebinar,
  changeRegistrationStatus,
  connectPayments,
  deleteWebinars,
  exportWebinar,
  getReceipt,
  getPublicWebinar,
  getWebinar,
  listRegistrations,
  listWebinars,
  manageRegistration,
  payRegistration,
  resolveRegistrationAttention,
  settleRegistration,
  subscribeWebinar,
  toggleWebinar,
  type AnyCommand,
  type WebinarView,
} from '@linkyard/contracts';
import { baseUrl, call, must, newCreator, until, type Person } from '@linkyard/testing';

const session = { startAt: '2031-06-03T18:00:00Z', endAt: '2031-06-03T19:00:00Z', timeZone: 'Europe/Berlin' };
const usual = {
  title: 'Glazing',
  joinUrl: 'https://meet.example/room',
  sessions: [session],
  state: 'scheduled' as const,
};
const aSubscription = (publicId: string, email: string) => ({
  publicId,
  timeZone: 'Asia/Tokyo',
  person: { firstName: 'Ada', lastName: 'Lovelace', email },
  idempotencyKey: randomUUID(),
});

describe('webinars', () => {
  let ana: Person;
  let ben: Person;
  let webinar: WebinarView;
  beforeAll(async () => {
    [ana, ben] = await Promise.all([newCreator('Ana'), newCreator('Ben')]);
    ({ webinar } = await must(addUpdateWebinar, { ...usual, capacity: 1, requiresApproval: true }, ana.token));
  });

  it('are published, registered for, approved, and cancelled by the visitor, who makes room for the next one', async () => {
    const { publicId, _id } = webinar;
    expect((await must(getPublicWebinar, { publicId })).webinar).toMatchObject({ closed: null, title: 'Glazing' });
    const first = await must(subscribeWebinar, aSubscription(publicId, 'ada@example.com'));
    const second = await must(subscribeWebinar, aSubscription(publicId, 'bea@example.com'));
    expect([first.registration.state, second.registration.state]).toEqual(['pending', 'waitlisted']);
    const { uid } = first.registration;
    await must(changeRegistrationStatus, { uid, command: 'approve' }, ana.token);
    const { registration } = await must(manageRegistration, { uid, token: first.token });
    expect(registration).toMatchObject({ state: 'approved', joinUrl: 'https://meet.example/room' });
    await must(cancelRegistration, { uid, token: first.token });
    const { data } = await must(listRegistrations, { filters: { webinarId: _id, state: 'pending' } }, ana.token);
    expect(data).toMatchObject([{ uid: second.registration.uid }]);
    expect((await must(listWebinars, {}, ana.token)).data).toMatchObject([{ _id, registered: 1 }]);
    expect((await must(exportWebinar, {}, ana.token)).exportId).toMatch(/^[0-9a-f]{24}$/);
  });

  it('are not found by visitors while they are switched off, and are deleted after they are cancelled', async () => {
    const { webinar: other } = await must(addUpdateWebinar, usual, ana.token);
    const { _id, publicId } = other;
    await must(toggleWebinar, { _id, status: 0 }, ana.token);
    expect((await call(getPublicWebinar, { publicId })).http).toBe(404);
    expect((await call(subscribeWebinar, aSubscription(publicId, 'ada@example.com'))).http).toBe(404);
    await must(cancelWebinar, { _id, reason: 'Ill' }, ana.token);
    expect((await must(getWebinar, { _id }, ana.token)).webinar.state).toBe('cancelled');
    expect(await must(deleteWebinars, { _id }, ana.token)).toEqual({ ids: [_id] });
  });

  it('that cost money are paid at the provider and refunded when they are cancelled', async () => {
    const secretKey = `sk_test_${randomUUID().replaceAll('-', '')}`;
    await must(connectPayments, { provider: 'stripe', secretKey }, ana.token);
    const confirmation = { thanktype: 'link' as const, redirectUrl: 'https://ana.example/thanks' };
    const terms = { price: '15.00', currency: 'EUR', confirmation };
    const { webinar: paid } = await must(addUpdateWebinar, { ...usual, ...terms }, ana.token);
    const made = await must(subscribeWebinar, aSubscription(paid.publicId, 'ada@example.com'));
    const { uid } = made.registration;
    expect(made.registration).toMatchObject({ state: 'pending', paymentState: 'unpaid' });
    expect(await must(payRegistration, { uid, token: made.token })).toEqual({ redirectUrl: made.redirectUrl });
    const body = new URLSearchParams({ outcome: 'pay', card: '4242424242424242', email: 'ada@example.com' });
    await fetch(made.redirectUrl ?? '', { method: 'POST', body, redirect: 'manual' });
    expect(await must(settleRegistration, { uid })).toMatchObject({ state: 'approved', paymentState: 'paid' });
    const back = `${baseUrl()}/webinar/${paid.publicId}?registration=${uid}&paid=1`;
    expect((await fetch(back, { redirect: 'manual' })).headers.get('location')).toBe(confirmation.redirectUrl);
    const { data } = await must(listRegistrations, { filters: { webinarId: paid._id } }, ana.token);
    const receipt = { of: 'payment' as const, _id: data[0]?.paymentId ?? '' };
    await until(
      () => must(getReceipt, receipt, ana.token),
      (link) => link.state === 'ready',
    );
    expect((await call(getReceipt, receipt, ben.token)).http).toBe(404);
    await must(cancelWebinar, { _id: paid._id }, ana.token);
    const state = async () => (await must(manageRegistration, { uid, token: made.token })).registration.paymentState;
    await until(state, (found) => found === 'refunded');
  });

  it('are in no list of another creator, and keys of registrations are checked', async () => {
    const { _id, publicId } = webinar;
    const { registration } = await must(subscribeWebinar, aSubscription(publicId, 'cleo@example.com'));
    const { uid } = registration;
    const calm = await must(resolveRegistrationAttention, { uid, decision: 'refund' }, ana.token);
    expect(calm.registration).toMatchObject({ uid, paymentAttention: null });
    expect((await must(listRegistrations, {}, ben.token)).data).toEqual([]);
    const token = 'x'.repeat(43);
    for (const command of [manageRegistration, cancelRegistration, payRegistration] as AnyCommand[])
      expect((await call(command, { uid, token })).http).toBe(404);
    expect((await call(settleRegistration, { uid: 'x'.repeat(22) })).http).toBe(404);
  });

  it.each([
    [addUpdateWebinar, { state: 'scheduled', title: 'No session' }, 'sessions'],
    [addUpdateWebinar, { sessions: [{ ...session, endAt: session.startAt }] }, 'sessions.0.endAt'],
    [addUpdateWebinar, { price: '12,30' }, 'price'],
    [getPublicWebinar, { publicId: 'short' }, 'publicId'],
    [subscribeWebinar, { publicId: 'x'.repeat(22), timeZone: 'Mars' }, 'timeZone'],
    [listRegistrations, { filters: { state: 'gone' } }, 'filters.state'],
    [listWebinars, { sort: 'userId' }, 'sort'],
    [resolveRegistrationAttention, { uid: 'x'.repeat(22), decision: 'fulfil' }, 'decision'],
  ] as [AnyCommand, object, string][])('refuse invalid input by its field: $subject', async (command, sent, path) => {
    const reply = await call(command, sent, ana.token);
    expect(reply.http).toBe(422);
    expect(JSON.stringify(reply)).toContain(path);
  });
});
