import type {
  checkoutView,
  couponView,
  donationGoalView,
  donationView,
  orderView,
  paymentConnectionView,
  productView,
  publicProductView,
} from '@linkyard/contracts';
import { replyFrom } from '@linkyard/service-kit/testing';
import type { z } from 'zod';
import type { Checkout } from './checkout/checkout.schema.js';
import type { Coupon } from './coupons/coupon.schema.js';
import type { Donation, DonationGoal } from './donations/donation.schema.js';
import type { Order } from './orders/order.schema.js';
import type { PaymentConnection } from './payments/connections/payment-connection.model.js';
import type { Product } from './products/product.schema.js';

replyFrom<Checkout, z.input<typeof checkoutView>>()([
  'campaignId',
  'couponCode',
  'couponKind',
  'items',
  'offlineText',
  'order',
  'product',
  'totals',
]);
replyFrom<Coupon, z.input<typeof couponView>>()(['amount', 'minSubtotal', 'percent']);
replyFrom<Donation, z.input<typeof donationView>>()([
  'amount',
  'duplicatePayment',
  'fee',
  'goal',
  'isRenewal',
  'paymentAttention',
  'providerFee',
  'refunded',
  'total',
]);
replyFrom<DonationGoal, z.input<typeof donationGoalView>>()(['donors', 'raised', 'target']);
replyFrom<Order, z.input<typeof orderView>>()([
  'coupon',
  'dispute',
  'duplicatePayment',
  'hasDownloads',
  'lines',
  'needsAttention',
  'notesInternal',
  'refunds',
  'totals',
]);
replyFrom<PaymentConnection, z.input<typeof paymentConnectionView>>()([]);
replyFrom<Product, z.input<typeof productView>>()([
  'compareAtPrice',
  'isReadOnly',
  'minPrice',
  'price',
  'shipping',
  'stats',
  'suggestedPrice',
  'variants',
]);
replyFrom<Product, z.input<typeof publicProductView>>()([
  'compareAtPrice',
  'isInStock',
  'isOnSale',
  'minPrice',
  'price',
  'shownPrice',
  'suggestedPrice',
  'variants',
]);
