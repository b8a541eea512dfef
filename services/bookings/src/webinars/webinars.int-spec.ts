import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import {
  addUpdateWebinar,
  bookingPaymentFigures,
  bookingWalletItems,
  cancelRegistration,
  cancelWebinar,
  changeRegistrationStatus,
  deleteWebinars,
  getPublicWebinar,
  getUserContact,
  getWebinar,
  listRegistrations,
  manageRegistration,
  paymentDisputed,
  paymentParked,
  paymentRefunded,
  paymentRefundFailed,
  paymentSettled,
  refundPayment,
  registrationRows,
  resolveRegistrationAttention,
  startPayment,
  subscribeWebinar,
  webinarBlockSource,
  webinarMoved,
  type WebinarView,
} from '@linkyard/contracts';
import { newId } from '@linkyard/mongo';
import { DomainError, EventTooEarly } from '@linkyard/service-kit';
import { creator, visitor } from '@linkyard/service-kit/testing';
import { BookingsHarness, contactOf } from '../testing/bookings-harness.js';
import { aSession, aSubscription, aWebinar } from '../testing/webinars.js';
import { RegistrationChanges } from './registration-changes.js';
import { registrationRefundDue } from './registration-refund-due.js';
import { WebinarJobs } from './webinar-jobs.js';
import { WebinarMails } from './webinar-mails.js';

let bookings: BookingsHarness;
beforeAll(async () => {
  bookings = await BookingsHarness.start();
}, 60_000);
afterAll(() => bookings.stop());
beforeEach(() => void (bookings.jobs.length = 0));

const guest = visitor();
const facts = { eventId: 'event-1', tenantId: null, requestId: null, at: new Date() };
const signal = new AbortController().signal;
const manyMs = 60_000;
const subscribe = (webinar: WebinarView, sent = {}) =>
  bookings.call(subscribeWebinar, aSubscription(webinar, sent), guest);
const mails = () => bookings.jobs.map(({ data }) => data);

it('a new webinar begins in the currency that was used last, else in the one of the account', async () => {
  const ana = creator();
  const make = async (sent: { currency?: string } = {}) =>
    (await bookings.call(addUpdateWebinar, { title: 'Talk', ...sent }, ana)).webinar.currency;
  const usual = bookings.answers.get(getUserContact.subject);
  bookings.answers.set(getUserContact.subject, ({ userId }) => ({
    contact: { ...contactOf(String(userId)), currency: 'CHF' },
  }));
  expect(await make()).toBe('CHF');
  if (usual) bookings.answers.set(getUserContact.subject, usual);
  expect(await make({ currency: 'EUR' })).toBe('EUR');
  expect(await make()).toBe('EUR');
});

describe('seats of a webinar', () => {
  it(
    'gives the seats to exactly as many people as there are seats when twenty register at once',
    async () => {
      const { webinar, ctx } = await aWebinar(bookings, { capacity: 7 });
      const replies = await Promise.all(Array.from({ length: 20 }, () => subscribe(webinar)));
      const states = replies.map(({ registration }) => registration.state).toSorted();
      expect(states).toEqual([...Array(7).fill('approved'), ...Array(13).fill('waitlisted')]);
      const { webinar: saved } = await bookings.call(getWebinar, { _id: webinar._id }, ctx);
      expect(saved.registered).toBe(7);
    },
    manyMs,
  );

  it(
    'moves the person who has waited longest up when a seat becomes free',
    async () => {
      const { webinar } = await aWebinar(bookings, { capacity: 1 });
      const [first, second, third] = [await subscribe(webinar), await subscribe(webinar), await subscribe(webinar)];
      await bookings.call(cancelRegistration, { uid: first.registration.uid, token: first.token }, guest);
      const stateOf = async ({ registration: { uid }, token }: typeof first) =>
        (await bookings.call(manageRegistration, { uid, token }, guest)).registration.state;
      expect([await stateOf(first), await stateOf(second), await stateOf(third)]).toEqual([
        'cancelled',
        'approved',
        'waitlisted',
      ]);
    },
    manyMs,
  );

  it(
    'refuses a registration when all seats are taken and there is no waiting list',
    async () => {
      const { webinar } = await aWebinar(bookings, { capacity: 1, waitlist: false });
      await subscribe(webinar);
      await expect(subscribe(webinar)).rejects.toMatchObject({ code: 'bookings.webinar_full' });
    },
    manyMs,
  );

  it(
    'counts the sessions of a series separately',
    async () => {
      const other = { ...aSession, startAt: '2031-06-10T18:00:00Z', endAt: '2031-06-10T19:00:00Z' };
      const { webinar } = await aWebinar(bookings, { type: 'series', sessions: [aSession, other], capacity: 1 });
      const [one, two] = webinar.sessions.map(({ sessionKey }) => sessionKey);
      await subscribe(webinar, { sessionKey: one });
      expect((await subscribe(webinar, { sessionKey: one })).registration.state).toBe('waitlisted');
      expect((await subscribe(webinar, { sessionKey: two })).registration.state).toBe('approved');
      await expect(subscribe(webinar)).rejects.toMatchObject({ code: 'core.invalid_input' });
    },
    manyMs,
  );
});

