import { Injectable } from '@nestjs/common';
import { ServiceDatabase } from '@linkyard/mongo';
import { DueRows, RecurringJob } from '@linkyard/service-kit';
import { Claims } from './claims.js';

/** Deletes expired holds. A new claim replaces them anyway; this keeps the collection small. */
@Injectable()
export class ExpireHoldsJob extends RecurringJob {
  readonly id = 'expire-holds';
  readonly everyMs = 60_000;

  constructor(
    private readonly claims: Claims,
    private readonly database: ServiceDatabase,
    private readonly due: DueRows,
  ) {
    super();
  }

  async run(signal: AbortSignal, now = new Date()): Promise<void> {
    await this.due.forEachDue({
      ...{ job: this.id, signal, now, limit: 500 },
      find: (page) => this.claims.expired(now, page),
      process: ({ userId, holder }) => this.database.transaction(() => this.claims.release(userId, holder)),
    });
  }
}
