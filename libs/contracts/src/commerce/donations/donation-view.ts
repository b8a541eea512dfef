import { z } from 'zod';
import { visitorHost } from '../../campaigns-and-templates/public-pages/visitor-host.js';
import { paymentNoticeFields } from '../../payments/payment-attention.js';
import { paymentMode } from '../../payments/payment-mode.js';
import { money, objectId, publicId, recordFields, timestamp } from '../../primitives/index.js';

export const donationStates = [
  'created',
  'pending',
  'completed',
  'partiallyRefunded',
  'refunded',
  'failed',
  'cancelled',
  'expired',
  'disputed',
  'lost',
] as const;
export const donationIntervals = ['once', 'month', 'year'] as const;

/** A donation as its receiver sees it. @source models.md 8 */
export const donationView = z.object({
  ...recordFields,
  publicId,
  campaignId: objectId,
  campaignName: z.string(),
  provider: z.enum(['stripe', 'paypal']),
  mode: paymentMode.default('live'),
  /** What is given, what is added for the fee, both together, and what was returned of it. */
  amount: money,
  fee: money,
  total: money,
  refunded: money,
  /** What the provider has kept of the payment, in the currency that it pays out; null until it is known. */
  providerFee: money.nullable().default(null),
  interval: z.enum(donationIntervals),
  /** Of a donation that repeats: null while it does. */
  endedAt: timestamp.nullable(),
  /** Of a donation that repeats: when its last payment failed; null once a later one has arrived. */
  renewalFailedAt: timestamp.nullable(),
  isRenewal: z.boolean(),
  donor: z.object({ name: z.string(), email: z.string() }),
  message: z.string(),
  isAnonymous: z.boolean(),
  goal: z.object({ _id: objectId, title: z.string() }).nullable(),
  state: z.enum(donationStates),
  /** Counts the receiver's completed donations from 1. */
  receiptNumber: z.int().nullable(),
  completedAt: timestamp.nullable(),
  ...paymentNoticeFields,
  history: z.array(z.object({ state: z.enum(donationStates), at: timestamp, text: z.string() })),
});
export type DonationView = z.output<typeof donationView>;

/** A donation as its donor sees it. */
export const publicDonation = z.object({
  publicId,
  state: z.enum(donationStates),
  amount: money,
  fee: money,
  total: money,
  interval: z.enum(donationIntervals),
  endedAt: timestamp.nullable(),
  renewalFailedAt: timestamp.nullable(),
  campaignName: z.string(),
  receiver: visitorHost,
  /** The page it was given on. */
  pagePath: z.string(),
  provider: z.enum(['stripe', 'paypal']),
  receiptNumber: z.int().nullable(),
  /** Where it is paid, while it is not. */
  redirectUrl: z.string().nullable(),
  /** The payment page, after an attempt that was declined there; else null. */
  retryUrl: z.string().nullable().default(null),
  /** The donor has paid by a method that takes days, such as a bank debit. */
  isProcessing: z.boolean().default(false),
});
export type PublicDonation = z.output<typeof publicDonation>;
