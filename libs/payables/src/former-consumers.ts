import type { PayableKind } from './payable-subject.js';

/**
 * Handlers that each kind had of its own: what they have handled is not handled again. The stream keeps an event for a week, so this may go
 * with the first release that is made a week after this one. @source ADR 0043
 */
export const formerConsumers: Readonly<Record<string, Partial<Record<PayableKind, readonly string[]>>>> = {
  settled: {
    order: ['payment-of-order-settled'],
    donation: ['payment-of-donation-settled'],
    booking: ['payment-of-booking-settled'],
    registration: ['payment-of-registration-settled'],
  },
  authorized: { booking: ['payment-of-booking-authorized'] },
  released: { booking: ['payment-of-booking-released'] },
  failed: { order: ['payment-of-order-failed', 'failure-of-order'], donation: ['payment-of-donation-failed'] },
  expired: {
    order: ['expiry-of-order'],
    donation: ['payment-of-donation-expired'],
    booking: ['payment-of-booking-expired'],
    registration: ['payment-of-registration-expired'],
  },
  parked: {
    order: ['parked-payment-of-order'],
    donation: ['parked-payment-of-donation'],
    booking: ['payment-of-booking-parked'],
    registration: ['payment-of-registration-parked'],
  },
  refunded: {
    order: ['refund-of-order'],
    donation: ['payment-of-donation-refunded'],
    booking: ['payment-of-booking-refunded'],
    registration: ['payment-of-registration-refunded'],
  },
  'refund-failed': {
    order: ['refund-of-order-failed'],
    donation: ['payment-of-donation-refund-failed'],
    booking: ['payment-of-booking-refund-failed'],
    registration: ['payment-of-registration-refund-failed'],
  },
  disputed: {
    order: ['dispute-of-order'],
    donation: ['payment-of-donation-disputed'],
    booking: ['payment-of-booking-disputed'],
    registration: ['payment-of-registration-disputed'],
  },
  'renewal-failed': { donation: ['renewal-of-donation-failed'] },
  'subscription-ended': { donation: ['subscription-of-donation-ended'] },
};
