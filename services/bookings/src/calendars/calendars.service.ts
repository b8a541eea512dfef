import { Injectable } from '@nestjs/common';
import type { CalendarAccountView, connectCalendar, ReplyInput, RequestOf, updateCalendar } from '@linkyard/contracts';
import { ProviderError } from '@linkyard/egress';
import { newId, ServiceDatabase, trusted } from '@linkyard/mongo';
import { DomainError, requireFound } from '@linkyard/service-kit';
import { AppointmentsRepository } from '../appointment-records/appointments.repository.js';
import type { CalendarAdapter } from './adapters/calendar-adapter.js';
import { CalendarAdapters, type CalendarSecrets } from './adapters/calendar-adapters.js';
import { BusyTimes } from './busy-times.js';
import { CalendarAccounts, type CalendarAccount } from './calendar-account.model.js';
import { CalendarSync, noValidators } from './calendar-sync.js';
import { ConsentService } from './consent.service.js';
import { TooComplexError } from './ics/too-complex-error.js';
import { outcomeOf } from '../providers/outcome-of.js';

type Provider = CalendarAccountView['provider'];

/** Hosts' accounts with calendars. */
@Injectable()
export class CalendarsService {
  constructor(
    private readonly accounts: CalendarAccounts,
    private readonly busyTimes: BusyTimes,
    private readonly appointments: AppointmentsRepository,
    private readonly adapters: CalendarAdapters,
    private readonly calendars: CalendarSync,
    private readonly consent: ConsentService,
    private readonly database: ServiceDatabase,
  ) {}

  async list(ownerId: string) {
    const data = await this.accounts.findMany({ ownerId }, { sort: { createdAt: 1 } });
    const available: Provider[] = [...this.consent.available(), 'caldav', 'ics'];
    const simulated: Provider[] = this.consent.simulated();
    return { data, available, simulated };
  }

  /** @throws DomainError bookings.calendar_refused, bookings.calendar_unavailable, bookings.calendar_unreadable, bookings.calendar_too_complex; nothing is stored then */
  async connect(
    ownerId: string,
    request: RequestOf<typeof connectCalendar>,
  ): Promise<ReplyInput<typeof connectCalendar>> {
    if (request.provider === 'ics' || request.provider === 'caldav') return this.opened(ownerId, typedSecrets(request));
    const { provider, code, state } = request;
    if (code === undefined || state === undefined)
      return { account: null, authorizeUrl: await this.consent.begin(provider, ownerId) };
    return this.opened(ownerId, await this.consent.finish(provider, ownerId, { code, state }).catch(refusal));
  }

  /** @throws DomainError core.not_found */
  async test(ownerId: string, _id: string): Promise<CalendarAccount> {
    // Files that were too complex are tried again when their host asks for it.
    const account = { ...(await this.found(ownerId, _id)), tooComplex: '' };
    const adapter = await this.adapters.of(account).catch(() => null);
    const described = await adapter?.describe().catch((error: unknown) => ({ error }));
    // Who did not answer is not asked a second time: a person waits.
    if (described && 'error' in described) return this.calendars.fail(account, described.error);
    const $set = { calendars: described ? chosen(account.calendars, described.calendars) : account.calendars };
    const updated = await this.accounts.update({ ownerId, _id }, { $set });
    return this.calendars.sync({ ...(updated ?? account), tooComplex: '' });
  }

  /** @throws DomainError core.not_found, also for a calendar that the account does not have */
  async update(
    ownerId: string,
    { _id, busyCalendarIds, writeCalendarId }: RequestOf<typeof updateCalendar>,
  ): Promise<CalendarAccount> {
    const { calendars } = await this.found(ownerId, _id);
    const known = new Map(calendars.map((calendar) => [calendar.id, calendar]));
    if (busyCalendarIds?.some((id) => !known.has(id))) throw new DomainError('core.not_found');
    if (typeof writeCalendarId === 'string' && !known.get(writeCalendarId)?.canWrite)
      throw new DomainError('core.not_found');
    const busy = busyCalendarIds && new Set(busyCalendarIds);
    const $set = {
      ...(busy && { calendars: calendars.map((calendar) => ({ ...calendar, checkBusy: busy.has(calendar.id) })) }),
      ...(writeCalendarId !== undefined && { writeCalendarId }),
    };
    const changed = await this.database.transaction(async () => {
      if (writeCalendarId) await this.writeNowhereElse(ownerId, _id);
      return requireFound(await this.accounts.update({ ownerId, _id }, { $set }));
    });
    return busy ? this.calendars.sync(changed) : changed;
  }

