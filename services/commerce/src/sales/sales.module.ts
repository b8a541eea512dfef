import { Capability } from '@linkyard/service-kit';
import { CheckoutModule } from '../checkout/checkout.module.js';
import { SellerZones } from '../locales/seller-zones.js';
import { orders } from '../orders/order.schema.js';
import { ledgerEntries } from '../payments/ledger/ledger.model.js';
import { PaymentsModule } from '../payments/payments.module.js';
import { ProductsModule } from '../products/products.module.js';
import { modelsFor } from '@linkyard/mongo';
import { PaymentHistory } from './payment-history.js';
import { SalesController } from './sales.controller.js';
import { SalesRepository } from './sales.repository.js';
import { SalesService } from './sales.service.js';

/** What owners sold, read from the ledger. */
@Capability({
  service: 'commerce',
  imports: [PaymentsModule, CheckoutModule, ProductsModule, modelsFor('commerce', [ledgerEntries, orders])],
  controllers: [SalesController],
  providers: [SalesRepository, SellerZones, SalesService, PaymentHistory],
})
export class SalesModule {}
