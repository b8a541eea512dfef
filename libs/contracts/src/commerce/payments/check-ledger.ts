import { z } from 'zod';
import { defineCommand } from '../../kit/define-command.js';
import { objectId } from '../../primitives/index.js';

/** What is compared. `provider_*` are the provider's own figures of recent payments. */
export const ledgerCheckKinds = [
  ...(['transaction_sum', 'sales', 'refunds', 'fees', 'disputes'] as const),
  ...(['provider_amount', 'provider_refunded', 'provider_fee'] as const),
] as const;

/** Runs every night, and by hand here. Differences stay listed until a check no longer finds them. */
export const checkLedger = defineCommand({
  subject: 'commerce.payments.check-ledger',
  http: { path: '/admin/payments/check-ledger', role: 'admin', rate: [{ limit: 6, windowSec: 60, by: 'account' }] },
  summary: 'Compare the ledger with the payments and with the providers',
  request: z.strictObject({ ownerId: objectId.optional() }),
  reply: z.object({
    differences: z.array(
      z.object({
        ownerId: objectId,
        kind: z.enum(ledgerCheckKinds),
        currency: z.string(),
        /** A transaction or a payment; empty for a sum over all. */
        reference: z.string(),
        expected: z.int(),
        actual: z.int(),
      }),
    ),
  }),
  message: 'Ledger checked.',
  timeoutMs: 15_000,
});
