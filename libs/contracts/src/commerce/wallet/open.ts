import { z } from 'zod';
import { visitorHost } from '../../campaigns-and-templates/public-pages/visitor-host.js';
import { defineCommand } from '../../kit/define-command.js';
import { money, timestamp } from '../../primitives/index.js';
import { walletBooking } from '../../bookings/wallet/items.js';
import { fulfilmentStates, orderStates, paymentStates, shipmentStates } from '../orders/order-view.js';
import { downloadView } from '../downloads/download-view.js';
import { donationIntervals, donationStates } from '../donations/donation-view.js';

/** What was sent together. */
const parcel = z.object({
  items: z.array(z.object({ title: z.string(), qty: z.int() })),
  state: z.enum(shipmentStates),
  shippedAt: timestamp.nullable(),
  deliveredAt: timestamp.nullable(),
  carrier: z.string(),
  trackingCode: z.string(),
  /** Empty where its seller named none. */
  trackingUrl: z.string(),
});
/** One that is not paid was placed to be paid offline. */
const walletOrder = z.object({
  /** Null until it is paid. */
  number: z.int().nullable(),
  /** When it was paid; of one that is not, when it was placed. */
  at: timestamp,
  state: z.enum(orderStates),
  paymentState: z.enum(paymentStates),
  fulfilmentState: z.enum(fulfilmentStates),
  /** What its seller writes about paying it offline; empty once it waits no longer. */
  howToPay: z.string(),
  parcels: z.array(parcel),
  lines: z.array(z.object({ title: z.string(), qty: z.int(), total: money })),
  /** With the tax that is added to it: what the lines leave of the total. */
  shipping: money,
  total: money,
  refunded: money,
  /** Opens its downloads; empty where there are none. */
  downloadPath: z.string(),
  /** What is left of each of its downloads that are counted. */
  downloads: z.array(downloadView.pick({ title: true, state: true, remaining: true, expiresAt: true })),
  /** Opens its receipt (PDF); empty where it is not paid. */
  receiptPath: z.string(),
});
const walletDonation = z.object({
  receiptNumber: z.int().nullable(),
  completedAt: timestamp,
  campaignName: z.string(),
  total: money,
  interval: z.enum(donationIntervals),
  state: z.enum(donationStates),
  /** Of one that repeats: when its last payment failed; null again once a later one arrives. */
  renewalFailedAt: timestamp.nullable().default(null),
  /** Its own page, where one that repeats is ended. */
  path: z.string(),
  /** Opens its receipt (PDF). */
  receiptPath: z.string(),
});

const walletBookingWithReceipt = walletBooking.omit({ paymentId: true }).extend({
  /** Opens its receipt (PDF); empty where nothing was paid. */
  receiptPath: z.string(),
});

/** A buyer's own page: all that one e-mail address has with one seller. A token that opens nothing answers like one that never was. */
export const openWallet = defineCommand({
  subject: 'commerce.wallet.open',
  summary: 'Everything a buyer has with a seller',
  request: z.strictObject({ token: z.string().min(20).max(1_000) }),
  reply: z.object({
    sellerName: z.string(),
    seller: visitorHost,
    /** In which the days of orders, donations and downloads are those of the seller's documents. */
    timeZone: z.string(),
    email: z.string(),
    orders: z.array(walletOrder),
    donations: z.array(walletDonation),
    /** Null when they could not be asked for. */
    bookings: z.array(walletBookingWithReceipt).nullable(),
  }),
  errors: ['core.not_found'],
  timeoutMs: 5_000,
});
