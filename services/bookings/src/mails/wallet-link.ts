import { Inject, Injectable } from '@nestjs/common';
import { walletLink } from '@linkyard/contracts';
import { Bus, LOGGER, systemContext, type Logger } from '@linkyard/service-kit';

/** The address of a buyer's wallet, which commerce keeps. */
@Injectable()
export class WalletLink {
  constructor(
    private readonly bus: Bus,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /** Empty while commerce does not answer: the mail is worth more than its last link. */
  async of(ownerId: string, email: string): Promise<string> {
    try {
      return (await this.bus.request(walletLink, { ownerId, email }, systemContext())).link;
    } catch (error) {
      this.logger.warn({ err: error, ownerId }, 'a booking mail has no wallet link');
      return '';
    }
  }
}
