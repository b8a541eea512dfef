import { Injectable } from '@nestjs/common';
import { SiteUrls } from '@linkyard/service-kit';
import { AccessLinks } from './access-links.js';
import { ReceiptLinks } from './receipt-links.js';
import { WalletLinks } from './wallet-links.js';

interface Sold {
  _id: string;
  publicId: string;
  userId: string;
  tenantId: string | null;
  buyer: { email: string };
}

/** Complete addresses for mails to the buyer of an order, at the site of its seller. */
@Injectable()
export class BuyerLinks {
  constructor(
    private readonly urls: SiteUrls,
    private readonly access: AccessLinks,
    private readonly receipts: ReceiptLinks,
    private readonly wallets: WalletLinks,
  ) {}

  async of(order: Sold) {
    const { userId: ownerId, buyer, tenantId } = order;
    const { link } = await this.urls.of(tenantId);
    return {
      download: link(this.access.pathOf(order)),
      receipt: link(this.receipts.pathOf('order', order)),
      wallet: link(this.wallets.pathOf({ ownerId, email: buyer.email })),
      thanks: (checkout: string) => link(`/thankyou?checkout=${checkout}`),
    };
  }
}
