import { Inject, Injectable } from '@nestjs/common';
import { sendEmail } from '@linkyard/contracts';
import { keyedHash } from '@linkyard/crypto';
import { JobQueue } from '@linkyard/queue';
import { COMMERCE_CONFIG, type CommerceConfig } from '../config/commerce-config.js';
import { DonationsRepository } from '../donations/donations.repository.js';
import { SellerNames } from '../downloads/seller-names.js';
import { textsFor } from '../locales/texts.js';
import { OrdersRepository } from '../orders/orders.repository.js';
import { WalletLinks } from './wallet-links.js';

/** Mails to one address at a time: one for each of its latest sellers. */
const maxSellers = 5;
const hourMs = 3_600_000;

/** Sends lost links of wallets to the address they belong to. */
@Injectable()
export class WalletMails {
  constructor(
    @Inject(OrdersRepository) private readonly orders: OrdersRepository,
    @Inject(DonationsRepository) private readonly donations: DonationsRepository,
    @Inject(WalletLinks) private readonly links: WalletLinks,
    @Inject(SellerNames) private readonly sellers: SellerNames,
    @Inject(JobQueue) private readonly jobs: JobQueue,
    @Inject(COMMERCE_CONFIG) private readonly config: CommerceConfig,
  ) {}

  /**
   * One mail an hour for each seller that the address has bought from.
   * @param locale of the request
   */
  async sendLinks(email: string, locale: string, now = Date.now()): Promise<void> {
    const ownerIds = new Set([
      ...(await this.orders.sellersOf(email, maxSellers)),
      ...(await this.donations.receiversOf(email, maxSellers)),
    ]);
    for (const ownerId of [...ownerIds].slice(0, maxSellers)) {
      const address = keyedHash(this.config.DATA_KEY, 'wallet-mail', email).slice(0, 32);
      await this.jobs.enqueue(sendEmail, {
        key: `wallet:${ownerId}:${address}:${Math.floor(now / hourMs)}`,
        template: 'wallet-link',
        to: email,
        locale,
        values: {
          seller: await this.sellers.of(ownerId, textsFor(locale)),
          walletLink: this.links.linkOf({ ownerId, email }),
        },
      });
    }
  }
}
