import { Inject, Injectable } from '@nestjs/common';
import { donationCompleted, donationEnded, sendEmail, type EventData } from '@linkyard/contracts';
import { formatAmount } from '@linkyard/money';
import { JobQueue } from '@linkyard/queue';
import { OnEvent, type EventFacts } from '@linkyard/service-kit';
import { COMMERCE_CONFIG, type CommerceConfig } from '../config/commerce-config.js';
import { ReceiptLinks } from '../receipts/receipt-links.js';
import { WalletLinks } from '../wallet/wallet-links.js';

const rhythms = { once: 'Once', month: 'Every month', year: 'Every year' };

/** Sends donors their receipt, with the way to end a donation that repeats. */
@Injectable()
export class DonationMails {
  constructor(
    @Inject(JobQueue) private readonly jobs: JobQueue,
    @Inject(COMMERCE_CONFIG) private readonly config: CommerceConfig,
    @Inject(WalletLinks) private readonly wallets: WalletLinks,
    @Inject(ReceiptLinks) private readonly receipts: ReceiptLinks,
  ) {}

  /** The key makes a repeated event the same mail. */
  @OnEvent(donationCompleted, { id: 'mail-donation-receipt', isRepeatable: true })
  async onCompleted(donation: EventData<typeof donationCompleted>, _facts: EventFacts): Promise<void> {
    const { donationId, publicId, name, email, locale, tenantId, campaignName, total, currency, interval } = donation;
    await this.jobs.enqueue(sendEmail, {
      key: `donation-receipt:${donationId}`,
      template: 'donation-receipt',
      to: email,
      toName: name,
      locale,
      tenantId,
      values: {
        name,
        campaignName,
        amount: formatAmount(total, currency, 'en'),
        rhythm: rhythms[interval],
        receiptNumber: String(donation.receiptNumber),
        date: new Intl.DateTimeFormat('en', { dateStyle: 'long', timeZone: 'UTC' }).format(
          new Date(donation.completedAt),
        ),
        link: new URL(`/donate/${publicId}`, this.config.PUBLIC_URL).href,
        receiptLink: this.receipts.linkOf('donation', { _id: donationId, publicId }),
        walletLink: this.wallets.linkOf({ ownerId: donation.ownerId, email }),
      },
    });
  }

  @OnEvent(donationEnded, { id: 'mail-donation-ended', isRepeatable: true })
  async onEnded(donation: EventData<typeof donationEnded>, _facts: EventFacts): Promise<void> {
    const { donationId, publicId, ownerId, name, email, locale, tenantId, campaignName } = donation;
    await this.jobs.enqueue(sendEmail, {
      ...{ key: `donation-ended:${donationId}`, template: 'donation-ended', to: email, toName: name },
      ...{ locale, tenantId },
      values: {
        ...{ name, campaignName, rhythm: rhythms[donation.interval] },
        amount: formatAmount(donation.total, donation.currency, 'en'),
        link: new URL(`/donate/${publicId}`, this.config.PUBLIC_URL).href,
        walletLink: this.wallets.linkOf({ ownerId, email }),
      },
    });
  }
}