describe('registering', () => {
  it(
    'answers a repeated request with the same registration',
    async () => {
      const { webinar } = await aWebinar(bookings);
      const request = aSubscription(webinar);
      const first = await bookings.call(subscribeWebinar, request, guest);
      const again = await bookings.call(subscribeWebinar, request, guest);
      expect(again.registration.uid).toBe(first.registration.uid);
      await expect(
        bookings.call(subscribeWebinar, { ...request, timeZone: 'Asia/Tokyo' }, guest),
      ).rejects.toMatchObject({ code: 'core.idempotency_mismatch' });
    },
    manyMs,
  );

  it(
    'shows the meeting room to an approved person only',
    async () => {
      const { webinar, ctx } = await aWebinar(bookings, { requiresApproval: true });
      const { registration, token } = await subscribe(webinar);
      expect(registration).toMatchObject({ state: 'pending', joinUrl: null });
      const { uid } = registration;
      await bookings.call(changeRegistrationStatus, { uid, command: 'approve' }, ctx);
      const seen = await bookings.call(manageRegistration, { uid, token }, guest);
      expect(seen.registration).toMatchObject({ state: 'approved', joinUrl: 'https://meet.example/room' });
      const { webinar: shown } = await bookings.call(getPublicWebinar, { publicId: webinar.publicId }, guest);
      expect(JSON.stringify(shown)).not.toContain('meet.example');
    },
    manyMs,
  );

  it(
    'checks the fields and refuses a wrong token, a draft and another creator',
    async () => {
      const fields = [{ id: 'why', title: 'Why?', type: 'text' as const, required: true }];
      const { webinar, ctx } = await aWebinar(bookings, { fields });
      await expect(subscribe(webinar)).rejects.toMatchObject({ code: 'core.invalid_input' });
      const { registration } = await subscribe(webinar, { answers: { why: 'Curious' } });
      const { uid } = registration;
      await expect(bookings.call(manageRegistration, { uid, token: 'x'.repeat(43) }, guest)).rejects.toMatchObject({
        code: 'core.not_found',
      });
      await expect(
        bookings.call(changeRegistrationStatus, { uid, command: 'cancel' }, creator()),
      ).rejects.toMatchObject({ code: 'core.not_found' });
      const { webinar: draft } = await bookings.call(addUpdateWebinar, { title: 'Draft' }, ctx);
      await expect(subscribe(draft)).rejects.toMatchObject({ code: 'core.not_found' });
    },
    manyMs,
  );

  it(
    'finds a registration by first and last name together, and by none that differs',
    async () => {
      const { webinar, ctx } = await aWebinar(bookings);
      const { registration } = await subscribe(webinar);
      const { data } = await bookings.call(listRegistrations, { filters: {} }, ctx);
      const { firstName = '', lastName = '' } = data[0]?.person ?? {};
      const found = async (searchTerm: string) =>
        (await bookings.call(listRegistrations, { searchTerm, filters: {} }, ctx)).data.map(({ uid }) => uid);
      expect(lastName).not.toBe('');
      expect(await found(`${firstName} ${lastName}`)).toEqual([registration.uid]);
      expect(await found(`${lastName}  ${firstName}`)).toEqual([registration.uid]);
      expect(await found(`${firstName} Hopper`)).toEqual([]);
    },
    manyMs,
  );

  it(
    'marks attendance from the start of the session and exports it',
    async () => {
      const { webinar, ctx } = await aWebinar(bookings);
      const { registration } = await subscribe(webinar);
      const { uid } = registration;
      const mark = { uid, command: 'attended' as const, attendedMinutes: 50, reason: '' };
      await expect(bookings.call(changeRegistrationStatus, mark, ctx)).rejects.toMatchObject({
        code: 'bookings.too_early',
      });
      const during = new Date('2031-06-03T18:30:00Z');
      await bookings.get(RegistrationChanges).changeStatus(ctx.userId, mark, during);
      const listed = await bookings.call(listRegistrations, { filters: { state: 'attended' } }, ctx);
      expect(listed.data).toMatchObject([{ uid, attendedMinutes: 50 }]);
      const page = await bookings.call(
        registrationRows,
        { ownerId: ctx.userId, filters: {}, after: null, limit: 10 },
        ctx,
      );
      expect(page.rows).toHaveLength(1);
      expect(page.rows[0]).toContain('attended');
    },
    manyMs,
  );
});

