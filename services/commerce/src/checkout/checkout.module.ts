import { Capability, ownKey, waitingRequests } from '@linkyard/service-kit';
import { COMMERCE_CONFIG, commerceConfigFrom } from '../config/commerce-config.js';
import { ReceiptLinks } from '../links/receipt-links.js';
import { AccessLinks } from '../links/access-links.js';
import { OrdersModule } from '../orders/orders.module.js';
import { productStats } from './migrations/2026-11-24-product-stats.js';
import { SellerNames } from '../links/seller-names.js';
import { CouponsModule } from '../coupons/coupons.module.js';
import { UsableCoupon } from './usable-coupon.js';
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
import { ChooseMethod } from './choose-method.js';
import { CompleteCheckout } from './complete-checkout.js';
import { ExpireOrders } from './expire-orders.js';
import { OrderPlacement } from './order-placement.js';
import { OpenCheckoutPage } from './open-checkout-page.js';
import { PlaceOrder } from './place-order.js';
import { PresentCheckout } from './present-checkout.js';
import { ProductPages } from './product-pages.js';
import { PurchaseLimits } from './purchase-limits.js';
import { QuoteAnswer } from './quote-answer.js';
import { Quotes } from './quote.js';
import { StockShare } from './stock-share.js';
import { WaitingOrders } from './waiting-orders.js';
import { TaxSettingsController } from '../pricing/tax/tax-settings.controller.js';
import { taxSettingsRecords, TaxSettingsRepository } from '../pricing/tax/tax-settings.model.js';

/** Checkouts, and how they become orders. */
@Capability({
  service: 'commerce',
  collections: [checkouts, buyerCounters, taxSettingsRecords, waitingRequests],
  migrations: [productStats],
  eraseWithAccount: [checkouts, buyerCounters, taxSettingsRecords, waitingRequests],
  transferWithAccount: [
    { collection: checkouts, onConflict: ownKey },
    { collection: buyerCounters, onConflict: 'drop' },
  ],
  exportWithAccount: [taxSettingsRecords],
  imports: [ProductsModule, CouponsModule, PaymentsModule, OrdersModule],
  controllers: [CheckoutController, TaxSettingsController],
  providers: [
    { provide: COMMERCE_CONFIG, useFactory: () => commerceConfigFrom(process.env) },
    AccessLinks,
    ReceiptLinks,
    CheckoutsRepository,
    TaxSettingsRepository,
    UsableCoupon,
    BuyerCounter,
    PurchaseLimits,
    Quotes,
    ProductPages,
    PresentCheckout,
    OpenCheckoutPage,
    QuoteAnswer,
    StockShare,
    SellerNames,
    WaitingOrders,
    BeginCheckout,
    CheckoutService,
    OrderPlacement,
    ChooseMethod,
    PlaceOrder,
    CheckoutPayment,
    CompleteCheckout,
    CheckoutExpiry,
    ExpireOrders,
  ],
  exports: [
    AccessLinks,
    CheckoutPayment,
    CheckoutService,
    CheckoutsRepository,
    OrderPlacement,
    OrdersModule,
    ProductPages,
    TaxSettingsRepository,
  ],
})
export class CheckoutModule {}
