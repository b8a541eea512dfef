import type { Transitions } from '@linkyard/service-kit';
import type { Order } from './order.schema.js';

/** What happens to an order. A refund that comes back gives a cancelled one the state that it had. */
export type OrderStep =
  | 'paid'
  | 'fulfilledInPart'
  | 'fulfilled'
  | 'delivered'
  | 'cancelled'
  | 'expired'
  | 'paidAgain'
  | 'fulfilledInPartAgain'
  | 'fulfilledAgain'
  | 'deliveredAgain';

const fulfilment = { fulfilledInPart: 'partiallyFulfilled', fulfilled: 'fulfilled' } as const;

/** @source models.md 6 */
export const orderTransitions: Transitions<Order['state'], OrderStep> = {
  pending: { paid: 'paid', cancelled: 'cancelled', expired: 'expired' },
  paid: { ...fulfilment, cancelled: 'cancelled' },
  partiallyFulfilled: { ...fulfilment, cancelled: 'cancelled' },
  fulfilled: { delivered: 'completed', cancelled: 'cancelled' },
  completed: { cancelled: 'cancelled' },
  cancelled: {
    paid: 'paid',
    paidAgain: 'paid',
    fulfilledInPartAgain: 'partiallyFulfilled',
    fulfilledAgain: 'fulfilled',
    deliveredAgain: 'completed',
  },
  expired: { paid: 'paid' },
};
