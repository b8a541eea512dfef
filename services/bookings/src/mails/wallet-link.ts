import { Inject, Injectable } from '@nestjs/common';
import { walletLink } from '@linkyard/contracts';
import { Bus, LOGGER, systemContext, type Logger } from '@linkyard/service-kit';

/** Where a buyer's wallet opens, which commerce keeps. */
@Injectable()
export class WalletLink {
  constructor(
    private readonly bus: Bus,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /** Empty while commerce does not answer: the mail is worth more than its last link. */
  async pathOf(ownerId: string, email: string): Promise<string> {
    try {
      return (await this.bus.request(walletLink, { ownerId, email }, systemContext())).path;
    } catch (error) {
      this.logger.warn({ err: error, ownerId }, 'a booking mail has no wallet link');
      return '';
    }
  }
}
