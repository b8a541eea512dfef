/** The fields of Stripe's objects that its clients read. Amounts are in Stripe's smallest unit, times in seconds. */
interface Common {
  id: string;
  created: number;
  livemode: boolean;
}
type Metadata = Record<string, string>;

export interface LineItem {
  id: string;
  object: 'item';
  description: string;
  quantity: number;
  currency: string;
  amount_total: number;
  recurring: { interval: string; interval_count: number } | null;
}
export interface Session extends Common {
  object: 'checkout.session';
  mode: 'payment' | 'subscription';
  status: 'open' | 'complete' | 'expired';
  payment_status: 'paid' | 'unpaid' | 'no_payment_required';
  url: string | null;
  success_url: string;
  cancel_url: string | null;
  currency: string;
  amount_subtotal: number;
  amount_total: number;
  client_reference_id: string | null;
  customer: string | null;
  customer_email: string | null;
  customer_details: { email: string | null; name: string | null } | null;
  payment_intent: string | null;
  subscription: string | null;
  invoice: string | null;
  expires_at: number;
  metadata: Metadata;
  submit_type: string | null;
  locale: string | null;
}
export interface PaymentIntent extends Common {
  object: 'payment_intent';
  amount: number;
  amount_received: number;
  currency: string;
  amount_capturable: number;
  capture_method: 'automatic_async' | 'manual';
  status: 'requires_payment_method' | 'requires_action' | 'processing' | 'requires_capture' | 'succeeded' | 'canceled';
  canceled_at: number | null;
  cancellation_reason: 'automatic' | 'requested_by_customer' | null;
  latest_charge: string | null;
  customer: string | null;
  description: string | null;
  last_payment_error: { type: string; code: string; decline_code: string | null; message: string } | null;
  metadata: Metadata;
}
export interface Charge extends Common {
  object: 'charge';
  amount: number;
  amount_captured: number;
  amount_refunded: number;
  captured: boolean;
  paid: boolean;
  refunded: boolean;
  disputed: boolean;
  currency: string;
  status: 'succeeded' | 'pending' | 'failed';
  failure_code: string | null;
  payment_intent: string;
  balance_transaction: string | null;
  billing_details: { email: string | null; name: string | null };
  /** `capture_before`: when the bank ends a hold. */
  payment_method_details: { type: 'card'; card: { capture_before: number | null } };
  metadata: Metadata;
}
export interface BalanceTransaction {
  id: string;
  created: number;
  object: 'balance_transaction';
  amount: number;
  fee: number;
  fee_details: { amount: number; currency: string; type: string; description: string }[];
  net: number;
  currency: string;
  exchange_rate: null;
  available_on: number;
  status: 'pending' | 'available';
  type: 'charge' | 'refund' | 'adjustment' | 'payout' | 'payout_failure';
  source: string;
}
export interface Refund extends Common {
  object: 'refund';
  amount: number;
  currency: string;
  charge: string;
  payment_intent: string;
  reason: string | null;
  status: 'pending' | 'succeeded' | 'failed';
  failure_reason: string | null;
  balance_transaction: string | null;
  metadata: Metadata;
}
export interface Dispute extends Common {
  object: 'dispute';
  amount: number;
  currency: string;
  charge: string;
  payment_intent: string;
  reason: string;
  status: 'needs_response' | 'won' | 'lost' | 'warning_needs_response' | 'warning_closed';
  evidence_details: { due_by: number };
}
export interface Customer extends Common {
  object: 'customer';
  email: string | null;
  name: string | null;
  metadata: Metadata;
}
export interface Subscription extends Common {
  object: 'subscription';
  status: 'active' | 'past_due' | 'canceled' | 'unpaid';
  customer: string;
  currency: string;
  latest_invoice: string | null;
  canceled_at: number | null;
  cancel_at_period_end: boolean;
  items: { object: 'list'; data: SubscriptionItem[]; has_more: false };
  metadata: Metadata;
}
export interface SubscriptionItem {
  id: string;
  object: 'subscription_item';
  current_period_start: number;
  current_period_end: number;
  quantity: number;
  price: {
    id: string;
    object: 'price';
    currency: string;
    unit_amount: number;
    recurring: { interval: string; interval_count: number };
  };
}
export interface Invoice extends Common {
  object: 'invoice';
  status: 'open' | 'paid';
  amount_due: number;
  amount_paid: number;
  total: number;
  currency: string;
  customer: string;
  billing_reason: 'subscription_create' | 'subscription_cycle';
  parent: { type: 'subscription_details'; subscription_details: { subscription: string; metadata: Metadata } };
}
export interface InvoicePayment extends Common {
  object: 'invoice_payment';
  amount_paid: number | null;
  amount_requested: number;
  currency: string;
  invoice: string;
  is_default: boolean;
  status: 'open' | 'paid';
  payment: { type: 'payment_intent'; payment_intent: string };
}
export interface Payout extends Common {
  object: 'payout';
  amount: number;
  currency: string;
  arrival_date: number;
  automatic: boolean;
  status: 'pending' | 'paid' | 'failed';
  reconciliation_status: 'completed' | 'in_progress' | 'not_applicable';
}
export interface WebhookEndpoint extends Common {
  object: 'webhook_endpoint';
  url: string;
  enabled_events: string[];
  status: 'enabled' | 'disabled';
  api_version: string | null;
  description: string | null;
  metadata: Metadata;
}
export interface StripeEvent extends Common {
  object: 'event';
  api_version: string;
  type: string;
  data: { object: object; previous_attributes?: object };
  request: { id: string | null; idempotency_key: string | null };
  pending_webhooks: number;
}