it(
  'the export names the session of a series by its time in the zone of the webinar',
  async () => {
    const later = { ...aSession, startAt: '2031-06-10T18:00:00Z', endAt: '2031-06-10T19:00:00Z' };
    const { webinar, ctx } = await aWebinar(bookings, { type: 'series', sessions: [aSession, later] });
    await subscribe(webinar, { sessionKey: webinar.sessions[1]?.sessionKey });
    const request = { ownerId: ctx.userId, filters: {}, after: null, limit: 10 };
    const { rows } = await bookings.call(registrationRows, request, ctx);
    expect(rows[0]?.[1]).toBe('2031-06-10 20:00 (Europe/Berlin), Glazing for beginners');
  },
  manyMs,
);

describe('the life of a webinar', () => {
  it(
    'sends each reminder once, also after the session has been moved',
    async () => {
      const { webinar, ctx } = await aWebinar(bookings, { reminders: [-60] });
      const { person } = (await subscribe(webinar)).registration;
      const jobs = bookings.get(WebinarJobs);
      await jobs.run(signal, new Date('2031-06-03T17:01:00Z'));
      const reminders = () => mails().filter(({ key, to }) => to === person.email && key.includes(':reminder:'));
      expect(reminders()).toHaveLength(1);
      const sessions = webinar.sessions.map(({ sessionKey, timeZone }) => ({
        ...{ sessionKey, timeZone, startAt: '2031-06-04T18:00:00Z', endAt: '2031-06-04T19:00:00Z' },
      }));
      await bookings.call(addUpdateWebinar, { _id: webinar._id, rev: webinar.rev, sessions }, ctx);
      const [moved] = (await bookings.events('bookings.webinar.moved')).filter(
        (event) => event['webinarId'] === webinar._id,
      );
      expect(moved).toMatchObject({ sessionKeys: [sessions[0]?.sessionKey] });
      await bookings.get(WebinarMails).onMoved(webinarMoved.data.parse(moved), facts);
      expect(mails().some(({ key }) => key.includes(':moved:'))).toBe(true);
      await jobs.run(signal, new Date('2031-06-03T18:01:00Z'));
      expect(reminders()).toHaveLength(1);
      await jobs.run(signal, new Date('2031-06-04T17:01:00Z'));
      expect(reminders()).toHaveLength(2);
    },
    manyMs,
  );

  it(
    'informs those who attend a course of sessions that were added or removed, with their calendar entries',
    async () => {
      const later = (day: string) => ({ ...aSession, startAt: `${day}T18:00:00Z`, endAt: `${day}T19:00:00Z` });
      const first = { type: 'sequence' as const, sessions: [aSession, later('2031-06-10')] };
      const { webinar, ctx } = await aWebinar(bookings, first);
      const { person } = (await subscribe(webinar)).registration;
      const [kept, gone] = webinar.sessions;
      const { sessionKey = '' } = kept ?? {};
      const sessions = [{ ...aSession, sessionKey }, later('2031-06-17')];
      await bookings.call(addUpdateWebinar, { _id: webinar._id, rev: webinar.rev, sessions }, ctx);
      const events = await bookings.events(webinarMoved.name);
      const changed = events.find((event) => event['webinarId'] === webinar._id);
      bookings.jobs.length = 0;
      await bookings.get(WebinarMails).onMoved(webinarMoved.data.parse(changed), facts);
      const sent = mails().filter(({ to }) => to === person.email);
      const [all, cancelled] = sent.map(({ calendar }) => Object(calendar));
      expect(sent.map(({ key }) => key.split(':')[2])).toEqual(['sessionsChanged', 'sessionRemoved']);
      expect([all.method, cancelled.method]).toEqual(['PUBLISH', 'CANCEL']);
      expect(all.content.match(/BEGIN:VEVENT/g)).toHaveLength(2);
      expect(all.content).toContain('DTSTART:20310617T180000Z');
      expect(cancelled.content.match(/BEGIN:VEVENT/g)).toHaveLength(1);
      expect(cancelled.content).toContain(gone?.sessionKey);
    },
    manyMs,
  );

  it(
    'goes live, ends, and offers the recording with a mail',
    async () => {
      const { webinar, ctx } = await aWebinar(bookings, { replayUrl: 'https://video.example/1', reminders: [] });
      await subscribe(webinar);
      const jobs = bookings.get(WebinarJobs);
      const state = async () => (await bookings.call(getWebinar, { _id: webinar._id }, ctx)).webinar.state;
      await jobs.run(signal, new Date('2031-06-03T18:01:00Z'));
      expect(await state()).toBe('live');
      await jobs.run(signal, new Date('2031-06-03T19:01:00Z'));
      expect(await state()).toBe('replay');
      await bookings.get(WebinarMails).onReplayed({ ownerId: ctx.userId, webinarId: webinar._id }, facts);
      expect(mails().filter(({ key }) => key.includes(':replay:'))).toHaveLength(1);
    },
    manyMs,
  );

  it(
    'cancels every registration when it is cancelled, and cannot be deleted before',
    async () => {
      const { webinar, ctx } = await aWebinar(bookings);
      const { registration, token } = await subscribe(webinar);
      const { _id } = webinar;
      await expect(bookings.call(deleteWebinars, { _id }, ctx)).rejects.toMatchObject({
        code: 'bookings.has_registrations',
      });
      await bookings.call(cancelWebinar, { _id, reason: 'Ill' }, ctx);
      const event = { ownerId: ctx.userId, webinarId: _id, reason: 'Ill' };
      await bookings.get(RegistrationChanges).onWebinarCancelled(event, facts);
      const { uid } = registration;
      const seen = await bookings.call(manageRegistration, { uid, token }, guest);
      expect(seen.registration).toMatchObject({ state: 'cancelled', cancel: { by: 'host', reason: 'Ill' } });
      await bookings.call(deleteWebinars, { _id }, ctx);
    },
    manyMs,
  );

  it(
    'waits for payment in the wallet of a person who has not paid, and for an answer where the host decides',
    async () => {
      const payment = { paymentId: newId(), redirectUrl: 'https://pay.example/1', mode: 'live' };
      bookings.answers.set(startPayment.subject, () => payment);
      const stateOf = async (rules: Parameters<typeof aWebinar>[1]) => {
        const { webinar, ctx } = await aWebinar(bookings, rules);
        const { registration } = await subscribe(webinar);
        const asked = { ownerId: ctx.userId, email: registration.person.email };
        const { items } = await bookings.call(bookingWalletItems, asked, guest);
        return items.map(({ state }) => state);
      };
      expect(await stateOf({ price: '10', currency: 'EUR' })).toEqual(['awaitingPayment']);
      expect(await stateOf({ requiresApproval: true })).toEqual(['pending']);
    },
    manyMs,
  );

  it(
    'counts a refund of a registration only once its payment is noted, whichever is heard first',
    async () => {
      const paymentId = newId();
      bookings.answers.set(startPayment.subject, () => ({
        paymentId,
        redirectUrl: 'https://pay.example/1',
        mode: 'live',
      }));
      const { webinar, ctx } = await aWebinar(bookings, { price: '10', currency: 'EUR' });
      const { registration } = await subscribe(webinar);
      const stored = async () => await bookings.rows('registrations').findOne({ uid: registration.uid });
      const subject = {
        service: 'bookings' as const,
        kind: 'registration' as const,
        id: String((await stored())?._id),
      };
      const payment = { paymentId, ownerId: ctx.userId, subject, provider: 'stripe' as const, currency: 'EUR' };
      const refunded = { ...payment, amount: 400, refundId: newId(), refundedTotal: 400 };
      await expect(bookings.deliver(paymentRefunded, refunded)).rejects.toThrow(EventTooEarly);
      const once = { isRenewal: false, sequence: 1, originPaymentId: null };
      await bookings.deliver(paymentSettled, { ...payment, amount: 1000, ...once });
      await bookings.deliver(paymentRefunded, refunded);
      // Of a second payment that is not noted yet.
      const other = { ...refunded, paymentId: newId(), refundId: newId() };
      await expect(bookings.deliver(paymentRefunded, other)).rejects.toThrow(EventTooEarly);
      expect(await stored()).toMatchObject({ paid: 1000, refunded: 400, paymentState: 'partiallyRefunded' });
    },
    manyMs,
  );

  it(
    'follows refunds that were refused or came back and disputes, which its creator is shown',
    async () => {
      const paymentId = newId();
      bookings.answers.set(startPayment.subject, () => ({
        paymentId,
        redirectUrl: 'https://pay.example/1',
        mode: 'live',
      }));
      const { webinar, ctx } = await aWebinar(bookings, { price: '10', currency: 'EUR' });
      const { registration } = await subscribe(webinar);
      const { uid } = registration;
      const stored = async () => await bookings.rows('registrations').findOne({ uid });
      const subject = { service: 'bookings', kind: 'registration', id: String((await stored())?._id) } as const;
      const payment = { paymentId, ownerId: ctx.userId, subject, provider: 'stripe', currency: 'EUR' } as const;
      const once = { isRenewal: false, sequence: 1, originPaymentId: null };
      await bookings.deliver(paymentSettled, { ...payment, amount: 1000, ...once });
      await bookings.call(changeRegistrationStatus, { uid, command: 'cancel' }, ctx);
      bookings.answers.set(refundPayment.subject, () => {
        throw new DomainError('payments.refund_refused');
      });
      const dueOf = async () => {
        const [due] = (await bookings.events(registrationRefundDue.name)).slice(-1);
        return registrationRefundDue.data.parse(due);
      };
      await bookings.deliver(registrationRefundDue, await dueOf());
      const refused = { code: 'refund_failed', refund: { amount: 1000, currency: 'EUR' } };
      const shown = async () =>
        (await bookings.call(listRegistrations, { filters: { webinarId: webinar._id } }, ctx)).data[0];
      expect(await shown()).toMatchObject({ paymentState: 'paid', paymentAttention: refused });
      const decided = { uid, decision: 'refund' as const };
      await expect(bookings.call(resolveRegistrationAttention, decided, creator())).rejects.toHaveCode(
        'core.not_found',
      );
      const { registration: again } = await bookings.call(resolveRegistrationAttention, decided, ctx);
      expect(again).toMatchObject({ paymentState: 'refunding', paymentAttention: null });
      const refund = { ...payment, amount: 1000, refundId: newId() };
      await bookings.deliver(paymentRefunded, { ...refund, refundedTotal: 1000 });
      for (let copy = 0; copy < 2; copy += 1)
        await bookings.deliver(paymentRefundFailed, { ...refund, refundedTotal: 0 });
      expect(await stored()).toMatchObject({ refunded: 0, refundAsked: 0, paymentState: 'paid' });
      const codes: unknown[] = [];
      // The news of its opening may arrive once more after the decision.
      for (const outcome of ['opened', 'won', 'opened'] as const) {
        await bookings.deliver(paymentDisputed, { ...payment, amount: 1000, outcome });
        codes.push(Object((await stored())?.['paymentAttention']).code);
      }
      expect(codes).toEqual(['disputed', null, null]);
    },
    manyMs,
  );

  it(
    'names a second payment to its creator, who returns it, and another currency beside it',
    async () => {
      const [paymentId, second] = [newId(), newId()];
      bookings.answers.set(startPayment.subject, () => ({
        paymentId,
        redirectUrl: 'https://pay.example/1',
        mode: 'live',
      }));
      const { webinar, ctx } = await aWebinar(bookings, { price: '10', currency: 'EUR' });
      const { uid } = (await subscribe(webinar)).registration;
      const id = String((await bookings.rows('registrations').findOne({ uid }))?._id);
      const subject = { service: 'bookings', kind: 'registration', id } as const;
      const payment = { paymentId, ownerId: ctx.userId, subject, provider: 'stripe', currency: 'EUR' } as const;
      const shown = async () =>
        (await bookings.call(listRegistrations, { filters: { webinarId: webinar._id } }, ctx)).data[0];
      const received = { amount: 1_100, currency: 'USD' };
      await bookings.deliver(paymentParked, { ...payment, amount: 1000, received });
      for (const one of [paymentId, second, second])
        await bookings.deliver(paymentSettled, { ...payment, paymentId: one, amount: 1000 });
      const twice = { code: 'paid_twice', refund: { amount: 1000, currency: 'EUR' } };
      const parked = { code: 'currency_differs', refund: null };
      expect(await shown()).toMatchObject({ paymentState: 'paid', paymentAttention: parked, duplicatePayment: twice });
      const decide = (decision: 'refund' | 'dismiss', code?: 'paid_twice') =>
        bookings.call(resolveRegistrationAttention, { uid, decision, code }, ctx);
      await decide('refund', 'paid_twice');
      expect(await shown()).toMatchObject({ paymentAttention: parked, duplicatePayment: null });
      await decide('dismiss');
      const dues = (await bookings.events(registrationRefundDue.name)).filter(({ ownerId }) => ownerId === ctx.userId);
      expect(dues).toMatchObject([{ paymentId: second, amount: 1000, cause: 'paid_twice' }]);
      const payments = [paymentId, second].map((one) => ({ ownerId: ctx.userId, paymentId: one }));
      const figuresOf = async () => (await bookings.call(bookingPaymentFigures, { payments }, guest)).figures;
      const paid = { paid: 1000, refunded: 0 };
      expect(await figuresOf()).toEqual([paymentId, second].map((one) => ({ paymentId: one, ...paid })));
      const refunded = { ...payment, paymentId: second, amount: 1000, refundId: newId() };
      await bookings.deliver(paymentRefunded, { ...refunded, refundedTotal: 1000 });
      expect(await figuresOf()).toContainEqual({ paymentId: second, paid: 1000, refunded: 1000 });
      expect(await shown()).toMatchObject({ refunded: null, paymentAttention: null });
      await bookings.deliver(paymentRefundFailed, { ...refunded, refundedTotal: 0 });
      expect(await shown()).toMatchObject({ paymentState: 'paid', paymentAttention: twice });
      await decide('dismiss');
      expect(await shown()).toMatchObject({ paymentAttention: null, duplicatePayment: null });
    },
    manyMs,
  );

  it(
    'is shown in blocks while people can register, with its next session and the seats left',
    async () => {
      const { webinar, ctx } = await aWebinar(bookings, { capacity: 3, price: '10', currency: 'EUR' });
      const request = { userId: ctx.userId, ids: [], newest: 5, sectionIds: [] };
      const { items } = await bookings.call(webinarBlockSource, request, ctx);
      expect(items).toMatchObject([
        {
          _id: webinar._id,
          seatsLeft: 3,
          price: { amount: 1000, currency: 'EUR' },
          href: `/webinar/${webinar.publicId}`,
        },
      ]);
      await bookings.call(cancelWebinar, { _id: webinar._id }, ctx);
      expect((await bookings.call(webinarBlockSource, request, ctx)).items).toEqual([]);
    },
    manyMs,
  );
});
