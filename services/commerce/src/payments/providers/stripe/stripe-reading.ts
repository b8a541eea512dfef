import type Stripe from 'stripe';
import type { ProviderPayment, ProviderPaymentState } from '../payment-provider.js';
import { fromStripeAmount } from './stripe-amount.js';

const expandFee = ['latest_charge.balance_transaction'];
const holdDays = 7;

export async function readSession(stripe: Stripe, id: string): Promise<ProviderPayment> {
  const session = await stripe.checkout.sessions.retrieve(id);
  const currency = (session.currency ?? '').toUpperCase();
  const subscriptionRef = idOf(session.subscription);
  const intentId = idOf(session.payment_intent) ?? (await intentOfInvoice(stripe, idOf(session.invoice)));
  const intent = intentId ? await stripe.paymentIntents.retrieve(intentId, { expand: expandFee }) : null;
  return {
    ...moneyOf(intent),
    providerRef: id,
    state: stateOf(session, intent),
    amount: fromStripeAmount(capturedOf(intent) ?? session.amount_total ?? 0, currency),
    currency,
    subscriptionRef,
    paymentId: session.client_reference_id,
    errorCode: intent?.last_payment_error?.decline_code ?? intent?.last_payment_error?.code ?? null,
  };
}

/** A renewal of a subscription. */
export async function readInvoice(stripe: Stripe, id: string): Promise<ProviderPayment> {
  const invoice = await stripe.invoices.retrieve(id);
  const currency = invoice.currency.toUpperCase();
  const intentId = await intentOfInvoice(stripe, id);
  const intent = intentId ? await stripe.paymentIntents.retrieve(intentId, { expand: expandFee }) : null;
  const details = invoice.parent?.subscription_details;
  return {
    ...moneyOf(intent),
    providerRef: id,
    state: invoice.status === 'paid' ? refundState(intent) : 'pending',
    amount: fromStripeAmount(invoice.total, currency),
    currency,
    subscriptionRef: idOf(details?.subscription),
    paymentId: details?.metadata?.['paymentId'] ?? null,
    errorCode: null,
  };
}

async function intentOfInvoice(stripe: Stripe, invoice: string | null): Promise<string | null> {
  if (!invoice) return null;
  const { data } = await stripe.invoicePayments.list({ invoice });
  return idOf(data[0]?.payment.payment_intent);
}

function chargeOf(intent: Stripe.PaymentIntent | null): Stripe.Charge | null {
  const charge = intent?.latest_charge;
  return typeof charge === 'object' ? charge : null;
}

/** Of a hold that was captured; null for everything else. */
const capturedOf = (intent: Stripe.PaymentIntent | null): number | null =>
  intent?.capture_method === 'manual' && intent.status === 'succeeded' ? intent.amount_received : null;

/** Stripe counts what a smaller capture did not take as refunded. */
const refundedOf = ({ amount, amount_captured: captured, amount_refunded: refunded }: Stripe.Charge): number =>
  Math.max(0, refunded - (amount - captured));

/** Stripe's own end of a hold; where it names none, the seven days of most cards. @source docs.stripe.com/payments/place-a-hold-on-a-payment-method */
function authorizedUntilOf(intent: Stripe.PaymentIntent | null): Date | null {
  const charge = chargeOf(intent);
  if (intent?.status !== 'requires_capture' || !charge) return null;
  const until = charge.payment_method_details?.card?.capture_before ?? charge.created + holdDays * 86_400;
  return new Date(until * 1000);
}

function moneyOf(intent: Stripe.PaymentIntent | null) {
  const charge = chargeOf(intent);
  const balance = charge?.balance_transaction;
  const known = typeof balance === 'object' && balance ? balance : null;
  const settlementCurrency = known?.currency.toUpperCase() ?? null;
  const inMinor = (amount: number | undefined) =>
    amount === undefined || !settlementCurrency ? null : fromStripeAmount(amount, settlementCurrency);
  return {
    amountRefunded: charge?.captured ? fromStripeAmount(refundedOf(charge), charge.currency.toUpperCase()) : 0,
    authorizedUntil: authorizedUntilOf(intent),
    fee: inMinor(known?.fee),
    net: inMinor(known?.net),
    settlementCurrency,
    providerPaymentId: charge?.paid ? (intent?.id ?? null) : null,
  };
}

function refundState(intent: Stripe.PaymentIntent | null): ProviderPaymentState {
  const charge = chargeOf(intent);
  if (charge?.refunded) return 'refunded';
  return charge && refundedOf(charge) > 0 ? 'partiallyRefunded' : 'settled';
}

function stateOf(
  { status, payment_status: paid }: Stripe.Checkout.Session,
  intent: Stripe.PaymentIntent | null,
): ProviderPaymentState {
  // The session of a hold stays unpaid: its intent says what has become of it.
  if (intent?.capture_method === 'manual' && status === 'complete') return heldState(intent);
  if (paid !== 'unpaid') return refundState(intent);
  if (status === 'expired') return 'expired';
  if (status === 'open') return 'pending';
  return intent?.status === 'processing' ? 'processing' : 'declined';
}

function heldState(intent: Stripe.PaymentIntent): ProviderPaymentState {
  if (intent.status === 'requires_capture') return 'authorized';
  if (intent.status === 'succeeded') return refundState(intent);
  if (intent.status === 'canceled') return 'expired';
  return intent.status === 'processing' ? 'processing' : 'declined';
}

const idOf = (value: string | { id: string } | null | undefined): string | null =>
  typeof value === 'string' ? value : (value?.id ?? null);
