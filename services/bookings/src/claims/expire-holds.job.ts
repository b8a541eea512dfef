import { Inject, Injectable } from '@nestjs/common';
import { ServiceDatabase } from '@linkyard/mongo';
import { RecurringJob } from '@linkyard/service-kit';
import { Claims } from './claims.js';

/** Deletes expired holds. A new claim replaces them anyway; this keeps the collection small. */
@Injectable()
export class ExpireHoldsJob extends RecurringJob {
  readonly id = 'expire-holds';
  readonly everyMs = 60_000;

  constructor(
    @Inject(Claims) private readonly claims: Claims,
    @Inject(ServiceDatabase) private readonly database: ServiceDatabase,
  ) {
    super();
  }

  async run(signal: AbortSignal, now = new Date()): Promise<void> {
    for (const { userId, holder } of await this.claims.expired(now, 500)) {
      if (signal.aborted) return;
      await this.database.transaction(() => this.claims.release(userId, holder));
    }
  }
}
