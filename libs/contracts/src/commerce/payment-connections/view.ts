import { z } from 'zod';
import { onOff, recordFields, timestamp } from '../../primitives/index.js';

/** What `lastError` says; the app translates it. */
export const paymentConnectionErrors = {
  credentialsRefused: /*i18n*/ 'The provider no longer accepts the credentials. Please connect the account again.',
  permissionMissing:
    /*i18n*/ 'The key lacks a permission. Please connect the account with a key that may take payments.',
  unavailable: /*i18n*/ 'The provider could not be reached. Please test the account again in a moment.',
  refused: /*i18n*/ 'The provider refused our request. Please connect the account again.',
  webhookRefused: /*i18n*/ 'Payments arrive a few minutes later, because the provider did not accept our webhook.',
} as const;

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
