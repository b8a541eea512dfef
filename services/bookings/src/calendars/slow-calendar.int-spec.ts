import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { ProviderError } from '@linkyard/egress';
import { newId } from '@linkyard/mongo';
import { creator } from '@linkyard/service-kit/testing';
import { until } from '@linkyard/testing';
import { BookingsHarness } from '../testing/bookings-harness.js';
import type { CalendarAdapter } from './adapters/calendar-adapter.js';
import { CalendarAdapters } from './adapters/calendar-adapters.js';
import { CalendarAccounts } from './calendar-account.model.js';
import { CalendarEntries } from './entries/calendar-entry.model.js';
import { WriteEntriesJob } from './entries/write-entries.job.js';
import { SyncCalendarsJob } from './sync-calendars.job.js';

const { signal } = new AbortController();
const away = new ProviderError('unavailable', 'no answer');

describe('a calendar that does not answer beside nine that do', () => {
  let bookings: BookingsHarness;
  let slow = '';
  let healthy: string[] = [];
  /** Hosts whose calendar was called, in order. */
  let called: string[] = [];
  let giveUp: () => void = () => undefined;
  beforeAll(async () => {
    bookings = await BookingsHarness.start();
  }, 60_000);
  afterAll(() => bookings.stop());

  const aHost = async (entryCount: number, dueAt: Date) => {
    const { userId } = creator();
    const [_id, calendarId] = [newId(), 'work'];
    const calendars = [{ id: calendarId, name: 'Work', primary: true, canWrite: true, checkBusy: true }];
    await bookings.get(CalendarAccounts).insert(userId, {
      ...{ _id, provider: 'google', accountKey: userId, email: '', tokensEnc: '', refreshingUntil: null, calendars },
      ...{ writeCalendarId: calendarId, state: 'active', lastSyncAt: null, lastError: '', leftOut: '', syncAt: dueAt },
      ...{ copyOf: '', validators: { etag: '', lastModified: '' }, tooComplex: '', failures: 0 },
    });
    // Of bookings that are gone, so that they are to be removed.
    for (let index = 0; index < entryCount; index += 1) {
      const entry = { icsUid: `${userId}-${index}`, accountId: _id, calendarId, ref: 'there', dueAt, attempts: 0 };
      await bookings.get(CalendarEntries).insert(userId, entry);
    }
    return userId;
  };

  beforeEach(async () => {
    for (const name of ['calendar_accounts', 'calendar_entries']) await bookings.rows(name).deleteMany({});
    const given = new Promise<never>((_resolve, reject) => (giveUp = () => reject(away)));
    given.catch(() => undefined);
    called = [];
    slow = await aHost(20, new Date(Date.now() - 60_000));
    healthy = [];
    for (let count = 0; count < 9; count += 1) healthy.push(await aHost(2, new Date(Date.now() - 1_000)));
    const answer = async (userId: string) => {
      called.push(userId);
      if (userId === slow) await given;
    };
    const adapterOf = (userId: string): CalendarAdapter => ({
      describe: () => Promise.reject(away),
      put: () => Promise.reject(away),
      remove: () => answer(userId),
      busy: async () => {
        await answer(userId);
        return { busy: [], unknownZones: [] };
      },
    });
    jest.spyOn(bookings.get(CalendarAdapters), 'of').mockImplementation(async ({ userId }) => adapterOf(userId));
  });
  afterEach(() => void jest.restoreAllMocks());

  it('delays no entry of another host, and is not asked once for each of its own', async () => {
    const now = new Date();
    const due = (userId: string) => bookings.rows('calendar_entries').countDocuments({ userId, dueAt: { $lte: now } });
    const writing = bookings.get(WriteEntriesJob).run(signal, now);
    await until(async () => (await Promise.all(healthy.map(due))).every((count) => count === 0));
    expect(await due(slow)).toBe(20);
    giveUp();
    await writing;
    expect(await due(slow)).toBe(0);
    expect(called.filter((userId) => userId === slow)).toHaveLength(1);
    const later = await bookings.rows('calendar_entries').find({ userId: slow }).toArray();
    expect(new Set(later.map(({ dueAt }) => Number(dueAt) - now.getTime()))).toEqual(new Set([15_000]));
  });

  it('delays the copy of no other calendar', async () => {
    const now = new Date();
    const read = (userId: string) => bookings.rows('calendar_accounts').countDocuments({ userId, lastSyncAt: now });
    const syncing = bookings.get(SyncCalendarsJob).run(signal, now);
    await until(async () => (await Promise.all(healthy.map(read))).every((count) => count === 1));
    expect(await read(slow)).toBe(0);
    giveUp();
    await syncing;
    expect(await bookings.rows('calendar_accounts').findOne({ userId: slow })).toMatchObject({ state: 'stale' });
  });
});
