import { Capability } from '@linkyard/service-kit';
import { CheckoutModule } from '../checkout/checkout.module.js';
import { DonationsModule } from '../donations/donations.module.js';
import { DownloadsModule } from '../downloads/downloads.module.js';
import { COMMERCE_CONFIG, commerceConfigFrom } from '../config/commerce-config.js';
import { SellerZones } from '../locales/seller-zones.js';
import { ProductsModule } from '../products/products.module.js';
import { ReceiptLinks } from '../links/receipt-links.js';
import { WalletController } from './wallet.controller.js';
import { WalletDownloads } from './wallet-downloads.js';
import { WalletLinkRequests } from './wallet-link-requests.js';
import { WalletMails } from './wallet-mails.js';
import { WalletOrders } from './wallet-orders.js';
import { WalletService } from './wallet.service.js';

/** A buyer's own page: everything that one address has with one seller. */
@Capability({
  service: 'commerce',
  imports: [CheckoutModule, DonationsModule, DownloadsModule, ProductsModule],
  controllers: [WalletController],
  providers: [
    { provide: COMMERCE_CONFIG, useFactory: () => commerceConfigFrom(process.env) },
    ReceiptLinks,
    WalletService,
    WalletDownloads,
    WalletOrders,
    SellerZones,
    WalletMails,
    WalletLinkRequests,
  ],
})
export class WalletModule {}
