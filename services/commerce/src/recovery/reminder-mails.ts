import { Injectable } from '@nestjs/common';
import { sendEmail } from '@linkyard/contracts';
import { JobQueue } from '@linkyard/queue';
import { SiteUrls } from '@linkyard/service-kit';
import type { Checkout } from '../checkout/checkout.schema.js';
import { SellerNames } from '../links/seller-names.js';
import { textsFor } from '../locales/texts.js';

@Injectable()
export class ReminderMails {
  constructor(
    private readonly jobs: JobQueue,
    private readonly urls: SiteUrls,
    private readonly sellers: SellerNames,
  ) {}

  /** Amounts are left out: the page that the link opens asks the catalogue for them. */
  async send({ _id, userId: ownerId, publicId, lines, buyer, locale, tenantId }: Checkout): Promise<void> {
    const { seller, from } = await this.sellers.asSender(ownerId, textsFor(locale));
    const { link } = await this.urls.of(tenantId);
    await this.jobs.enqueue(sendEmail, {
      key: `checkout-reminder:${_id}`,
      template: 'checkout-reminder',
      to: buyer.email,
      toName: buyer.name,
      locale,
      tenantId,
      ...from,
      values: {
        seller,
        product: lines[0]?.title ?? '',
        items: lines
          .map(({ qty, title }) => `${qty} × ${title}`)
          .join('\n')
          .slice(0, 4_000),
        checkoutLink: link(`/checkout/${publicId}`),
      },
    });
  }
}
