import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from '@jest/globals';
import {
  addUpdateAppointment,
  addUpdateSchedule,
  approveBooking,
  cancelBooking,
  chargeBooking,
  checkLedger,
  connectPayments,
  getReceipt,
  listBookings,
  listSlots,
  manageBooking,
  saveBooking,
  settleBooking,
} from '@linkyard/contracts';
import { baseUrl, call, mailTo, must, newCreator, theAdmin, until, type Person } from '@linkyard/testing';
import { openPage } from './shop.js';

describe('a booking that costs money', () => {
  let ana: Person;
  let publicId: string;
  let starts: string[];
  beforeAll(async () => {
    ana = await newCreator('Ana');
    const secretKey = `sk_test_${randomUUID().replaceAll('-', '')}`;
    await must(connectPayments, { provider: 'stripe', secretKey }, ana.token);
    const shown = { title: 'Portrait', state: 'published' as const, window: { type: 'unlimited' as const } };
    const terms = {
      price: '40.00',
      currency: 'EUR',
      requiresApproval: true,
      cancelPolicy: { refund: 'full' as const },
    };
    ({ publicId } = await must(addUpdateAppointment, { ...shown, ...terms }, ana.token));
    const asked = { publicId, from: '2031-03-01', to: '2031-03-31', timeZone: 'Asia/Tokyo' };
    starts = Object.values((await must(listSlots, asked)).days).map(([first]) => first?.start ?? '');
  });

  const save = (index: number, email = 'ada@example.com') =>
    must(saveBooking, {
      publicId,
      start: starts[index] ?? '',
      timeZone: 'Asia/Tokyo',
      attendee: { name: 'Ada', email },
      idempotencyKey: randomUUID(),
    });
  const pay = async (page: string) => {
    const body = new URLSearchParams({ outcome: 'pay', card: '4242424242424242', email: 'ada@example.com' });
    await fetch(page, { method: 'POST', body, redirect: 'manual' });
  };
  const differences = async () => {
    const admin = await theAdmin();
    return (await must(checkLedger, { ownerId: ana.userId }, admin.token)).differences;
  };

  it('is paid at the provider, approved, and refunded in full when its attendee cancels', async () => {
    const { booking, token, redirectUrl } = await save(0);
    const { uid } = booking;
    expect([booking.state, redirectUrl]).toEqual(['awaitingPayment', expect.stringContaining('http')]);
    await pay(redirectUrl ?? '');
    expect(await must(settleBooking, { uid })).toMatchObject({ state: 'awaitingApproval', paymentState: 'paid' });
    expect((await must(approveBooking, { uid, approve: true }, ana.token)).booking.state).toBe('confirmed');
    expect((await must(cancelBooking, { uid, token })).booking.state).toBe('cancelled');
    const state = async () => (await must(manageBooking, { uid, token })).booking.paymentState;
    await until(state, (found) => found === 'refunded');
    expect(await differences()).toEqual([]);
  });

  it('leads to the page of its host once it is paid, and to its own page before', async () => {
    const redirectUrl = 'https://ana.example/thanks';
    const confirmation = { thanktype: 'link' as const, redirectUrl };
    const terms = { price: '40.00', currency: 'EUR', window: { type: 'unlimited' as const }, confirmation };
    const led = await must(addUpdateAppointment, { title: 'Portrait', state: 'published', ...terms }, ana.token);
    const made = await must(saveBooking, {
      ...{ publicId: led.publicId, start: starts[5] ?? '', timeZone: 'Asia/Tokyo', idempotencyKey: randomUUID() },
      attendee: { name: 'Ada', email: 'ada@example.com' },
    });
    const { uid } = made.booking;
    const back = `${baseUrl()}/bookAppointment/${led.publicId}?booking=${uid}&paid=${encodeURIComponent(made.token)}`;
    const landing = async () => (await fetch(back, { redirect: 'manual' })).headers.get('location');
    expect(await landing()).toContain(`/bookAppointment/${led.publicId}?booking=${uid}`);
    await pay(made.redirectUrl ?? '');
    expect(await landing()).toBe(redirectUrl);
  });

  it('has a receipt in the wallet of its attendee', async () => {
    const email = `${randomUUID()}@buyer.example`;
    const { booking, redirectUrl } = await save(2, email);
    await pay(redirectUrl ?? '');
    await must(settleBooking, { uid: booking.uid });
    await must(approveBooking, { uid: booking.uid, approve: true }, ana.token);
    const mail = await mailTo(email, (text) => text.includes('/wallet?key='));
    const { html } = await openPage(/\/wallet\?key=[\w.%~-]+/.exec(JSON.stringify(mail))?.[0] ?? '');
    const path = /href="(\/receipt\?payment=[^"]+)"/.exec(html)?.[1]?.replaceAll('&amp;', '&') ?? '';
    const open = () => fetch(`${baseUrl()}${path}`, { redirect: 'manual' });
    const ready = await until(open, ({ status }) => status === 303);
    const file = await fetch(`${baseUrl()}${ready.headers.get('location')}`);
    expect([
      file.status,
      Buffer.from(await file.arrayBuffer())
        .subarray(0, 5)
        .toString(),
    ]).toEqual([200, '%PDF-']);
    const foreign = new URL(path, baseUrl());
    foreign.searchParams.set('token', 'A'.repeat(43));
    expect((await openPage(foreign.pathname + foreign.search)).http).toBe(404);
  });

  it('has a receipt for its host, and for no one else', async () => {
    const { booking, redirectUrl } = await save(3);
    const paymentIdOf = async () =>
      (await must(listBookings, {}, ana.token)).data.find(({ uid }) => uid === booking.uid)?.paymentId;
    expect(await paymentIdOf()).toBeNull();
    await pay(redirectUrl ?? '');
    await must(settleBooking, { uid: booking.uid });
    const wanted = { of: 'payment' as const, _id: (await paymentIdOf()) ?? '' };
    const ready = await until(
      () => must(getReceipt, wanted, ana.token),
      ({ state }) => state === 'ready',
    );
    expect((await fetch(`${baseUrl()}${ready.url}`)).headers.get('content-type')).toBe('application/pdf');
    const [ben, admin] = await Promise.all([newCreator('Ben'), theAdmin()]);
    expect((await call(getReceipt, wanted, ben.token)).http).toBe(404);
    expect((await call(getReceipt, wanted, admin.token)).http).toBe(403);
    expect((await call(getReceipt, wanted)).http).toBe(401);
    expect((await call(getReceipt, { ...wanted, _id: '1' }, ana.token)).http).toBe(422);
  });

  it('is confirmed by the message of the provider when its attendee never comes back, and refunded when it is rejected', async () => {
    const { booking, token, redirectUrl } = await save(1);
    const { uid } = booking;
    await pay(redirectUrl ?? '');
    const inList = async () => (await must(listBookings, { filters: { tab: 'pending' } }, ana.token)).data;
    await until(inList, (found) => found.some((one) => one.uid === uid && one.state === 'awaitingApproval'));
    const rejected = await must(approveBooking, { uid, approve: false, reason: 'I am away' }, ana.token);
    expect(rejected.booking.state).toBe('rejected');
    const state = async () => (await must(manageBooking, { uid, token })).booking.paymentState;
    await until(state, (found) => found === 'refunded');
    expect(await differences()).toEqual([]);
  });
});

