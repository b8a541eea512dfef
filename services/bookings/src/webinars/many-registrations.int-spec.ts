import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { cancelRegistration, getPublicWebinar, subscribeWebinar } from '@linkyard/contracts';
import { newId } from '@linkyard/mongo';
import { visitor } from '@linkyard/service-kit/testing';
import { BookingsHarness, type Creator } from '../testing/bookings-harness.js';
import { longReads } from '../testing/long-reads.js';
import { aSubscription, aWebinar } from '../testing/webinars.js';
import { RegistrationsRepository } from './registrations.repository.js';
import { WebinarJobs } from './webinar-jobs.js';

let bookings: BookingsHarness;
beforeAll(async () => {
  bookings = await BookingsHarness.start();
}, 60_000);
afterAll(() => bookings.stop());

const guest = visitor();
const past = 600;

/** What was over long ago: neither is anything due, nor does it keep a seat. */
const over = {
  webinars: { state: 'ended', dueAt: null },
  registrations: { state: 'cancelled', activeKey: null, idempotencyKey: null, awaitedUntil: null },
};

/** Webinars and registrations of the years before, of the same creator. */
async function aPast({ userId }: Creator) {
  for (const [collection, fields] of Object.entries(over)) {
    const [known] = await bookings.rows(collection).find({ userId }).toArray();
    if (!known) throw new Error('nothing to copy');
    const own = () =>
      collection === 'webinars' ? { publicId: randomUUID() } : { uid: randomUUID(), webinarId: newId() };
    const rows = Array.from({ length: past }, () => ({ ...known, ...fields, ...own(), _id: newId() }));
    await bookings.rows(collection).insertMany(rows);
  }
}

it('registering and cancelling read only the registrations that they are about, however many the creator has had', async () => {
  const { ctx, webinar } = await aWebinar(bookings);
  await bookings.call(subscribeWebinar, aSubscription(webinar), guest);
  await aPast(ctx);
  const request = aSubscription(webinar);
  const found = await longReads(bookings.database, async () => {
    await bookings.call(getPublicWebinar, { publicId: webinar.publicId }, guest);
    const { registration, token } = await bookings.call(subscribeWebinar, request, guest);
    await bookings.call(subscribeWebinar, request, guest);
    await bookings.call(subscribeWebinar, aSubscription(webinar, { person: request.person }), guest);
    await bookings.call(cancelRegistration, { uid: registration.uid, token }, guest);
  });
  expect(found).toEqual([]);
});

it('the recurring work on webinars finds what is due without reading all of them', async () => {
  const { ctx, webinar } = await aWebinar(bookings);
  await bookings.call(subscribeWebinar, aSubscription(webinar), guest);
  await aPast(ctx);
  const found = await longReads(bookings.database, async () => {
    await bookings.get(WebinarJobs).run(new AbortController().signal);
    await bookings.get(RegistrationsRepository).syncDue(new Date(), { limit: 200, except: [], again: [] });
    await bookings.call(subscribeWebinar, aSubscription(webinar), guest);
  });
  expect(found).toEqual([]);
});
