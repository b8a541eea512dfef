import { z } from 'zod';
import { onOff, recordFields, timestamp } from '../../primitives/index.js';

/** A creator's own account at a payment provider. No secret is part of it. @source models.md 6 PaymentConnection */
export const paymentConnectionView = z.object({
  ...recordFields,
  provider: z.enum(['stripe', 'paypal']),
  mode: z.enum(['test', 'live']),
  accountId: z.string(),
  label: z.string(),
  isDefault: z.boolean(),
  status: onOff,
  /** `restricted`: payments can be taken, but the provider cannot report them by itself. */
  state: z.enum(['pending', 'active', 'restricted', 'revoked', 'error']),
  lastCheckedAt: timestamp.nullable(),
  /** One sentence for the screen; empty when all is well. */
  lastError: z.string(),
});
export type PaymentConnectionView = z.output<typeof paymentConnectionView>;
