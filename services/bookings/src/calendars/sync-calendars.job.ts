import { Injectable } from '@nestjs/common';
import { DueRows, RecurringJob } from '@linkyard/service-kit';
import { CalendarAccounts } from './calendar-account.model.js';
import { CalendarSync } from './calendar-sync.js';

/** Keeps the copies of busy times fresh. A calendar that is slow delays those of its own host alone. */
@Injectable()
export class SyncCalendarsJob extends RecurringJob {
  readonly id = 'sync-calendars';
  readonly everyMs = 60_000;

  constructor(
    private readonly accounts: CalendarAccounts,
    private readonly calendars: CalendarSync,
    private readonly due: DueRows,
  ) {
    super();
  }

  async run(signal: AbortSignal, now = new Date()): Promise<void> {
    await this.due.forEachDue({
      ...{ job: this.id, signal, now, limit: 100, concurrency: 10 },
      find: (page) => this.accounts.due(now, page),
      lane: ({ userId }) => userId,
      process: (account) => this.calendars.sync(account, now),
    });
  }
}
