import type { Payment } from '../payment.model.js';

/** What every event of a payment says. */
export const announced = ({ _id, userId, subject, provider, amount, currency }: Payment) => ({
  paymentId: _id,
  ownerId: userId,
  subject,
  provider,
  amount,
  currency,
});