  /** @throws DomainError core.not_found */
  async remove(ownerId: string, _id: string): Promise<void> {
    await this.found(ownerId, _id);
    await this.database.transaction(async () => {
      await this.busyTimes.replace(ownerId, _id, []);
      await this.accounts.update({ ownerId, _id }, { $set: { tokensEnc: '', writeCalendarId: null } });
      await this.accounts.softDelete({ ownerId, _id });
      // Appointments that named its calendars follow the choice for all others again.
      const naming = { ownerId, 'busyCalendars.accountId': _id };
      await this.appointments.updateMany(naming, { $pull: { busyCalendars: { accountId: _id } } });
      const writing = { ownerId, 'destinationCalendar.accountId': _id };
      await this.appointments.updateMany(writing, { $set: { destinationCalendar: null } });
    });
  }

  /** Stores an account whose credentials its provider accepts, and reads its busy times. */
  private async opened(ownerId: string, secrets: CalendarSecrets) {
    const adapter = await this.adapters.with(ownerId, secrets);
    const described = await adapter.describe().catch(refusal);
    const stored = await this.store(ownerId, secrets, described);
    return { account: await this.calendars.sync(stored), authorizeUrl: null };
  }

  private async store(
    ownerId: string,
    secrets: CalendarSecrets,
    { accountKey, email, calendars: found }: Awaited<ReturnType<CalendarAdapter['describe']>>,
  ): Promise<CalendarAccount> {
    const { provider } = secrets;
    return this.database.transaction(async () => {
      const known = await this.accounts.findOne({ ownerId, provider, accountKey });
      const _id = known?._id ?? newId();
      const calendars = chosen(known?.calendars ?? [], found);
      const same = { email, calendars, tokensEnc: this.adapters.seal(_id, secrets) };
      if (known) return (await this.accounts.update({ ownerId, _id }, { $set: same })) ?? known;
      const isFirst = (await this.accounts.count({ ownerId, writeCalendarId: trusted({ $ne: null }) })) === 0;
      const writeCalendarId = isFirst ? writableOf(found) : null;
      const unread = { lastSyncAt: null, syncAt: new Date(), copyOf: '', validators: noValidators };
      const fresh = {
        state: 'active',
        refreshingUntil: null,
        lastError: '',
        failures: 0,
        tooComplex: '',
        leftOut: '',
        ...unread,
      } as const;
      return this.accounts.insert(ownerId, { _id, provider, accountKey, ...same, ...fresh, writeCalendarId });
    });
  }

  private async writeNowhereElse(ownerId: string, _id: string): Promise<void> {
    await this.accounts.updateMany({ ownerId, _id: trusted({ $ne: _id }) }, { $set: { writeCalendarId: null } });
  }

  private async found(ownerId: string, _id: string): Promise<CalendarAccount> {
    return requireFound(await this.accounts.findOne({ ownerId, _id }));
  }
}

type Found = Awaited<ReturnType<CalendarAdapter['describe']>>['calendars'];

/** What the host chose stays; a calendar that is new blocks slots where it is the main one. */
function chosen(before: CalendarAccount['calendars'], found: Found): CalendarAccount['calendars'] {
  const known = new Map(before.map(({ id, checkBusy }) => [id, checkBusy]));
  const hasPrimary = found.some(({ primary }) => primary);
  return found.map((one) => ({ ...one, checkBusy: known.get(one.id) ?? (one.primary || !hasPrimary) }));
}

const writableOf = (found: Found): string | null =>
  (found.find(({ primary, canWrite }) => primary && canWrite) ?? found.find(({ canWrite }) => canWrite))?.id ?? null;

function refusal(error: unknown): never {
  if (error instanceof TooComplexError) throw new DomainError('bookings.calendar_too_complex');
  if (!(error instanceof ProviderError)) throw error;
  throw new DomainError(`bookings.calendar_${outcomeOf(error)}`);
}

type TypedRequest = Extract<RequestOf<typeof connectCalendar>, { provider: 'ics' | 'caldav' }>;

const typedSecrets = (request: TypedRequest): CalendarSecrets =>
  request.provider === 'caldav' ? request : { ...request, url: request.url.replace(/^webcals?:/i, 'https:') };
