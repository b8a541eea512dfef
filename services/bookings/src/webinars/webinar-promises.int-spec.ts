import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import {
  addUpdateWebinar,
  cancelPayment,
  cancelRegistration,
  deleteWebinars,
  getPublicWebinar,
  manageRegistration,
  paymentSettled,
  startPayment,
  subscribeWebinar,
  type WebinarView,
} from '@linkyard/contracts';
import { newId } from '@linkyard/mongo';
import { visitor } from '@linkyard/service-kit/testing';
import { BookingsHarness } from '../testing/bookings-harness.js';
import { aSession, aSubscription, aWebinar } from '../testing/webinars.js';
import { WebinarJobs } from './webinar-jobs.js';

let bookings: BookingsHarness;
beforeAll(async () => {
  bookings = await BookingsHarness.start();
  bookings.answers.set(cancelPayment.subject, () => ({}));
}, 60_000);
afterAll(() => bookings.stop());
beforeEach(() => void (bookings.jobs.length = 0));

const guest = visitor();
const signal = new AbortController().signal;
const manyMs = 60_000;
type Registered = Awaited<ReturnType<typeof subscribe>>;
const subscribe = (webinar: WebinarView, sent = {}) =>
  bookings.call(subscribeWebinar, aSubscription(webinar, sent), guest);
const read = async ({ registration: { uid }, token }: Registered) =>
  (await bookings.call(manageRegistration, { uid, token }, guest)).registration;
const stateOf = async (registered: Registered) => (await read(registered)).state;
const mailKeys = () => bookings.jobs.map(({ data }) => data.key);

/** Registers for a webinar that costs 10 euros. @returns the registration, and its payment as commerce announces it */
async function registeredFor(webinar: WebinarView, ownerId: string) {
  const paymentId = newId();
  bookings.answers.set(startPayment.subject, () => ({ paymentId, redirectUrl: 'https://pay.example/1', mode: 'live' }));
  const registered = await subscribe(webinar);
  const stored = await bookings.rows('registrations').findOne({ uid: registered.registration.uid });
  const subject = { service: 'bookings' as const, kind: 'registration' as const, id: String(stored?._id) };
  const payment = { paymentId, ownerId, subject, provider: 'stripe' as const, currency: 'EUR', amount: 1000 };
  const settle = () =>
    bookings.deliver(paymentSettled, { ...payment, isRenewal: false, sequence: 1, originPaymentId: null });
  return { registered, settle };
}
const paid = { price: '10', currency: 'EUR' };

describe('the waiting list of a webinar', () => {
  it(
    'gets the seats that are added, before people who register later',
    async () => {
      const { webinar, ctx } = await aWebinar(bookings, { capacity: 1 });
      const [first, second, third] = [await subscribe(webinar), await subscribe(webinar), await subscribe(webinar)];
      const change = { _id: webinar._id, rev: webinar.rev, capacity: 2 };
      await bookings.call(addUpdateWebinar, change, ctx);
      expect([await stateOf(first), await stateOf(second), await stateOf(third)]).toEqual([
        'approved',
        'approved',
        'waitlisted',
      ]);
      const seats = { webinarId: webinar._id };
      await bookings.rows('webinar_seats').updateOne(seats, { $set: { taken: 1 } });
      expect((await subscribe(webinar)).registration.state).toBe('waitlisted');
    },
    manyMs,
  );

  it(
    'ends with the webinar, as do requests without an answer, with a refund',
    async () => {
      const { webinar, ctx } = await aWebinar(bookings, { ...paid, requiresApproval: true, capacity: 1 });
      const { registered, settle } = await registeredFor(webinar, ctx.userId);
      await settle();
      const waiting = await subscribe(webinar);
      expect([await stateOf(registered), await stateOf(waiting)]).toEqual(['pending', 'waitlisted']);
      await bookings.get(WebinarJobs).run(signal, new Date('2031-06-03T19:01:00Z'));
      expect(await read(registered)).toMatchObject({
        ...{ state: 'cancelled', paymentState: 'refunding' },
        cancel: { by: 'system', reason: 'not confirmed before the end' },
      });
      expect(await stateOf(waiting)).toBe('cancelled');
    },
    manyMs,
  );
});

describe('a registration that was made before', () => {
  it(
    'is mailed to its address as far as it is, also when it was not paid',
    async () => {
      const { webinar, ctx } = await aWebinar(bookings, paid);
      const { registered } = await registeredFor(webinar, ctx.userId);
      const { person } = registered.registration;
      const begun = bookings.asked.filter(({ subject }) => subject === startPayment.subject).at(-1);
      await subscribe(webinar, { person });
      expect(mailKeys().filter((key) => key.includes(':unpaid:'))).toHaveLength(1);
      expect(begun?.payload).toMatchObject({
        cancelPath: `/webinar/${webinar.publicId}?registration=${registered.registration.uid}&token=${registered.token}`,
      });
    },
    manyMs,
  );

  it(
    'follows the session that takes the place of the only one',
    async () => {
      const { webinar, ctx } = await aWebinar(bookings);
      const registered = await subscribe(webinar);
      const sessions = [{ ...aSession, startAt: '2031-06-05T18:00:00Z', endAt: '2031-06-05T19:00:00Z' }];
      const changed = await bookings.call(addUpdateWebinar, { _id: webinar._id, rev: webinar.rev, sessions }, ctx);
      expect(changed.webinar.sessions[0]?.sessionKey).toBe(webinar.sessions[0]?.sessionKey);
      expect((await read(registered)).sessions).toMatchObject([{ startAt: '2031-06-05T18:00:00.000Z' }]);
    },
    manyMs,
  );
});

describe('a recording', () => {
  const recording = { type: 'onDemand' as const, replayUrl: 'https://video.example/1', capacity: 5 };

  it(
    'has no time and no seats, whatever was entered before',
    async () => {
      const { webinar } = await aWebinar(bookings, recording);
      const { webinar: shown } = await bookings.call(getPublicWebinar, { publicId: webinar.publicId }, guest);
      expect(shown).toMatchObject({ sessions: [], closed: null });
      expect(webinar.capacity).toBe(0);
    },
    manyMs,
  );

  it(
    'that could be watched is not refunded to a person who cancels, and is not deleted under registrations',
    async () => {
      const { webinar, ctx } = await aWebinar(bookings, { ...recording, ...paid });
      const { registered, settle } = await registeredFor(webinar, ctx.userId);
      await settle();
      const { uid } = registered.registration;
      expect(await read(registered)).toMatchObject({ state: 'approved', refundOnCancel: null });
      await expect(bookings.call(deleteWebinars, { _id: webinar._id }, ctx)).rejects.toHaveCode(
        'bookings.has_registrations',
      );
      await bookings.call(cancelRegistration, { uid, token: registered.token }, guest);
      expect(await read(registered)).toMatchObject({ state: 'cancelled', paymentState: 'paid' });
    },
    manyMs,
  );
});

it(
  'a reminder whose moment had passed before the webinar was published is not sent late',
  async () => {
    const { webinar, ctx } = await aWebinar(bookings, { state: 'draft', reminders: [-60] });
    await bookings.rows('webinars').updateOne({ _id: webinar._id }, { $set: { remindedUntil: new Date(0) } });
    await bookings.call(addUpdateWebinar, { _id: webinar._id, rev: webinar.rev, state: 'scheduled' }, ctx);
    const stored = await bookings.rows('webinars').findOne({ _id: webinar._id });
    expect(Number(stored?.['remindedUntil'])).toBeGreaterThan(Date.now() - manyMs);
  },
  manyMs,
);
