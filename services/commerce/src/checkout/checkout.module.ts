import { Capability, waitingRequests } from '@linkyard/service-kit';
import { COMMERCE_CONFIG, commerceConfigFrom } from '../config/commerce-config.js';
import { ReceiptLinks } from '../receipts/receipt-links.js';
import { AccessLinks } from '../downloads/access-links.js';
import { SellerNames } from '../downloads/seller-names.js';
import { orderCounters, orders } from '../orders/order.schema.js';
import { orderSearchWords } from '../orders/migrations/2026-11-24-order-search-words.js';
import { productStats } from '../orders/migrations/2026-11-24-product-stats.js';
import { wholeRefunds } from '../orders/migrations/2026-11-24-whole-refunds.js';
import { attentionDetails } from '../orders/migrations/2026-11-25-attention-details.js';
import { secondPayments } from '../orders/migrations/2026-11-25-second-payments.js';
import { OrdersController } from '../orders/orders.controller.js';
import { OrdersRepository } from '../orders/orders.repository.js';
import { SellerZones } from '../locales/seller-zones.js';
import { OrdersService } from '../orders/orders.service.js';
import { CouponsModule } from '../coupons/coupons.module.js';
import { UsableCoupon } from '../coupons/usable-coupon.js';
import { PaymentsModule } from '../payments/payments.module.js';
import { ProductsModule } from '../products/products.module.js';
import { BeginCheckout } from './begin-checkout.js';
import { BuyerCounter, buyerCounters } from './buyer-counter.js';
import { CheckoutExpiry } from './checkout-expiry.js';
import { CheckoutPayment } from './checkout-payment.js';
import { CheckoutController } from './checkout.controller.js';
import { checkouts } from './checkout.schema.js';
import { CheckoutService } from './checkout.service.js';
import { CheckoutsRepository } from './checkouts.repository.js';
import { ExpireOrders } from './expire-orders.js';
import { ProductPages } from './product-pages.js';
import { PurchaseLimits } from './purchase-limits.js';
import { Quotes } from './quote.js';
import { StockShare } from './stock-share.js';
import { WaitingOrders } from './waiting-orders.js';
import { TaxSettingsController } from './tax/tax-settings.controller.js';
import { taxSettingsRecords, TaxSettingsRepository } from './tax/tax-settings.model.js';

/** Checkouts and the orders they become. */
@Capability({
  service: 'commerce',
  collections: [checkouts, orders, orderCounters, buyerCounters, taxSettingsRecords, waitingRequests],
  migrations: [orderSearchWords, wholeRefunds, productStats, attentionDetails, secondPayments],
  eraseWithAccount: [checkouts, orders, orderCounters, buyerCounters, taxSettingsRecords, waitingRequests],
  exportWithAccount: [orders, taxSettingsRecords],
  imports: [ProductsModule, CouponsModule, PaymentsModule],
  controllers: [CheckoutController, OrdersController, TaxSettingsController],
  providers: [
    { provide: COMMERCE_CONFIG, useFactory: () => commerceConfigFrom(process.env) },
    AccessLinks,
    ReceiptLinks,
    CheckoutsRepository,
    OrdersRepository,
    TaxSettingsRepository,
    UsableCoupon,
    BuyerCounter,
    PurchaseLimits,
    Quotes,
    ProductPages,
    StockShare,
    SellerNames,
    WaitingOrders,
    BeginCheckout,
    CheckoutService,
    OrdersService,
    SellerZones,
    CheckoutPayment,
    CheckoutExpiry,
    ExpireOrders,
  ],
  exports: [
    AccessLinks,
    CheckoutService,
    CheckoutsRepository,
    OrdersRepository,
    OrdersService,
    ProductPages,
    TaxSettingsRepository,
  ],
})
export class CheckoutModule {}
