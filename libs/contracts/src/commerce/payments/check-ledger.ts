import { z } from 'zod';
import { defineCommand } from '../../kit/define-command.js';
import { objectId } from '../../primitives/index.js';

/** What is compared. `provider_*` are the provider's own figures of recent payments. */
export const ledgerCheckKinds = [
  ...(['transaction_sum', 'sales', 'tax', 'shipping', 'refunds', 'fees', 'disputes', 'dispute_fees'] as const),
  ...(['order_paid', 'order_refunded', 'donation_paid', 'donation_refunded'] as const),
  ...(['booking_paid', 'booking_refunded', 'registration_paid', 'registration_refunded'] as const),
  ...(['provider_amount', 'provider_refunded', 'provider_fee', 'provider_movement'] as const),
] as const;

/** Runs every night, and by hand here. Differences stay listed until a check no longer finds them. */
export const checkLedger = defineCommand({
  subject: 'commerce.payments.check-ledger',
  http: { path: '/admin/payments/check-ledger', role: 'admin', rate: [{ limit: 6, windowSec: 60, by: 'account' }] },
  summary: 'Compare the ledger with payments, orders, donations, bookings and the providers',
  request: z.strictObject({ ownerId: objectId.optional() }),
  reply: z.object({
    differences: z.array(
      z.object({
        ownerId: objectId,
        kind: z.enum(ledgerCheckKinds),
        currency: z.string(),
        /** A transaction, a payment, an order or a payout; empty for a sum over all. */
        reference: z.string(),
        expected: z.int(),
        actual: z.int(),
        /** The same in words. */
        text: z.string(),
      }),
    ),
  }),
  message: /*i18n*/ 'Ledger checked.',
  timeoutMs: 15_000,
});
