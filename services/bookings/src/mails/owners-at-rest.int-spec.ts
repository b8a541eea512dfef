import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { getUserContact, saveBooking, subscribeWebinar, walletLink } from '@linkyard/contracts';
import { newId } from '@linkyard/mongo';
import { creator, hostOfCreator, visitorAt } from '@linkyard/service-kit/testing';
import { aRequest, BookingsHarness, contactOf, type Creator } from '../testing/bookings-harness.js';
import { aSubscription, aWebinar } from '../testing/webinars.js';
import { WebinarJobs } from '../webinars/webinar-jobs.js';
import { WebinarMails } from '../webinars/webinar-mails.js';
import { SendRemindersJob } from './send-reminders.job.js';

const { signal } = new AbortController();
const past = new Date('2026-11-01T10:00:00Z');

describe('what the clock sends', () => {
  let bookings: BookingsHarness;
  const tenantId = newId();
  beforeAll(async () => {
    bookings = await BookingsHarness.start();
    bookings.answers.set(walletLink.subject, () => ({ path: '/wallet?key=abc' }));
  }, 60_000);
  afterAll(() => bookings.stop());

  /** A host with a booking that is due to be reminded of, and a webinar with a person in it. */
  const aHost = async (host: Creator) => {
    bookings.answers.set(getUserContact.subject, ({ userId }) => ({
      contact: { ...contactOf(String(userId)), tenantId: host.tenantId },
    }));
    const { ctx, appointment } = await bookings.anAppointment(host);
    const visitor = visitorAt(`http://${hostOfCreator(host.tenantId)}`, host.tenantId);
    const { booking } = await bookings.call(saveBooking, aRequest(appointment, '2031-06-03T10:00:00+02:00'), visitor);
    const reminder = { key: 'r1', at: past, to: 'attendee', subject: '', body: '', askRating: false };
    const due = { remindAt: past, reminders: [reminder] };
    await bookings.rows('bookings').updateOne({ uid: booking.uid }, { $set: due });
    const { webinar } = await aWebinar(bookings, { reminders: [-60] }, ctx);
    await bookings.call(subscribeWebinar, aSubscription(webinar), visitor);
    const facts = { eventId: newId(), tenantId: host.tenantId, requestId: null, at: new Date() };
    return {
      async timePasses() {
        bookings.jobs.length = 0;
        await bookings.get(SendRemindersJob).run(signal);
        await bookings.get(WebinarJobs).run(signal, new Date('2031-06-03T17:01:00Z'));
        await bookings.get(WebinarMails).onReplayed({ ownerId: host.userId, webinarId: webinar._id }, facts);
        return bookings.jobs.map(({ data: { key } }) =>
          key.split(':').filter((part) => /^(?:booking|webinar|reminder|replay)$/.test(part)),
        );
      },
    };
  };
  const all = [
    ['booking', 'reminder'],
    ['webinar', 'reminder'],
    ['webinar', 'replay'],
  ];

  it('goes out for people of a site that is served', async () => {
    expect(await (await aHost(creator(tenantId))).timePasses()).toEqual(all);
  });

  it.each<[string, () => Creator, (host: Creator, isOff: boolean) => void]>([
    [
      'whose site is closed',
      () => creator(newId()),
      ({ tenantId: id }, isOff) => (isOff ? bookings.closedSites.add(id ?? '') : bookings.closedSites.delete(id ?? '')),
    ],
    ['who is switched off', () => creator(null), ({ userId }, isOff) => bookings.switchOff(userId, isOff)],
  ])('stays away for a person %s, and is not made up for afterwards', async (_who, newHost, turn) => {
    const host = newHost();
    const { timePasses } = await aHost(host);
    turn(host, true);
    expect(await timePasses()).toEqual([]);
    turn(host, false);
    // The recording is offered by an event, which comes once.
    expect(await timePasses()).toEqual([['webinar', 'replay']]);
  });
});
