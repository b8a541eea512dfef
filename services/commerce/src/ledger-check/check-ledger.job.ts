import { Injectable } from '@nestjs/common';
import { RecurringJob } from '@linkyard/service-kit';
import { CheckLedger } from './check-ledger.js';

/** Once a day, of all owners. */
@Injectable()
export class CheckLedgerJob extends RecurringJob {
  readonly id = 'check-ledger';
  readonly everyMs = 86_400_000;

  constructor(private readonly ledger: CheckLedger) {
    super();
  }

  async run(): Promise<void> {
    await this.ledger.check();
  }
}
