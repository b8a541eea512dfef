import type { Attribution } from '@linkyard/contracts';
import type { CaptureMode, PaymentInterval, ProviderMode, ProviderName } from './providers/payment-provider.js';

export interface PaymentSubjectRef {
  service: 'commerce' | 'bookings';
  kind: 'order' | 'donation' | 'invoice' | 'booking' | 'registration';
  id: string;
}
export interface StartPaymentRequest {
  subject: PaymentSubjectRef;
  ownerId: string;
  /** ISO 4217 minor units, more than 0. */
  amount: number;
  currency: string;
  /** Tax and shipping within the amount, in minor units; none when missing. */
  parts?: { tax: number; shipping: number };
  /** The owner's default connection when missing. */
  provider?: ProviderName;
  /** The accounts that may take the money; every one of the owner when missing or empty. */
  connectionIds?: readonly string[];
  buyer: { email: string; name?: string; locale?: string };
  description: string;
  /** Where the buyer began, of what another service asks for. */
  origin?: string | null;
  /** Paths there that the buyer returns to. */
  returnPath: string;
  cancelPath: string;
  expiresAt: Date;
  /** The same key gives the same payment; the same key with another amount is refused. */
  idempotencyKey: string;
  /** A payment that repeats; its renewals settle as payments of the same subject. */
  interval?: PaymentInterval;
  /** `manual` holds the amount; it is captured or cancelled later. */
  capture?: CaptureMode;
  attribution?: Attribution;
}
export interface StartedOwnerPayment {
  paymentId: string;
  redirectUrl: string;
  mode: ProviderMode;
}
/** Money that its owner says has arrived. */
export type ReceivedPayment = Pick<
  StartPaymentRequest,
  'subject' | 'ownerId' | 'amount' | 'currency' | 'parts' | 'idempotencyKey' | 'attribution'
> & { mode: ProviderMode };
export type PaymentState = 'created' | 'authorized' | 'settled' | 'declined' | 'error' | 'cancelled';
export interface PaymentStatus {
  paymentId: string;
  state: PaymentState;
  mode: ProviderMode;
  amount: number;
  currency: string;
  /** Null unless the amount is held. */
  authorizedUntil: Date | null;
  /** The payment page, after an attempt that was declined there; else null. */
  retryUrl: string | null;
}
export interface PaymentMethod {
  connectionId: string;
  provider: ProviderName;
  mode: ProviderMode;
  isDefault: boolean;
}

/**
 * Money for any subject. What being paid means is decided by the consumer of `commerce.payment.settled`.
 * @source design.md 4 "How money flows between services"
 */
export abstract class Payments {
  /** The owner's connected and working providers; empty when none. */
  abstract methodsOf(ownerId: string): Promise<PaymentMethod[]>;
  /** The buyer returns to where the running request began, or to the site of the seller. @throws payments.no_connection, payments.provider_unavailable */
  abstract start(request: StartPaymentRequest): Promise<StartedOwnerPayment>;
  /** Reads the payment at its provider and settles it once; serves browser returns. Emits commerce.payment.settled. */
  abstract settle(ownerId: string, paymentId: string): Promise<PaymentStatus>;
  /** Settles a payment that was made outside of a provider; within a transaction. Emits commerce.payment.settled. */
  abstract receive(payment: ReceivedPayment): Promise<PaymentStatus>;
  /** Takes money of a hold, once; the rest of it is released. @param amount minor units @throws payments.not_held, payments.capture_exceeds, payments.capture_refused */
  abstract capture(ownerId: string, paymentId: string, amount: number): Promise<PaymentStatus>;
  /** Closes an unpaid payment and releases what it holds. Idempotent. @returns `authorized` or `settled` where the buyer has paid before */
  abstract cancel(ownerId: string, paymentId: string): Promise<PaymentStatus>;
  /** Ends the repetition of a payment; nothing is returned. Succeeds too when it has ended. @throws payments.no_subscription */
  abstract cancelSubscription(ownerId: string, paymentId: string): Promise<void>;
  /** Minor units that a part of a payment is a multiple of, so that its provider returns it. @throws core.not_found */
  abstract refundStep(ownerId: string, paymentId: string): Promise<number>;
  /** @param request.amount minor units, at most what is left. @throws payments.refund_exceeds */
  abstract refund(request: {
    ownerId: string;
    paymentId: string;
    amount: number;
    reason: string;
    idempotencyKey: string;
  }): Promise<{ refundId: string; state: 'pending' | 'settled' | 'failed' }>;
}
