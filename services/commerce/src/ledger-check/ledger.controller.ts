import { Controller } from '@nestjs/common';
import { checkLedger, type RequestOf } from '@linkyard/contracts';
import { withDeadline } from '@linkyard/mongo';
import { Handles } from '@linkyard/service-kit';
import { CheckLedger } from './check-ledger.js';

@Controller()
export class LedgerController {
  constructor(private readonly ledger: CheckLedger) {}

  @Handles(checkLedger)
  async check({ ownerId }: RequestOf<typeof checkLedger>) {
    // It goes on when its caller has stopped waiting: what it finds is stored.
    return { differences: await withDeadline(undefined, () => this.ledger.check(ownerId)) };
  }
}
