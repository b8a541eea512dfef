import { Controller, Inject } from '@nestjs/common';
import { checkLedger, type RequestOf } from '@linkyard/contracts';
import { Handles } from '@linkyard/service-kit';
import { CheckLedger } from './check-ledger.js';

@Controller()
export class LedgerController {
  constructor(@Inject(CheckLedger) private readonly ledger: CheckLedger) {}

  @Handles(checkLedger)
  async check({ ownerId }: RequestOf<typeof checkLedger>) {
    return { differences: await this.ledger.check(ownerId) };
  }
}
