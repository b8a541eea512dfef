import { z } from 'zod';
import { defineEvent } from '../kit/define-event.js';
import { objectId } from '../primitives/index.js';

/** What a payment is for; the service that asked for it decides what being paid means. @source design.md 4 */
export const paymentSubject = z.strictObject({
  service: z.enum(['commerce', 'bookings']),
  kind: z.enum(['order', 'donation', 'invoice', 'booking', 'registration']),
  id: objectId,
});

const payment = {
  paymentId: objectId,
  ownerId: objectId,
  subject: paymentSubject,
  provider: z.enum(['stripe', 'paypal']),
  /** ISO 4217 minor units. */
  amount: z.int().nonnegative(),
  currency: z.string().length(3),
};

export const paymentSettled = defineEvent({ name: 'commerce.payment.settled', data: z.strictObject(payment) });

export const paymentFailed = defineEvent({
  name: 'commerce.payment.failed',
  data: z.strictObject({ ...payment, reason: z.enum(['declined', 'cancelled', 'error']) }),
});

/** Nobody paid in time. */
export const paymentExpired = defineEvent({ name: 'commerce.payment.expired', data: z.strictObject(payment) });

/** `amount` is what this refund returned; `refundedTotal` what has been returned of the payment so far. */
export const paymentRefunded = defineEvent({
  name: 'commerce.payment.refunded',
  data: z.strictObject({ ...payment, refundId: objectId, refundedTotal: z.int().nonnegative() }),
});

export const paymentDisputed = defineEvent({
  name: 'commerce.payment.disputed',
  data: z.strictObject({ ...payment, outcome: z.enum(['opened', 'won', 'lost']) }),
});

/** An order that cost nothing is paid too. */
export const orderPaid = defineEvent({
  name: 'commerce.order.paid',
  data: z.strictObject({
    orderId: objectId,
    ownerId: objectId,
    total: z.int().nonnegative(),
    currency: z.string().length(3),
  }),
});
