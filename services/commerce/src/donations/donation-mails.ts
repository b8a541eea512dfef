import { Injectable } from '@nestjs/common';
import {
  donationCompleted,
  donationEnded,
  donationRenewalFailed,
  sendEmail,
  type EventData,
} from '@linkyard/contracts';
import type { Texts } from '@linkyard/languages';
import { formatAmount } from '@linkyard/money';
import { JobQueue } from '@linkyard/queue';
import { OnEvent, SiteUrls, type EventFacts } from '@linkyard/service-kit';
import { dayText } from '../locales/dates.js';
import { SellerZones } from '../locales/seller-zones.js';
import { textsFor } from '../locales/texts.js';
import { ReceiptLinks } from '../links/receipt-links.js';
import { SellerNames } from '../links/seller-names.js';
import { WalletLinks } from '../links/wallet-links.js';

const rhythms = (i18n: Texts) => ({
  once: i18n.t('Once'),
  month: i18n.t('Every month'),
  year: i18n.t('Every year'),
});

const providerNames = { stripe: 'Stripe', paypal: 'PayPal' };

/** Sends donors their receipt, with the way to end a donation that repeats. */
@Injectable()
export class DonationMails {
  constructor(
    private readonly jobs: JobQueue,
    private readonly urls: SiteUrls,
    private readonly wallets: WalletLinks,
    private readonly receipts: ReceiptLinks,
    private readonly zones: SellerZones,
    private readonly sellers: SellerNames,
  ) {}

  /** The key makes a repeated event the same mail. */
  @OnEvent(donationCompleted, { id: 'mail-donation-receipt', isRepeatable: true })
  async onCompleted(donation: EventData<typeof donationCompleted>, _facts: EventFacts): Promise<void> {
    const { donationId, publicId, name, email, locale, tenantId, campaignName, total, currency, interval } = donation;
    const i18n = textsFor(locale);
    const { from } = await this.sellers.asSender(donation.ownerId, i18n);
    const { link } = await this.urls.of(tenantId);
    const timeZone = await this.zones.of(donation.ownerId);
    await this.jobs.enqueue(sendEmail, {
      key: `donation-receipt:${donationId}`,
      template: 'donation-receipt',
      to: email,
      toName: name,
      locale,
      tenantId,
      ...from,
      values: {
        name,
        campaignName,
        amount: formatAmount(total, currency, i18n.language),
        rhythm: rhythms(i18n)[interval],
        receiptNumber: String(donation.receiptNumber),
        date: dayText(new Date(donation.completedAt), timeZone, i18n.language),
        link: link(`/donate/${publicId}`),
        receiptLink: link(this.receipts.pathOf('donation', { _id: donationId, publicId })),
        walletLink: link(this.wallets.pathOf({ ownerId: donation.ownerId, email })),
      },
    });
  }

  /** Once per failure that is reported; later attempts of the provider for the same period are not. */
  @OnEvent(donationRenewalFailed, { id: 'mail-donation-renewal-failed', isRepeatable: true })
  async onRenewalFailed(donation: EventData<typeof donationRenewalFailed>, _facts: EventFacts): Promise<void> {
    const { donationId, publicId, name, email, locale, tenantId, campaignName, provider, failedAt } = donation;
    const i18n = textsFor(locale);
    const { from } = await this.sellers.asSender(donation.ownerId, i18n);
    const { link } = await this.urls.of(tenantId);
    const at = new Date(failedAt);
    const timeZone = await this.zones.of(donation.ownerId);
    await this.jobs.enqueue(sendEmail, {
      ...{ key: `donation-renewal-failed:${donationId}:${at.getTime()}`, template: 'donation-renewal-failed' },
      ...{ to: email, toName: name, locale, tenantId, ...from },
      values: {
        ...{ name, campaignName, rhythm: rhythms(i18n)[donation.interval], provider: providerNames[provider] },
        amount: formatAmount(donation.total, donation.currency, i18n.language),
        date: dayText(at, timeZone, i18n.language),
        link: link(`/donate/${publicId}`),
      },
    });
  }

  @OnEvent(donationEnded, { id: 'mail-donation-ended', isRepeatable: true })
  async onEnded(donation: EventData<typeof donationEnded>, _facts: EventFacts): Promise<void> {
    const { donationId, publicId, ownerId, name, email, locale, tenantId, campaignName } = donation;
    const i18n = textsFor(locale);
    const { from } = await this.sellers.asSender(donation.ownerId, i18n);
    const { link } = await this.urls.of(tenantId);
    await this.jobs.enqueue(sendEmail, {
      ...{ key: `donation-ended:${donationId}`, template: 'donation-ended', to: email, toName: name },
      ...{ locale, tenantId, ...from },
      values: {
        ...{ name, campaignName, rhythm: rhythms(i18n)[donation.interval] },
        amount: formatAmount(donation.total, donation.currency, i18n.language),
        link: link(`/donate/${publicId}`),
        walletLink: link(this.wallets.pathOf({ ownerId, email })),
      },
    });
  }
}
