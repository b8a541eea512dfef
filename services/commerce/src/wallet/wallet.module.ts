import { Capability } from '@linkyard/service-kit';
import { CheckoutModule } from '../checkout/checkout.module.js';
import { DonationsModule } from '../donations/donations.module.js';
import { DownloadsModule } from '../downloads/downloads.module.js';
import { COMMERCE_CONFIG, commerceConfigFrom } from '../config/commerce-config.js';
import { ReceiptLinks } from '../receipts/receipt-links.js';
import { WalletController } from './wallet.controller.js';
import { WalletDownloads } from './wallet-downloads.js';
import { WalletLinkRequests } from './wallet-link-requests.js';
import { WalletMails } from './wallet-mails.js';
import { WalletService } from './wallet.service.js';

/** A buyer's own page: everything that one address has with one seller. */
@Capability({
  service: 'commerce',
  imports: [CheckoutModule, DonationsModule, DownloadsModule],
  controllers: [WalletController],
  providers: [
    { provide: COMMERCE_CONFIG, useFactory: () => commerceConfigFrom(process.env) },
    ReceiptLinks,
    WalletService,
    WalletDownloads,
    WalletMails,
    WalletLinkRequests,
  ],
})
export class WalletModule {}
