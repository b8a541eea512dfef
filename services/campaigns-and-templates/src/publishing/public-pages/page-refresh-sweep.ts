import { Inject, Injectable } from '@nestjs/common';
import { RecurringJob } from '@linkyard/service-kit';
import { PageRefresh } from './page-refresh.js';

/** Renders pages whose refresh was requested by a process that then crashed, and those made for another origin. */
@Injectable()
export class PageRefreshSweep extends RecurringJob {
  readonly id = 'page-refresh-sweep';
  readonly everyMs = 30_000;

  constructor(@Inject(PageRefresh) private readonly refresh: PageRefresh) {
    super();
  }

  async run() {
    await this.refresh.sweep();
    // These are old enough for the next run.
    await this.refresh.askForMoved();
  }
}
