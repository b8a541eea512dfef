import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { holdSlot, saveBooking, subscribeWebinar } from '@linkyard/contracts';
import { newId } from '@linkyard/mongo';
import type { RecurringJob } from '@linkyard/service-kit';
import { visitor } from '@linkyard/service-kit/testing';
import { hourMs, minuteMs } from '@linkyard/time';
import { ExpireHoldsJob } from './claims/expire-holds.job.js';
import { Claims } from './claims/claims.js';
import { ReadAttendanceJob } from './gotowebinar/read-attendance.job.js';
import { SyncRegistrationsJob } from './gotowebinar/sync-registrations.job.js';
import { SyncWebinarsJob } from './gotowebinar/sync-webinars.job.js';
import { SendRemindersJob } from './mails/send-reminders.job.js';
import { ZoneRulesJob } from './mails/zone-rules.job.js';
import { aRequest, BookingsHarness, type Creator } from './testing/bookings-harness.js';
import { aSubscription, aWebinar } from './testing/webinars.js';
import { WebinarJobs } from './webinars/webinar-jobs.js';

const guest = visitor();
const past = new Date(Date.now() - minuteMs);

describe('one bad row of the bookings service', () => {
  let bookings: BookingsHarness;
  beforeAll(async () => {
    bookings = await BookingsHarness.start();
  }, 60_000);
  afterAll(() => bookings.stop());
  beforeEach(async () => {
    bookings.jobs.length = 0;
    await bookings.rows('due_failures').deleteMany({});
  });
  afterEach(() => void jest.restoreAllMocks());

  type JobType = new (...parts: never[]) => RecurringJob;
  const run = (job: JobType) => bookings.get(job).run(new AbortController().signal);
  const failedRows = async () =>
    (await bookings.rows('due_failures').find().toArray()).map(({ job, rowId }) => [job, rowId]);
  const mailed = (kind: string) =>
    bookings.jobs.flatMap(({ data }) => (data.key.includes(`:${kind}:`) ? [String(data.to)] : []));

  /** Two bookings of a host, one after the other. */
  const twoBookings = async () => {
    const { appointment } = await bookings.anAppointment();
    const save = async (clock: string, email: string) => {
      const wanted = aRequest(appointment, `2031-06-03T${clock}:00+02:00`, { attendee: { name: 'Ada', email } });
      return (await bookings.call(saveBooking, wanted, guest)).booking.uid;
    };
    return [await save('09:00', 'first@example.com'), await save('10:00', 'second@example.com')] as const;
  };
  const idOf = async (uid: string) => (await bookings.rows('bookings').findOne({ uid }))?._id;

  it('keeps no reminder of another booking from being sent', async () => {
    const [bad, good] = await twoBookings();
    const reminder = { key: 'r1', at: past, to: 'attendee', subject: '', body: '', askRating: false };
    await bookings.rows('bookings').updateOne({ uid: bad }, { $set: { remindAt: past, reminders: null } });
    await bookings.rows('bookings').updateOne({ uid: good }, { $set: { remindAt: past, reminders: [reminder] } });
    bookings.jobs.length = 0;
    await run(SendRemindersJob);
    expect(mailed('reminder')).toEqual(['second@example.com']);
    expect(await failedRows()).toEqual([['booking-reminders', await idOf(bad)]]);
  });

  it('keeps no other booking from following the new rules of its zone', async () => {
    const [bad, good] = await twoBookings();
    await bookings.rows('bookings').updateMany({ uid: { $in: [bad, good] } }, { $set: { zoneRules: '2019a' } });
    await bookings.rows('bookings').updateOne({ uid: bad }, { $set: { wallClock: null } });
    await run(ZoneRulesJob);
    const rules = await bookings.rows('bookings').findOne({ uid: good });
    expect(rules?.['zoneRules']).not.toBe('2019a');
    expect(await failedRows()).toEqual([['booking-zone-rules', await idOf(bad)]]);
  });

  it('keeps no other expired hold from being released', async () => {
    const { appointment } = await bookings.anAppointment();
    for (const clock of ['09:00', '10:00'])
      await bookings.call(
        holdSlot,
        { publicId: appointment.publicId, start: `2031-06-03T${clock}:00+02:00`, holdKey: `hold-${newId()}` },
        guest,
      );
    await bookings.rows('claims').updateMany({ isHold: true }, { $set: { expiresAt: past } });
    const [first] = await bookings.rows('claims').find({ isHold: true }).toArray();
    const claims = bookings.get(Claims);
    const release = claims.release.bind(claims);
    jest.spyOn(claims, 'release').mockImplementation(async (ownerId, holder) => {
      if (holder === first?.['holder']) throw new Error('a bucket without a number of claims');
      await release(ownerId, holder);
    });
    await run(ExpireHoldsJob);
    const left = await bookings.rows('claims').find({ isHold: true }).toArray();
    expect(left.map(({ _id }) => _id)).toEqual([first?._id]);
    expect(await failedRows()).toEqual([['expire-holds', first?._id]]);
    await bookings.rows('claims').deleteMany({});
  });

  /** What stands at the provider, of a webinar that cannot be read and of one that can. */
  const twoSyncs = async ({ userId }: Creator, fields: object) => {
    const sync = (webinarId: string, rooms: unknown[] | null) => ({
      ...{ _id: newId(), userId, tenantId: null, rev: 1, createdAt: past, updatedAt: past, deletedAt: null },
      ...{ webinarId, rooms, state: 'pending', attempts: 0, error: '', lastSyncAt: null },
      ...{ nextAt: null, attendanceAt: null, ...fields },
    });
    const { webinar: bad } = await aWebinar(bookings, { reminders: [] });
    const { webinar: good } = await aWebinar(bookings, { reminders: [] });
    const rows = [sync(bad._id, null), sync(good._id, [])];
    await bookings.rows('webinar_syncs').insertMany(rows);
    return { bad, good, ids: rows.map(({ _id }) => _id) };
  };

  it.each([
    ['compared with its provider', SyncWebinarsJob, 'sync-webinars', 'nextAt'],
    ['asked for its attendance', ReadAttendanceJob, 'read-webinar-attendance', 'attendanceAt'],
  ] as const)('keeps no other webinar from being %s', async (_what, job, id, field) => {
    const { ctx } = await aWebinar(bookings, { reminders: [] });
    const { ids } = await twoSyncs(ctx, { [field]: past });
    // Both belong to webinars of this creator.
    const webinars = await bookings
      .rows('webinar_syncs')
      .find({ _id: { $in: ids } })
      .toArray();
    for (const { webinarId } of webinars)
      await bookings.rows('webinars').updateOne({ _id: String(webinarId) }, { $set: { userId: ctx.userId } });
    await run(job);
    const rows = await bookings
      .rows('webinar_syncs')
      .find({ _id: { $in: ids } })
      .sort({ _id: 1 })
      .toArray();
    expect(rows[0]?.[field]).toEqual(past);
    expect(rows[1]?.[field]).not.toEqual(past);
    expect(await failedRows()).toEqual([[id, ids[0]]]);
    await bookings.rows('webinar_syncs').deleteMany({});
  });

  it('keeps no other registration from being compared with the provider', async () => {
    const { ctx, webinar } = await aWebinar(bookings, { reminders: [] });
    const uids: string[] = [];
    for (const _ of [1, 2])
      uids.push((await bookings.call(subscribeWebinar, aSubscription(webinar), guest)).registration.uid);
    const due = { state: 'cancelled', externalRegistrantKey: 'there', 'sync.nextAt': past };
    await bookings.rows('registrations').updateOne({ uid: uids[1] }, { $set: due });
    await bookings.rows('registrations').updateOne({ uid: uids[0] }, { $set: { ...due, webinarId: 'bad' } });
    await bookings
      .rows('webinar_syncs')
      .insertOne({ _id: newId(), userId: ctx.userId, webinarId: 'bad', rooms: null, deletedAt: null });
    await run(SyncRegistrationsJob);
    const [bad, good] = await Promise.all(uids.map((uid) => bookings.rows('registrations').findOne({ uid })));
    expect(good?.['sync']).toMatchObject({ state: 'synced' });
    expect(await failedRows()).toEqual([['sync-registrations', bad?._id]]);
    await bookings.rows('webinar_syncs').deleteMany({});
  });

  it('keeps no other registrant from being reminded, and no webinar from beginning', async () => {
    const startAt = new Date(Date.now() + 30 * minuteMs);
    const session = { startAt: startAt.toISOString(), endAt: new Date(startAt.getTime() + hourMs).toISOString() };
    const { webinar } = await aWebinar(bookings, {
      reminders: [-60],
      sessions: [{ ...session, timeZone: 'Europe/Berlin' }],
    });
    const subscribe = async () => (await bookings.call(subscribeWebinar, aSubscription(webinar), guest)).registration;
    const [bad, good] = [await subscribe(), await subscribe()];
    await bookings.rows('registrations').updateOne({ uid: bad.uid }, { $set: { person: null } });
    const before = { remindedUntil: new Date(0), dueAt: past };
    await bookings.rows('webinars').updateOne({ _id: webinar._id }, { $set: before });
    bookings.jobs.length = 0;
    await run(WebinarJobs);
    expect(mailed('reminder')).toEqual([good.person.email]);
    await bookings.get(WebinarJobs).run(new AbortController().signal, new Date(startAt.getTime() + minuteMs));
    expect((await bookings.rows('webinars').findOne({ _id: webinar._id }))?.['state']).toBe('live');
  });
});
