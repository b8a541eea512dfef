import { Inject, Injectable } from '@nestjs/common';
import { trusted } from '@linkyard/mongo';
import { LOGGER, type Logger } from '@linkyard/service-kit';
import { settlesWithin } from '@linkyard/time/with-timeout';
import type { Appointment } from '../appointment-records/appointment.schema.js';
import { CalendarAccounts, type CalendarAccount } from './calendar-account.model.js';
import { CalendarSync } from './calendar-sync.js';

/** A copy this young is not read again. */
const freshMs = 30_000;
/** How long a visitor waits for providers at most. */
const patienceMs = 2_500;

/**
 * Reads the calendars that an appointment looks at once more before a time of it is taken. A provider that is down, or does not answer in
 * time, delays nothing further: the copy counts, and the read goes on by itself.
 * @source ADR 0027
 */
@Injectable()
export class FreshBusyTimes {
  private readonly running = new Map<string, Promise<unknown>>();

  constructor(
    private readonly accounts: CalendarAccounts,
    private readonly calendars: CalendarSync,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /** Outside of a transaction. */
  async of({ userId: ownerId, busyCalendars }: Pick<Appointment, 'userId' | 'busyCalendars'>): Promise<void> {
    const old = trusted({ $lt: new Date(Date.now() - freshMs) });
    // An account that failed is read again by the job, less and less often.
    const active = await this.accounts.findMany({ ownerId, state: 'active', lastSyncAt: old });
    const named = new Set(busyCalendars.map(({ accountId }) => accountId));
    const isAsked = ({ _id, calendars }: CalendarAccount) =>
      named.size > 0 ? named.has(_id) : calendars.some(({ checkBusy }) => checkBusy);
    const reads = active.filter(isAsked).map((account) => this.readOnce(account));
    if (reads.length === 0) return;
    await settlesWithin(Promise.all(reads), patienceMs);
  }

  private readOnce(account: CalendarAccount): Promise<unknown> {
    const { _id: accountId } = account;
    const running = this.running.get(accountId) ?? this.start(account);
    this.running.set(accountId, running);
    return running;
  }

  private async start(account: CalendarAccount): Promise<void> {
    const { _id: accountId } = account;
    try {
      await this.calendars.sync(account);
    } catch (error) {
      this.logger.warn({ err: error, accountId }, 'a calendar could not be read');
    } finally {
      this.running.delete(accountId);
    }
  }
}
