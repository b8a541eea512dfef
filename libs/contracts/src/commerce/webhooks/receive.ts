import { z } from 'zod';
import { defineCommand } from '../../kit/define-command.js';
import { objectId } from '../../primitives/index.js';

/** Bytes of a provider's message; the largest ones of Stripe and PayPal are under 100 kB. */
export const maxWebhookBytes = 256 * 1024;

/** The gateway keeps the body as it came, because the signature is over its bytes. */
export const receiveWebhook = defineCommand({
  subject: 'commerce.webhooks.receive',
  summary: 'A message of a payment provider: verified, stored and processed afterwards',
  acrossTenants: 'the address names a connection, whose tenant it is for',
  request: z.strictObject({
    provider: z.enum(['stripe', 'paypal']),
    connectionId: objectId,
    /** The signature headers, lower-case names. */
    headers: z.record(z.string().max(60), z.string().max(2_000)),
    rawBody: z.string().min(1).max(maxWebhookBytes),
  }),
  /** `isNew` is false for a message that has been received before. */
  reply: z.object({ isNew: z.boolean() }),
  errors: ['core.not_found', 'payments.signature_invalid', 'payments.provider_unavailable'],
  timeoutMs: 12_000,
});
