import { Capability } from '@linkyard/service-kit';
import { CheckoutModule } from '../checkout/checkout.module.js';
import { COMMERCE_CONFIG, commerceConfigFrom } from '../config/commerce-config.js';
import { OrderMails } from '../mails/order-mails.js';
import { OrderMailOutbox } from '../mails/order-mail-outbox.js';
import { SendOrderMails } from '../mails/send-order-mails.js';
import { ProductsModule } from '../products/products.module.js';
import { AccessLinks } from '../links/access-links.js';
import { BuyerLinks } from '../links/buyer-links.js';
import { DeliverOrder } from './deliver-order.js';
import { downloadGrants } from './download-grant.schema.js';
import { DownloadsController } from './downloads.controller.js';
import { DownloadsService } from './downloads.service.js';
import { FileUpdates } from './file-updates.js';
import { GrantsRepository } from './grants.repository.js';
import { OnOrderPaid } from './on-order-paid.js';
import { OnOrderPlaced } from './on-order-placed.js';
import { WalletLinks } from '../links/wallet-links.js';
import { ReceiptLinks } from '../links/receipt-links.js';
import { SellerNames } from '../links/seller-names.js';
import { UsedFiles } from './used-files.js';

/** What buyers get after they have paid: files, licence keys, mails. */
@Capability({
  service: 'commerce',
  collections: [downloadGrants],
  eraseWithAccount: [downloadGrants],
  transferWithAccount: [downloadGrants],
  imports: [CheckoutModule, ProductsModule],
  controllers: [DownloadsController],
  providers: [
    { provide: COMMERCE_CONFIG, useFactory: () => commerceConfigFrom(process.env) },
    GrantsRepository,
    AccessLinks,
    BuyerLinks,
    WalletLinks,
    ReceiptLinks,
    SellerNames,
    DeliverOrder,
    DownloadsService,
    OrderMails,
    OrderMailOutbox,
    SendOrderMails,
    OnOrderPaid,
    OnOrderPlaced,
    FileUpdates,
    UsedFiles,
  ],
  exports: [AccessLinks, WalletLinks, SellerNames, GrantsRepository, DeliverOrder, OrderMailOutbox],
})
export class DownloadsModule {}
