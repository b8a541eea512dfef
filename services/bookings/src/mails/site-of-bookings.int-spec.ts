import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  bookingConfirmed,
  getCalendarFeed,
  calendarRefused,
  getUserContact,
  registrationApproved,
  saveBooking,
  startPayment,
  subscribeWebinar,
  walletLink,
} from '@linkyard/contracts';
import { newId } from '@linkyard/mongo';
import { creator, hostOfCreator, hostOfTenant, visitorAt } from '@linkyard/service-kit/testing';
import { aRequest, BookingsHarness, contactOf, type Creator } from '../testing/bookings-harness.js';
import { aSubscription, aWebinar } from '../testing/webinars.js';

const [one, other] = [newId(), newId()];
const turns = [one, null, other];
const siteOf = (tenantId: string | null) =>
  tenantId === null ? 'http://book.test' : `http://${hostOfTenant(tenantId)}`;
const domainOf = (tenantId: string | null) => `http://${hostOfCreator(tenantId)}`;
const ten = '2031-06-03T10:00:00+02:00';

describe('bookings with hosts of two tenants and of the platform', () => {
  let bookings: BookingsHarness;
  const hosts = new Map<string | null, Creator>();
  const hostOf = (tenantId: string | null) => hosts.get(tenantId) ?? creator(tenantId);
  beforeAll(async () => {
    bookings = await BookingsHarness.start();
    for (const tenantId of turns) hosts.set(tenantId, creator(tenantId));
    const tenantOf = (userId: unknown) => [...hosts].find(([, host]) => host.userId === userId)?.[0] ?? null;
    bookings.answers.set(getUserContact.subject, ({ userId }) => ({
      contact: { ...contactOf(String(userId)), tenantId: tenantOf(userId), email: `${String(userId)}@host.example` },
    }));
    bookings.answers.set(walletLink.subject, () => ({ path: '/wallet?key=abc' }));
    const payment = { redirectUrl: 'https://pay.example/1', mode: 'live' };
    bookings.answers.set(startPayment.subject, () => ({ ...payment, paymentId: newId() }));
  }, 60_000);
  afterAll(() => bookings.stop());

  /** The origins of all addresses in the mails about one creator's visitors, and in their calendar entries. */
  const originsIn = (userId: string) => {
    const mails = bookings.jobs.filter(({ data }) => JSON.stringify(data).includes(userId));
    const found = JSON.stringify(mails).match(/https?:\/\/[\w.-]+/g) ?? [];
    return { count: mails.length, origins: [...new Set(found)] };
  };

  it("have the links of their host's site in every mail, wherever they were begun", async () => {
    await Promise.all(
      turns.map(async (tenantId) => {
        const { ctx, appointment } = await bookings.anAppointment(hostOf(tenantId));
        const visitor = visitorAt(domainOf(tenantId), tenantId);
        await bookings.call(saveBooking, aRequest(appointment, ten), visitor);
        const { webinar } = await aWebinar(bookings, {}, ctx);
        await bookings.call(subscribeWebinar, aSubscription(webinar), visitor);
      }),
    );
    await bookings.relay(bookingConfirmed);
    await bookings.relay(registrationApproved);
    for (const tenantId of turns) {
      const { userId } = hostOf(tenantId);
      const account = { accountId: newId(), provider: 'google', email: 'a@b.example' } as const;
      const refused = { ownerId: userId, ...account, at: new Date().toISOString() };
      await bookings.deliver(calendarRefused, refused, new Date(), tenantId);
      const { count, origins } = originsIn(userId);
      expect(count).toBeGreaterThanOrEqual(4);
      expect(origins).toEqual([siteOf(tenantId)]);
    }
  });

  it('lead back from a payment to where they were begun', async () => {
    for (const tenantId of turns)
      for (const origin of [siteOf(tenantId), domainOf(tenantId)]) {
        const { ctx, appointment } = await bookings.anAppointment(hostOf(tenantId), { price: '20', currency: 'EUR' });
        const { webinar } = await aWebinar(bookings, { price: '10', currency: 'EUR' }, ctx);
        bookings.asked.length = 0;
        const at = origin === siteOf(tenantId) ? '2031-06-05T10:00:00+02:00' : '2031-06-04T10:00:00+02:00';
        await bookings.call(saveBooking, aRequest(appointment, at), visitorAt(origin, tenantId));
        await bookings.call(subscribeWebinar, aSubscription(webinar), visitorAt(origin, tenantId));
        const started = bookings.asked.filter(({ subject }) => subject === startPayment.subject);
        expect(started.map(({ payload }) => payload['origin'])).toEqual([origin, origin]);
      }
  });

  it('are in a feed at the site of their host', async () => {
    for (const tenantId of turns) {
      const { url } = await bookings.call(getCalendarFeed, {}, hostOf(tenantId));
      expect(new URL(url).origin).toBe(siteOf(tenantId));
    }
  });
});
