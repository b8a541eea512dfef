import type { z } from 'zod';
import type { DisputedMoney, ProviderEvent, ProviderEventKind } from '../payment-provider.js';
import { fromPayPalValue } from './paypal-amount.js';
import type { eventBody } from './paypal-replies.js';

const kinds: Readonly<Record<string, ProviderEventKind>> = {
  'CHECKOUT.ORDER.APPROVED': 'approved',
  'PAYMENT.CAPTURE.COMPLETED': 'settled',
  'PAYMENT.CAPTURE.PENDING': 'processing',
  'PAYMENT.CAPTURE.DENIED': 'failed',
  'PAYMENT.CAPTURE.DECLINED': 'failed',
  'PAYMENT.CAPTURE.REFUNDED': 'refunded',
  'PAYMENT.CAPTURE.REVERSED': 'disputed',
  'PAYMENT.AUTHORIZATION.CREATED': 'processing',
  'PAYMENT.AUTHORIZATION.VOIDED': 'expired',
  'CUSTOMER.DISPUTE.CREATED': 'disputed',
  'BILLING.SUBSCRIPTION.PAYMENT.FAILED': 'renewalFailed',
  'BILLING.SUBSCRIPTION.SUSPENDED': 'subscriptionSuspended',
  'BILLING.SUBSCRIPTION.CANCELLED': 'subscriptionEnded',
  'BILLING.SUBSCRIPTION.EXPIRED': 'subscriptionEnded',
  'PAYMENT.SALE.COMPLETED': 'renewed',
  'PAYMENT.SALE.DENIED': 'renewalFailed',
  'PAYMENT.SALE.REFUNDED': 'refunded',
  'PAYMENT.SALE.REVERSED': 'disputed',
};
export const payPalEventTypes: readonly string[] = [...Object.keys(kinds), 'CUSTOMER.DISPUTE.RESOLVED'];

/** What PayPal calls a sale has its own path; `sale:` keeps it apart from a capture. */
export const salePrefix = 'sale:';

export function normalisedEvent({
  id,
  event_type: type,
  create_time,
  resource,
}: z.output<typeof eventBody>): ProviderEvent {
  const isSale = type.startsWith('PAYMENT.SALE.');
  const isSubscription = type.startsWith('BILLING.SUBSCRIPTION.');
  const saleId = isSale ? `${salePrefix}${resource.sale_id ?? resource.id ?? ''}` : null;
  const order = type.startsWith('CHECKOUT.ORDER.') ? resource.id : resource.supplementary_data?.related_ids?.order_id;
  return {
    eventId: id,
    type,
    kind:
      type === 'CUSTOMER.DISPUTE.RESOLVED'
        ? resolved(resource.dispute_outcome?.outcome_code)
        : (kinds[type] ?? 'ignored'),
    mode: null,
    providerRef: saleId ?? order ?? null,
    providerPaymentId: saleId ?? captureOf(type, resource),
    subscriptionRef: (isSubscription ? resource.id : resource.billing_agreement_id) ?? null,
    providerRefundId: null,
    disputed: disputedOf(resource),
    createdAt: new Date(create_time),
  };
}

function disputedOf({ dispute_amount: money }: z.output<typeof eventBody>['resource']): DisputedMoney | null {
  if (!money) return null;
  return { amount: fromPayPalValue(money.value, money.currency_code), currency: money.currency_code };
}

const resolved = (outcome: string | undefined): ProviderEventKind =>
  outcome === 'RESOLVED_BUYER_FAVOUR' || outcome === 'ACCEPTED' ? 'disputeLost' : 'disputeWon';

function captureOf(type: string, resource: z.output<typeof eventBody>['resource']): string | null {
  // The resource of a refund is the refund; its capture stands in the link `up`.
  if (type === 'PAYMENT.CAPTURE.REFUNDED' || type === 'PAYMENT.CAPTURE.REVERSED')
    return /\/captures\/([\w-]+)/.exec(resource.links?.find(({ rel }) => rel === 'up')?.href ?? '')?.[1] ?? null;
  if (type.startsWith('PAYMENT.CAPTURE.')) return resource.id ?? null;
  return resource.disputed_transactions?.[0]?.seller_transaction_id ?? null;
}
