import { Inject, Injectable } from '@nestjs/common';
import { LOGGER, RecurringJob, type Logger } from '@linkyard/service-kit';
import { CalendarAccounts } from './calendar-account.model.js';
import { CalendarSync } from './calendar-sync.js';

const perRun = 100;
const atOnce = 5;

/** Keeps the copies of busy times fresh. */
@Injectable()
export class SyncCalendarsJob extends RecurringJob {
  readonly id = 'sync-calendars';
  readonly everyMs = 60_000;

  constructor(
    @Inject(CalendarAccounts) private readonly accounts: CalendarAccounts,
    @Inject(CalendarSync) private readonly calendars: CalendarSync,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {
    super();
  }

  async run(signal: AbortSignal, now = new Date()): Promise<void> {
    const due = await this.accounts.due(now, perRun);
    const work = async () => {
      for (let account = due.shift(); account && !signal.aborted; account = due.shift()) {
        const { _id: accountId } = account;
        await this.calendars.sync(account, now).catch((error: unknown) => {
          this.logger.warn({ err: error, accountId }, 'a calendar could not be read');
        });
      }
    };
    await Promise.all(Array.from({ length: atOnce }, work));
  }
}
