import { Capability } from '@linkyard/service-kit';
import { orderCounters, orders } from '../orders/order.schema.js';
import { OrdersController } from '../orders/orders.controller.js';
import { OrdersRepository } from '../orders/orders.repository.js';
import { OrdersService } from '../orders/orders.service.js';
import { ProductsModule } from '../products/products.module.js';
import { CheckoutExpiry } from './checkout-expiry.js';
import { CheckoutPayment } from './checkout-payment.js';
import { CheckoutController } from './checkout.controller.js';
import { checkouts } from './checkout.schema.js';
import { CheckoutService } from './checkout.service.js';
import { CheckoutsRepository } from './checkouts.repository.js';
import { Quotes } from './quote.js';

/** Checkouts and the orders they become. */
@Capability({
  service: 'commerce',
  collections: [checkouts, orders, orderCounters],
  eraseWithAccount: [checkouts, orders, orderCounters],
  exportWithAccount: [orders],
  imports: [ProductsModule],
  controllers: [CheckoutController, OrdersController],
  providers: [
    CheckoutsRepository,
    OrdersRepository,
    Quotes,
    CheckoutService,
    OrdersService,
    CheckoutPayment,
    CheckoutExpiry,
  ],
  exports: [OrdersRepository],
})
export class CheckoutModule {}
