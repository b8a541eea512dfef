import { Capability } from '@linkyard/service-kit';
import { CheckoutModule } from '../checkout/checkout.module.js';
import { DownloadsModule } from '../downloads/downloads.module.js';
import { PaymentsModule } from '../payments/payments.module.js';
import { ProductsModule } from '../products/products.module.js';
import { OfflineOrders } from './offline-orders.js';
import { OrderAccess } from './order-access.js';
import { OrderActionsController } from './order-actions.controller.js';
import { OrderCancellation } from './order-cancellation.js';
import { OrderFulfilment } from './order-fulfilment.js';
import { OrderPayable } from './order-payable.js';
import { OrderPayments } from './order-payments.js';
import { PaidTwice } from './paid-twice.js';
import { OrderRefunds } from './order-refunds.js';
import { Restock } from './restock.js';

/** What sellers do with paid orders, and how orders follow their payments. */
@Capability({
  service: 'commerce',
  imports: [CheckoutModule, DownloadsModule, PaymentsModule, ProductsModule],
  controllers: [OrderActionsController],
  providers: [
    OrderCancellation,
    Restock,
    OrderRefunds,
    OrderFulfilment,
    OrderAccess,
    OfflineOrders,
    OrderPayments,
    PaidTwice,
    OrderPayable,
  ],
})
export class OrderActionsModule {}
