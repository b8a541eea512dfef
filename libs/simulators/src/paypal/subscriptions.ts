import { z } from 'zod';
import { json, type Reply } from '../http/reply.js';
import { addRefund, checkedAmount, findCapture, type Call } from './orders.js';
import { breakdownOf, invalid, must, newId, notFound, type Account, type Capture, type Subscription } from './state.js';
import type { PayPalWebhooks } from './webhooks.js';

const planBody = z.object({
  product_id: z.string(),
  name: z.string(),
  billing_cycles: z
    .array(
      z.object({
        frequency: z.object({ interval_unit: z.enum(['DAY', 'WEEK', 'MONTH', 'YEAR']) }),
        pricing_scheme: z.object({ fixed_price: z.object({ currency_code: z.string(), value: z.string() }) }),
      }),
    )
    .min(1),
});
const subscriptionBody = z.object({
  plan_id: z.string(),
  custom_id: z.string().max(127).optional(),
  application_context: z.object({ return_url: z.url(), cancel_url: z.url() }),
});

export const createProduct = (): Reply => json({ id: `PROD-${newId()}` }, 201);

export function createPlan({ account, body }: Call): Reply {
  const parsed = planBody.safeParse(body);
  const cycle = parsed.data?.billing_cycles[0];
  if (!parsed.success || !cycle) throw invalid('INVALID_PARAMETER_SYNTAX');
  const plan = { id: `P-${newId()}`, name: parsed.data.name, amount: checkedAmount(cycle.pricing_scheme.fixed_price) };
  account.plans.set(plan.id, plan);
  return json({ ...plan, status: 'ACTIVE' }, 201);
}

const view = (subscription: Subscription, origin: string) => ({
  id: subscription.id,
  status: subscription.status,
  plan_id: subscription.plan_id,
  custom_id: subscription.custom_id,
  links: [{ href: `${origin}/checkoutnow?token=${subscription.id}`, rel: 'approve', method: 'GET' }],
});

export function createSubscription({ account, body, origin }: Call): Reply {
  const parsed = subscriptionBody.safeParse(body);
  if (!parsed.success) throw invalid('INVALID_PARAMETER_SYNTAX');
  const plan = must(account.plans, parsed.data.plan_id);
  const subscription: Subscription = {
    id: `I-${newId(12)}`,
    status: 'APPROVAL_PENDING',
    plan_id: plan.id,
    custom_id: parsed.data.custom_id ?? null,
    amount: plan.amount,
    description: plan.name,
    returnUrl: parsed.data.application_context.return_url,
    cancelUrl: parsed.data.application_context.cancel_url,
    sales: [],
  };
  account.subscriptions.set(subscription.id, subscription);
  return json(view(subscription, origin), 201);
}

export const readSubscription = ({ account, id, origin }: Call): Reply =>
  json(view(must(account.subscriptions, id), origin));

export function listTransactions({ account, id }: Call): Reply {
  const { sales } = must(account.subscriptions, id);
  const transactions = (account.listsLate ? [] : sales).map((sale) => {
    const { gross_amount, paypal_fee: fee_amount, net_amount } = breakdownOf(sale.amount);
    return {
      id: sale.id,
      status: sale.status,
      time: sale.time,
      amount_with_breakdown: { gross_amount, fee_amount, net_amount },
    };
  });
  return json({ transactions });
}

export function cancelSubscription({ account, id, webhooks, origin }: Call): Reply {
  const subscription = must(account.subscriptions, id);
  subscription.status = 'CANCELLED';
  webhooks.emit(account, 'BILLING.SUBSCRIPTION.CANCELLED', view(subscription, origin));
  return { status: 204, headers: {}, body: '' };
}

/** A period is paid, or not: the first on approval, the next by the control endpoint. */
export function paySubscription(account: Account, webhooks: PayPalWebhooks, id: string, isPaid = true): void {
  const subscription = must(account.subscriptions, id);
  subscription.status = 'ACTIVE';
  const { amount, custom_id } = subscription;
  const status = isPaid ? 'COMPLETED' : 'DECLINED';
  const sale = { id: newId(), status, amount, custom_id, refunds: [], time: new Date().toISOString() } as const;
  subscription.sales.push({ ...sale, refunds: [] });
  if (!isPaid) webhooks.emit(account, 'BILLING.SUBSCRIPTION.PAYMENT.FAILED', { id, status: subscription.status });
  webhooks.emit(account, isPaid ? 'PAYMENT.SALE.COMPLETED' : 'PAYMENT.SALE.DENIED', saleView(account, sale));
}

/** PayPal gives up after as many failures as the plan allows. */
export function suspendSubscription(account: Account, webhooks: PayPalWebhooks, id: string): void {
  const subscription = must(account.subscriptions, id);
  subscription.status = 'SUSPENDED';
  webhooks.emit(account, 'BILLING.SUBSCRIPTION.SUSPENDED', { id, status: subscription.status });
}

const saleStates: Readonly<Record<string, string>> = {
  PARTIALLY_REFUNDED: 'partially_refunded',
  REFUNDED: 'refunded',
  DECLINED: 'denied',
};
const saleView = (account: Account, sale: Pick<Capture, 'id' | 'status' | 'amount' | 'custom_id'>) => ({
  id: sale.id,
  state: saleStates[sale.status] ?? 'completed',
  amount: { total: sale.amount.value, currency: sale.amount.currency_code },
  transaction_fee: { value: breakdownOf(sale.amount).paypal_fee.value, currency: sale.amount.currency_code },
  custom: sale.custom_id,
  billing_agreement_id: [...account.subscriptions.values()].find(({ sales }) => sales.some(({ id }) => id === sale.id))
    ?.id,
});
export const readSale = ({ account, id }: Call): Reply => json(saleView(account, findCapture(account, id)));

const refundBody = z.object({ amount: z.object({ total: z.string(), currency: z.string() }) });
export function refundSale({ account, id, body, webhooks }: Call): Reply {
  const parsed = refundBody.safeParse(body);
  const sale = findCapture(account, id);
  if (!parsed.success) throw notFound();
  const { total, currency } = parsed.data.amount;
  const refund = addRefund(sale, { value: total, currency_code: currency });
  const reply = { id: refund.id, state: 'completed', amount: { total, currency }, sale_id: id };
  webhooks.emit(account, 'PAYMENT.SALE.REFUNDED', reply);
  return json(reply, 201);
}
