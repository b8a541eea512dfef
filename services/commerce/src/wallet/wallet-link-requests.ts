import { Injectable } from '@nestjs/common';
import { walletLinksRequested } from '@linkyard/contracts';
import { ServiceDatabase } from '@linkyard/mongo';
import { Outbox } from '@linkyard/service-kit';

/** Visitors who have lost the links to their wallets. */
@Injectable()
export class WalletLinkRequests {
  constructor(
    private readonly database: ServiceDatabase,
    private readonly outbox: Outbox,
  ) {}

  /** Whether the address is known changes neither the answer nor the time it takes: that is found out afterwards. */
  async add(email: string, locale: string): Promise<void> {
    await this.database.transaction(() => this.outbox.add(walletLinksRequested, { email, locale }));
  }
}
