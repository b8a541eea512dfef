import { payCheckout, type CheckoutView } from '@linkyard/contracts';
import { reasonText } from '../../locales/spoken-refusal.js';
import { i18n } from '../../locales/texts.js';

/** Of the refusals of a payment; any other parameter says nothing. */
export function problemText(code: unknown): string | undefined {
  // The catalogue speaks to the seller here.
  if (code === 'payments.no_connection') return i18n.t('The seller cannot take payments right now.');
  const known = [...(payCheckout.errors ?? []), 'core.outcome_unknown' as const].find((refusal) => refusal === code);
  return known && reasonText({ code: known });
}

/** What has become of a checkout that is opened again. @param payment what the address says of it */
export function noticeOf(checkout: CheckoutView | null, payment: unknown): string | undefined {
  if (!checkout) return undefined;
  if (checkout.state === 'expired' && checkout.paymentState === 'offline')
    return i18n.t('The seller has cancelled your order. You can buy it again here.');
  if (checkout.state === 'expired')
    return i18n.t('The time to pay has run out and nothing was charged. You can buy it again here.');
  if (payment === 'declined' || checkout.paymentState === 'declined')
    return i18n.t('Your payment was declined and nothing was charged. Please try another way to pay.');
  if (payment === 'cancelled' || checkout.paymentState === 'cancelled')
    return i18n.t('You have not paid, and nothing was charged. Everything you filled in is still here.');
  return undefined;
}