describe('a booking that holds its price on a card', () => {
  const everyDay = [0, 1, 2, 3, 4, 5, 6].map((day) => ({ day, intervals: [{ start: '00:00', end: '24:00' }] }));
  let ana: Person;
  let publicId: string;
  beforeAll(async () => {
    ana = await newCreator('Ana');
    const secretKey = `sk_test_${randomUUID().replaceAll('-', '')}`;
    await must(connectPayments, { provider: 'stripe', secretKey }, ana.token);
    const always = { name: 'Always', timeZone: 'UTC', weekly: everyDay };
    const { _id: scheduleId } = await must(addUpdateSchedule, always, ana.token);
    const shown = { title: 'Portrait', state: 'published' as const, durations: [5], minimumNotice: 0, scheduleId };
    const terms = { price: '40.00', currency: 'EUR', payAt: 'cardHold' as const, slotInterval: 5 };
    const cancelPolicy = { byAttendee: true, minNotice: 0, refund: 'full' as const };
    ({ publicId } = await must(addUpdateAppointment, { ...shown, ...terms, cancelPolicy }, ana.token));
  });

  /** Booked for a time to come, with its amount held. */
  const held = async () => {
    const [from, to] = [0, 7].map((days) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10));
    const { days } = await must(listSlots, { publicId, from: from ?? '', to: to ?? '', timeZone: 'UTC' });
    const start = Object.values(days).flat().at(0)?.start ?? '';
    const attendee = { name: 'Ada', email: 'ada@example.com' };
    const made = await must(saveBooking, { publicId, start, timeZone: 'UTC', attendee, idempotencyKey: randomUUID() });
    const body = new URLSearchParams({ outcome: 'pay', card: '4242424242424242', email: 'ada@example.com' });
    await fetch(made.redirectUrl ?? '', { method: 'POST', body, redirect: 'manual' });
    const { uid } = made.booking;
    expect(await must(settleBooking, { uid })).toMatchObject({ state: 'confirmed', paymentState: 'authorized' });
    return { uid, token: made.token };
  };
  const charge = (uid: string, sent: object, by = ana.token) =>
    call(chargeBooking, { uid, command: 'charge', ...sent }, by);
  const stateOf = async (key: { uid: string; token: string }) => (await must(manageBooking, key)).booking.paymentState;

  it('is charged not before it begins, by its host alone, and for no amount that is none', async () => {
    const { uid } = await held();
    expect(await charge(uid, {})).toMatchObject({ http: 409, body: { code: 'bookings.not_charged_yet' } });
    const [ben, admin] = await Promise.all([newCreator('Ben'), theAdmin()]);
    expect((await charge(uid, {}, ben.token)).http).toBe(404);
    expect((await charge(uid, {}, admin.token)).http).toBe(403);
    expect((await call(chargeBooking, { uid, command: 'charge' })).http).toBe(401);
    expect((await charge(uid, { amount: 'much' })).http).toBe(422);
  });

  it('is released by its host, and by the cancellation of its attendee', async () => {
    const first = await held();
    const { booking } = await must(chargeBooking, { uid: first.uid, command: 'release' }, ana.token);
    expect(booking.paymentState).toBe('cancelled');
    expect(await charge(first.uid, { command: 'release' })).toMatchObject({
      http: 409,
      body: { code: 'payments.not_held' },
    });
    const second = await held();
    await must(cancelBooking, second);
    expect(await stateOf(second)).toBe('cancelled');
    const admin = await theAdmin();
    expect((await must(checkLedger, { ownerId: ana.userId }, admin.token)).differences).toEqual([]);
  });

  it('leaves its host a fee where the policy says so, of which the ledger books what was taken', async () => {
    const shown = { title: 'Portrait', state: 'published' as const, durations: [5], minimumNotice: 0 };
    const terms = { price: '40.00', currency: 'EUR', payAt: 'cardHold' as const };
    const cancelPolicy = { byAttendee: true, minNotice: 0, refund: 'percent' as const, percent: 25 };
    ({ publicId } = await must(addUpdateAppointment, { ...shown, ...terms, cancelPolicy }, ana.token));
    const { uid, token } = await held();
    await must(cancelBooking, { uid, token });
    expect(await charge(uid, { amount: '30.01' })).toMatchObject({
      http: 409,
      body: { code: 'payments.capture_exceeds' },
    });
    const { booking } = await must(chargeBooking, { uid, command: 'charge', amount: '12.50' }, ana.token);
    expect(booking).toMatchObject({ paymentState: 'paid', paid: { amount: 1250, currency: 'EUR' } });
    const admin = await theAdmin();
    expect((await must(checkLedger, { ownerId: ana.userId }, admin.token)).differences).toEqual([]);
  });
});
