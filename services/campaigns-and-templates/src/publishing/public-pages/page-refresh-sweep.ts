import { Injectable } from '@nestjs/common';
import { DueRows, RecurringJob } from '@linkyard/service-kit';
import { PageRefresh } from './page-refresh.js';

/** Renders pages whose refresh was requested by a process that then crashed, and those made for another origin. */
@Injectable()
export class PageRefreshSweep extends RecurringJob {
  readonly id = 'page-refresh-sweep';
  readonly everyMs = 30_000;

  constructor(
    private readonly refresh: PageRefresh,
    private readonly due: DueRows,
  ) {
    super();
  }

  async run(signal: AbortSignal, now = new Date()): Promise<void> {
    await this.due.forEachDue({
      ...{ job: this.id, signal, now, limit: 100 },
      find: (page) => this.refresh.overdue(now, page),
      process: ({ _id }) => this.refresh.carryOut(_id),
    });
    // These are old enough for the next run.
    await this.refresh.askForMoved();
  }
}
