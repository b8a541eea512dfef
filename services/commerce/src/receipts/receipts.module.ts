import { Capability } from '@linkyard/service-kit';
import { CheckoutModule } from '../checkout/checkout.module.js';
import { COMMERCE_CONFIG, commerceConfigFrom } from '../config/commerce-config.js';
import { DonationsModule } from '../donations/donations.module.js';
import { PaymentsModule } from '../payments/payments.module.js';
import { ReceiptLinks } from '../links/receipt-links.js';
import { ReceiptsController } from './receipts.controller.js';
import { ReceiptsService } from './receipts.service.js';

/** Receipts (PDF) of orders, donations and what was paid for bookings. */
@Capability({
  service: 'commerce',
  imports: [CheckoutModule, DonationsModule, PaymentsModule],
  controllers: [ReceiptsController],
  providers: [
    { provide: COMMERCE_CONFIG, useFactory: () => commerceConfigFrom(process.env) },
    ReceiptLinks,
    ReceiptsService,
  ],
})
export class ReceiptsModule {}
