import type { Payment } from '../payment.model.js';

/** What every event of a payment says. */
export const toEventPayload = ({ _id, userId, subject, provider, mode, amount, currency }: Payment) => ({
  paymentId: _id,
  ownerId: userId,
  subject,
  provider,
  mode,
  amount,
  currency,
});
