import { Injectable } from '@nestjs/common';
import { DueRows, RecurringJob } from '@linkyard/service-kit';
import { Clock, minute } from '../config/clock.js';
import { ImpersonationLogsRepository } from '../impersonation-logs/impersonation-logs.repository.js';
import { ImpersonatedSessions } from '../sessions/impersonated-sessions.js';

/** Records the end of impersonations that ended by time, or with the account or the rights of one of the two people. */
@Injectable()
export class ImpersonationEndJob extends RecurringJob {
  readonly id = 'impersonation-end';
  readonly everyMs = minute;

  constructor(
    private readonly logs: ImpersonationLogsRepository,
    private readonly sessions: ImpersonatedSessions,
    private readonly clock: Clock,
    private readonly due: DueRows,
  ) {
    super();
  }

  async run(signal: AbortSignal = new AbortController().signal): Promise<number> {
    return this.due.forEachDue({
      ...{ job: this.id, signal, now: this.clock.now() },
      find: (page) => this.logs.running(page),
      process: (log) => this.sessions.settle(log),
    });
  }
}
