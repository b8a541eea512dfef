import { z } from 'zod';
import { defineEvent } from '../kit/define-event.js';
import { paymentMode } from '../payments/payment-mode.js';
import { mediaUsed } from '../media/files/media-used.js';
import { paymentSubject } from '../payments/payment-subject.js';
import { objectId, timestamp } from '../primitives/index.js';

const payment = {
  paymentId: objectId,
  ownerId: objectId,
  subject: paymentSubject,
  provider: z.enum(['stripe', 'paypal', 'offline']),
  /** Missing in events of earlier versions. */
  mode: paymentMode.optional(),
  /** ISO 4217 minor units. */
  amount: z.int().nonnegative(),
  currency: z.string().length(3),
};

/** Each period of a subscription is a payment of its own with the same subject. */
export const paymentSettled = defineEvent({
  name: 'commerce.payment.settled',
  data: z.strictObject({
    ...payment,
    isRenewal: z.boolean().default(false),
    /** 1 for the first payment of a subject, 2 for the first renewal. */
    sequence: z.int().positive().default(1),
    /** The first payment of the subscription; null for a payment that is not a renewal. */
    originPaymentId: objectId.nullable().default(null),
  }),
});

/** A test payment from before records that are paid had a mode. */
export const testPaymentKnown = defineEvent({
  name: 'commerce.payment.test-known',
  data: z.strictObject({ paymentId: objectId, ownerId: objectId, subject: paymentSubject }),
});

export const paymentFailed = defineEvent({
  name: 'commerce.payment.failed',
  data: z.strictObject({ ...payment, reason: z.enum(['declined', 'cancelled', 'error']) }),
});

/** The amount is held and not taken: it is captured or released until then. */
export const paymentAuthorized = defineEvent({
  name: 'commerce.payment.authorized',
  data: z.strictObject({ ...payment, authorizedUntil: timestamp }),
});

/** What was held is the buyer's again: it was released, or the hold ended by itself. */
export const paymentReleased = defineEvent({ name: 'commerce.payment.released', data: z.strictObject(payment) });

/**
 * Money has arrived that cannot be booked: it is in another currency than was asked for. It stays at the provider, and the payment stays
 * open until it is returned there.
 */
export const paymentParked = defineEvent({
  name: 'commerce.payment.parked',
  data: z.strictObject({ ...payment, received: z.strictObject({ amount: z.int(), currency: z.string() }) }),
});

/** The order was not paid in time. */
export const paymentExpired = defineEvent({ name: 'commerce.payment.expired', data: z.strictObject(payment) });

/** `amount` is what this refund returned; `refundedTotal` what has been returned of the payment so far. */
export const paymentRefunded = defineEvent({
  name: 'commerce.payment.refunded',
  data: z.strictObject({ ...payment, refundId: objectId, refundedTotal: z.int().nonnegative() }),
});

/** A refund that had been reported as made came back to the owner's account, or one that was under way was refused. */
export const paymentRefundFailed = defineEvent({
  name: 'commerce.payment.refund-failed',
  data: z.strictObject({
    ...payment,
    refundId: objectId,
    refundedTotal: z.int().nonnegative(),
    /** False where its money never left the owner's account. */
    wasSettled: z.boolean().default(true),
  }),
});

/** A period of this subscription could not be charged; once until one is paid again. `paymentId` is its first payment. */
export const paymentRenewalFailed = defineEvent({
  name: 'commerce.payment.renewal-failed',
  data: z.strictObject({ ...payment, failedAt: timestamp }),
});

/** No further payment of this subscription follows. `paymentId` is its first payment. */
export const paymentSubscriptionEnded = defineEvent({
  name: 'commerce.payment.subscription-ended',
  data: z.strictObject(payment),
});

/** A verified message of a payment provider waits to be processed. Commerce consumes it itself. */
export const providerEventStored = defineEvent({
  name: 'commerce.provider-event.stored',
  data: z.strictObject({ ownerId: objectId, providerEventId: objectId }),
});

export const paymentDisputed = defineEvent({
  name: 'commerce.payment.disputed',
  data: z.strictObject({ ...payment, outcome: z.enum(['opened', 'won', 'lost']) }),
});

