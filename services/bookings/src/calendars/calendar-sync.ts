import { Inject, Injectable } from '@nestjs/common';
import { isOwnUid, calendarErrors, calendarRefused } from '@linkyard/contracts';
import { ProviderError } from '@linkyard/egress';
import { ServiceDatabase, trusted } from '@linkyard/mongo';
import { LOGGER, Outbox, type Logger } from '@linkyard/service-kit';
import type { Range } from '@linkyard/slots';
import { dayMs, hourMs, minuteMs } from '@linkyard/time';
import { AppointmentsRepository } from '../appointment-records/appointments.repository.js';
import { BookingsRepository } from '../booking-records/bookings.repository.js';
import type { BusyEntry } from './adapters/calendar-adapter.js';
import { CalendarAdapters } from './adapters/calendar-adapters.js';
import { BusyTimes } from './busy-times.js';
import { CalendarAccounts, type CalendarAccount } from './calendar-account.model.js';
import { merged } from './merge-ranges.js';
import { TooComplexError } from './ics/too-complex-error.js';
import { outcomeOf } from '../providers/outcome-of.js';

/** How far ahead busy times are known, from a day ago on. */
export const aheadMs = 400 * dayMs;
const everyMs = 10 * minuteMs;
const maxNamed = 5;
export const noValidators = { etag: '', lastModified: '' };

/** Reads the busy times of an account into our copy. A failure changes nothing of the copy. */
@Injectable()
export class CalendarSync {
  constructor(
    private readonly accounts: CalendarAccounts,
    private readonly busyTimes: BusyTimes,
    private readonly adapters: CalendarAdapters,
    private readonly bookings: BookingsRepository,
    private readonly appointments: AppointmentsRepository,
    private readonly database: ServiceDatabase,
    private readonly outbox: Outbox,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /** @returns the account as it stands now; what went wrong is its state and sentence */
  async sync(account: CalendarAccount, now = new Date()): Promise<CalendarAccount> {
    const { userId: ownerId, _id } = account;
    try {
      const read = await this.read(account, { from: now.getTime() - dayMs, to: now.getTime() + aheadMs });
      const syncAt = new Date(now.getTime() + everyMs);
      const healthy = { state: 'active', lastSyncAt: now, syncAt, failures: 0, tooComplex: '' } as const;
      if (read === null) return await this.changed(account, healthy);
      const { ranges, unknownZones, leftOut, ...copy } = read;
      return await this.database.transaction(async () => {
        await this.busyTimes.replace(ownerId, _id, ranges);
        const lastError = unknownZones.length > 0 ? calendarErrors.unknownZones(unknownZones) : '';
        return this.changed(account, { ...healthy, ...copy, lastError, leftOut: sentenceOf(leftOut) });
      });
    } catch (error) {
      return this.fail(account, error, now);
    }
  }

  /** The account could not be read. Its host hears of it once when it has to be connected again. */
  async fail(account: CalendarAccount, error: unknown, now = new Date()): Promise<CalendarAccount> {
    const { userId: ownerId, _id, provider, email } = account;
    this.logger.warn({ err: error, accountId: _id }, 'a calendar could not be read');
    const $set = failed(account, error, now);
    if (!(error instanceof ProviderError) || outcomeOf(error) !== 'refused') return this.changed(account, $set);
    return this.database.transaction(async () => {
      const turned = await this.accounts.update({ ownerId, _id, state: trusted({ $ne: 'error' as const }) }, { $set });
      if (!turned) return this.changed(account, $set);
      await this.outbox.add(calendarRefused, { ownerId, accountId: _id, provider, email, at: now });
      return turned;
    });
  }

  /** @returns null where the copy is still right */
  private async read(account: CalendarAccount, window: Range) {
    const adapter = await this.adapters.of(account);
    const named = await this.namedBy(account);
    const counted = account.calendars.filter(({ id, checkBusy }) => checkBusy || named.has(id));
    // Once a day all is read: the window has moved on.
    const copyOf = [Math.floor(window.from / dayMs), ...counted.map(({ id, checkBusy }) => `${id}:${checkBusy}`)].join(
      ' ',
    );
    const known = account.copyOf === copyOf && account.state === 'active' ? account.validators : undefined;
    let validators = noValidators;
    const ranges: (Range & { calendarId: string; byDefault: boolean })[] = [];
    const unknown = new Set<string>();
    const leftOut = { names: new Set<string>(), count: 0 };
    for (const { id: calendarId, checkBusy } of counted) {
      const reply = await adapter.busy(calendarId, window, known);
      if (reply === null) return null;
      const { busy, unknownZones } = reply;
      validators = reply.validators ?? noValidators;
      for (const range of merged(await this.ofOthers(account.userId, busy)))
        ranges.push({ calendarId, byDefault: checkBusy, ...range });
      for (const name of unknownZones) unknown.add(name);
      for (const name of reply.leftOut?.names ?? []) leftOut.names.add(name.slice(0, 60));
      leftOut.count += reply.leftOut?.count ?? 0;
    }
    return {
      ranges,
      copyOf,
      validators,
      leftOut: { names: [...leftOut.names].slice(0, maxNamed), count: leftOut.count },
      unknownZones: [...unknown].slice(0, maxNamed).map((name) => name.slice(0, 60)),
    };
  }

  /** Calendars of an account that appointments name for themselves. */
  private async namedBy({ userId: ownerId, _id: accountId }: CalendarAccount): Promise<Set<string>> {
    const naming = await this.appointments.findMany({ ownerId, 'busyCalendars.accountId': accountId });
    const refs = naming.flatMap(({ busyCalendars }) => busyCalendars);
    return new Set(refs.filter((ref) => ref.accountId === accountId).map(({ calendarId }) => calendarId));
  }

  /** Our own bookings block by themselves, seat by seat: seen again in a calendar they do not count. */
  private async ofOthers(ownerId: string, busy: readonly BusyEntry[]): Promise<BusyEntry[]> {
    const uids = [...new Set(busy.map(({ uid }) => uid).filter(isOwnUid))];
    if (uids.length === 0) return [...busy];
    const known = await this.bookings.presentAmong({ ownerId }, 'icsUid', uids);
    return busy.filter(({ uid }) => !known.has(uid));
  }

  private async changed(account: CalendarAccount, $set: Partial<CalendarAccount>): Promise<CalendarAccount> {
    const { userId: ownerId, _id } = account;
    return (await this.accounts.update({ ownerId, _id }, { $set })) ?? account;
  }
}

const sentenceOf = ({ names, count }: { names: readonly string[]; count: number }): string =>
  count === 0 ? '' : calendarErrors.leftOut(names, count);

/** What cannot get better by itself is read every six hours; all else as scheduled, then less often. */
function failed({ failures }: CalendarAccount, error: unknown, now: Date): Partial<CalendarAccount> {
  const after = (waitMs: number) => ({ failures: failures + 1, syncAt: new Date(now.getTime() + waitMs) });
  if (error instanceof TooComplexError) {
    const { contentHash: tooComplex } = error;
    return { state: 'error', lastError: calendarErrors.tooComplex, tooComplex, ...after(6 * hourMs) };
  }
  const lastError = calendarErrors[error instanceof ProviderError ? outcomeOf(error) : 'unexpected'];
  if (error instanceof ProviderError && outcomeOf(error) === 'refused')
    return { state: 'error', lastError, ...after(6 * hourMs) };
  const askedMs = error instanceof ProviderError ? error.retryAfterMs : 0;
  return { state: 'stale', lastError, ...after(Math.max(Math.min(everyMs * 2 ** failures, hourMs), askedMs)) };
}
