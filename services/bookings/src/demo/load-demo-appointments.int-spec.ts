import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { listAppointments, listBookings, settlePayment, startPayment } from '@linkyard/contracts';
import { newId } from '@linkyard/mongo';
import { systemContext } from '@linkyard/service-kit';
import { creator } from '@linkyard/service-kit/testing';
import { BookingsHarness } from '../testing/bookings-harness.js';
import { DemoBookings } from './demo-bookings.js';
import { DemoPayments } from './demo-payments.js';
import { demoPlan } from './demo-plan.js';
import { LoadDemoAppointments } from './load-demo-appointments.js';

let bookings: BookingsHarness;
beforeAll(async () => {
  bookings = await BookingsHarness.start();
}, 60_000);
afterAll(() => bookings.stop());

const demo = { ...creator(), userId: '0000000000000000000000d1' };
const ctx = { ...systemContext(), userId: demo.userId, role: 2 as const, sessionId: 'demo' };

it('gives the demo creator three appointments and bookings of ninety days, without a mail or an event', async () => {
  const made = (await bookings.get(LoadDemoAppointments).load()) ?? [];
  expect(await bookings.get(LoadDemoAppointments).load()).toBeNull();
  expect((await bookings.call(listAppointments, {}, demo)).totalCount).toBe(3);
  const count = await bookings.get(DemoBookings).make(ctx, made, demoPlan());
  expect(count).toBeGreaterThan(60);
  const states = new Set((await bookings.rows('bookings').find().toArray()).map(({ state }) => String(state)));
  expect([...states].toSorted()).toEqual(['awaitingApproval', 'cancelled', 'completed', 'confirmed', 'noShow']);
  const { data } = await bookings.call(listBookings, { filters: { tab: 'past' }, listPerPage: 100 }, demo);
  expect(data.every(({ endAt }) => Date.parse(endAt) < Date.now())).toBe(true);
  expect(data.some(({ rating }) => rating === 5)).toBe(true);
  expect(bookings.jobs).toEqual([]);
  expect(await bookings.events('bookings.booking.confirmed')).toEqual([]);

  bookings.answers.set(startPayment.subject, () => ({
    paymentId: newId(),
    redirectUrl: 'https://pay.example/1',
    mode: 'live',
  }));
  bookings.answers.set(settlePayment.subject, () => ({
    paymentId: newId(),
    state: 'settled',
    amount: 4500,
    currency: 'EUR',
  }));
  const paid: string[] = [];
  const [consultation] = made;
  if (!consultation) throw new Error('no appointment was made');
  const pay = (url: string) => Promise.resolve(void paid.push(url));
  expect(await bookings.get(DemoPayments).make(ctx, consultation, pay)).toBe(3);
  const upcoming = (await bookings.call(listBookings, { listPerPage: 100 }, demo)).data;
  expect(upcoming.filter(({ paymentState }) => paymentState === 'paid').map(({ state }) => state)).toEqual(
    Array(3).fill('confirmed'),
  );
}, 120_000);