/** A product whose seller wants buyers informed has other files or another link. Commerce consumes it itself. */
export const productFilesChanged = defineEvent({
  name: 'commerce.product.files-changed',
  data: z.strictObject({ ownerId: objectId, productId: objectId }),
});

/** A visitor has lost the links to their wallets. Commerce consumes it itself, so that its answer is the same for every address. */
export const walletLinksRequested = defineEvent({
  name: 'commerce.wallet.links-requested',
  data: z.strictObject({ email: z.string(), locale: z.string() }),
});

const order = z.strictObject({
  orderId: objectId,
  ownerId: objectId,
  total: z.int().nonnegative(),
  currency: z.string().length(3),
  buyer: z.strictObject({ name: z.string(), email: z.string() }).default({ name: '', email: '' }),
  /** Titles of what was bought. */
  products: z.array(z.string()).default([]),
});

/** An order that cost nothing is paid too. */
export const orderPaid = defineEvent({ name: 'commerce.order.paid', data: order });

/** An order that is paid offline waits for its money. */
export const orderPlaced = defineEvent({ name: 'commerce.order.placed', data: order });

/** Also for each period of a donation that repeats. `name` is empty where the donor left none. */
export const donationCompleted = defineEvent({
  name: 'commerce.donation.completed',
  data: z.strictObject({
    donationId: objectId,
    publicId: z.string(),
    ownerId: objectId,
    tenantId: objectId.nullable(),
    campaignId: objectId,
    campaignName: z.string(),
    name: z.string(),
    email: z.string(),
    locale: z.string(),
    message: z.string(),
    /** Minor units: what was given, and what was paid with the covered fee. */
    amount: z.int().nonnegative(),
    total: z.int().nonnegative(),
    currency: z.string().length(3),
    interval: z.enum(['once', 'month', 'year']),
    receiptNumber: z.int(),
    completedAt: z.iso.datetime(),
  }),
});

const repeatedDonation = {
  /** The first donation. */
  donationId: objectId,
  publicId: z.string(),
  ownerId: objectId,
  tenantId: objectId.nullable(),
  campaignName: z.string(),
  name: z.string(),
  email: z.string(),
  locale: z.string(),
  /** Minor units of each period. */
  amount: z.int().nonnegative(),
  total: z.int().nonnegative(),
  currency: z.string().length(3),
  interval: z.enum(['once', 'month', 'year']),
};

/** No more of a donation that repeated is taken: its donor or the seller ended it, or the provider gave up. */
export const donationEnded = defineEvent({
  name: 'commerce.donation.ended',
  data: z.strictObject(repeatedDonation),
});

/** A period of a donation that repeats could not be charged; the provider tries again, or ends it. */
export const donationRenewalFailed = defineEvent({
  name: 'commerce.donation.renewal-failed',
  data: z.strictObject({ ...repeatedDonation, provider: z.enum(['stripe', 'paypal']), failedAt: timestamp }),
});

/** What donation blocks of these campaigns show has changed. Null: of every campaign of the owner. */
export const donationBlocksChanged = defineEvent({
  name: 'commerce.donation-blocks.changed',
  data: z.strictObject({ ownerId: objectId, campaignId: objectId.nullable() }),
});

/** What pages show of an owner's products has changed: a price, a name, the stock, what is on sale. */
export const productsChanged = defineEvent({
  name: 'commerce.products.changed',
  data: z.strictObject({ ownerId: objectId }),
});

export const productMediaUsed = defineEvent({ name: 'commerce.product.media-used', data: mediaUsed });

/** What checkouts, sales and refunds add to the statistics of products, which are counted behind them. */
export const productsCounted = defineEvent({
  name: 'commerce.products.counted',
  data: z.strictObject({
    ownerId: objectId,
    counts: z.array(
      z.strictObject({
        productId: objectId,
        checkouts: z.int().nonnegative().optional(),
        sales: z.int().nonnegative().optional(),
        refunds: z.int().nonnegative().optional(),
        /** ISO 4217 minor units. */
        revenue: z.strictObject({ amount: z.int(), currency: z.string().length(3) }).optional(),
      }),
    ),
  }),
});
