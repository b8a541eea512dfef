import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import {
  bookingWalletItems,
  cancelRegistration,
  listRegistrations,
  manageRegistration,
  settlePayment,
  settleRegistration,
  startPayment,
  subscribeWebinar,
  type ReplyOf,
  type WebinarView,
} from '@linkyard/contracts';
import { newId } from '@linkyard/mongo';
import { DomainError } from '@linkyard/service-kit';
import { visitor } from '@linkyard/service-kit/testing';
import { BookingsHarness } from '../testing/bookings-harness.js';
import { aSubscription, aWebinar } from '../testing/webinars.js';

let bookings: BookingsHarness;
let paymentId: string;
beforeAll(async () => {
  bookings = await BookingsHarness.start();
}, 60_000);
afterAll(() => bookings.stop());
beforeEach(() => {
  paymentId = newId();
  bookings.jobs.length = 0;
  bookings.answers.set(startPayment.subject, () => ({
    paymentId,
    redirectUrl: `https://pay.example/${paymentId}`,
    mode: 'live',
  }));
});

const guest = visitor();
type Reply = ReplyOf<typeof subscribeWebinar>;
const subscribe = (webinar: WebinarView, sent = {}) =>
  bookings.call(subscribeWebinar, aSubscription(webinar, sent), guest);
const manage = ({ registration: { uid }, token }: Reply) => bookings.call(manageRegistration, { uid, token }, guest);

/** What an answer says, without what differs between any two registrations. */
const shown = (answer: Pick<Reply, 'registration'> & Partial<Reply>) => {
  const { uid, createdAt, updatedAt, _id, rev, person, payUrl, awaitedUntil, cancel, ...rest } = Object(
    answer.registration,
  );
  const isThere = [uid, createdAt, updatedAt, _id, rev, person?.email].map((one) => typeof one);
  const isPaidAt = [typeof payUrl, typeof awaitedUntil, typeof answer.redirectUrl, answer.token?.length];
  const ended = cancel && { ...cancel, at: typeof cancel.at };
  return JSON.parse(JSON.stringify({ ...rest, ended, history: undefined, isThere, isPaidAt }));
};

describe('registering with an address', () => {
  it.each([
    ['free', {}],
    ['decided by its creator', { requiresApproval: true }],
    ['paid', { price: '10', currency: 'EUR' }],
    ['full, with a waiting list', { capacity: 2, waitlist: true }],
  ])(
    'is answered alike whether it is registered or not: %s',
    async (_what, sent) => {
      const { webinar, ctx } = await aWebinar(bookings, sent);
      const known = await subscribe(webinar);
      if ('capacity' in sent) await subscribe(webinar);
      const again = await subscribe(webinar, { person: known.registration.person });
      const stranger = await subscribe(webinar);
      expect(shown(again)).toEqual(shown(stranger));
      expect(again.registration.uid).not.toBe(known.registration.uid);
      expect(again.token).not.toBe(known.token);
      expect(shown(await manage(again))).toEqual(shown(await manage(stranger)));
      const cancel = ({ registration: { uid }, token }: Reply) =>
        bookings.call(cancelRegistration, { uid, token, reason: 'Ill' }, guest);
      expect(shown(await cancel(again))).toEqual(shown(await cancel(stranger)));
      await expect(cancel(again)).rejects.toHaveCode('bookings.wrong_state');
      const listed = (await bookings.call(listRegistrations, { filters: { webinarId: webinar._id } }, ctx)).data;
      expect(listed.some(({ uid }) => uid === again.registration.uid)).toBe('price' in sent);
      expect((await manage(known)).registration.state).toBe(known.registration.state);
    },
    30_000,
  );

  it('takes no seat, stands in no wallet, and mails the person what is there', async () => {
    const { webinar, ctx } = await aWebinar(bookings, { capacity: 5 });
    const { registration } = await subscribe(webinar);
    const { email } = registration.person;
    bookings.jobs.length = 0;
    const request = aSubscription(webinar, { person: registration.person });
    const first = await bookings.call(subscribeWebinar, request, guest);
    expect((await bookings.call(subscribeWebinar, request, guest)).registration.uid).toBe(first.registration.uid);
    expect(bookings.jobs.map(({ data }) => [data['to'], String(data['key']).includes(registration.uid)])).toEqual([
      [email, true],
    ]);
    const { items } = await bookings.call(bookingWalletItems, { ownerId: ctx.userId, email }, guest);
    expect(items).toHaveLength(1);
    expect(await bookings.rows('webinar_seats').findOne({ webinarId: webinar._id })).toMatchObject({ taken: 1 });
  });

  it('is paid by itself where it costs something, and returns its own money', async () => {
    const { webinar, ctx } = await aWebinar(bookings, { price: '10', currency: 'EUR', capacity: 5 });
    const pay = async (person?: Reply['registration']['person']) => {
      paymentId = newId();
      const registered = await subscribe(webinar, person ? { person } : {});
      const { uid } = registered.registration;
      const settled = { state: 'settled', amount: 1000, currency: 'EUR', authorizedUntil: null, retryUrl: null };
      bookings.answers.set(settlePayment.subject, () => ({ paymentId, ...settled }));
      expect(await bookings.call(settleRegistration, { uid }, guest)).toMatchObject({ state: 'approved' });
      return registered;
    };
    const known = await pay();
    const again = await pay(known.registration.person);
    expect(await bookings.rows('webinar_seats').findOne({ webinarId: webinar._id })).toMatchObject({ taken: 2 });
    const begun = bookings.asked.filter((one) => one.subject === startPayment.subject).slice(-2);
    expect(new Set(begun.map(({ payload }) => Object(payload['subject']).id)).size).toBe(2);
    expect(String(begun[1]?.payload['cancelPath'])).toContain(again.registration.uid);
    const { uid } = again.registration;
    await bookings.call(cancelRegistration, { uid, token: again.token }, guest);
    expect((await manage(again)).registration).toMatchObject({ state: 'cancelled', paymentState: 'refunding' });
    expect((await manage(known)).registration).toMatchObject({ state: 'approved', paymentState: 'paid' });
    expect((await bookings.call(listRegistrations, { filters: { webinarId: webinar._id } }, ctx)).data).toHaveLength(2);
  }, 20_000);

  it('counts as what its network holds, and is refused alike', async () => {
    const { webinar } = await aWebinar(bookings, { price: '10', currency: 'EUR', capacity: 20 });
    const known = await subscribe(webinar);
    const by = visitor('network-of-repeated');
    const register = (sent = {}) => bookings.call(subscribeWebinar, aSubscription(webinar, sent), by);
    const again = () => register({ person: known.registration.person });
    const [first] = [await again(), await again(), await register()];
    await expect(again()).rejects.toHaveCode('bookings.too_many_held');
    await expect(register()).rejects.toHaveCode('bookings.too_many_held');
    await bookings.call(cancelRegistration, { uid: first.registration.uid, token: first.token }, by);
    bookings.answers.set(startPayment.subject, () => {
      throw new DomainError('payments.no_connection');
    });
    for (const attempt of [again, register]) await expect(attempt()).rejects.toHaveCode('bookings.cannot_be_paid');
  }, 20_000);
});
