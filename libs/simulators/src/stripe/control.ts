import { z } from 'zod';
import { json, type Reply } from '../http/reply.js';
import type { Account } from './account.js';
import { must, type Simulator } from './context.js';
import { endIntent } from './holds.js';
import { closeDispute, failPayout, failRefund, openDispute, payOut } from './resources.js';
import { settleDelayed } from './settlement.js';
import { failInvoice, giveUp, nextPeriod, payInvoice } from './subscriptions.js';

/** What the next requests of an account suffer. */
export interface Fault {
  account: Account;
  /** Start of the path, e.g. /v1/refunds. */
  path: string;
  times: number;
  /** 0: the answer is right, only late. */
  status: number;
  delayMs: number;
  shouldRetry?: boolean | undefined;
}

const bodies = {
  delivery: z.object({
    delayMs: z.int().min(0).optional(),
    copies: z.int().min(1).max(10).optional(),
    paused: z.boolean().optional(),
  }),
  flush: z.object({ order: z.enum(['sent', 'reversed', 'shuffled']).default('sent') }),
  resend: z.object({ event: z.string(), ageSec: z.int().default(0), secret: z.string().optional() }),
  delayed: z.object({ session: z.string(), succeeded: z.boolean() }),
  /** What the next sessions take in place of what was asked, in the units of the currency. Empty: as asked again. */
  'take-other': z.object({ amount: z.int().positive().optional(), currency: z.string().length(3).optional() }),
  'end-hold': z.object({ intent: z.string() }),
  /** @property isInquiry the bank asks, and takes no money */
  dispute: z.object({
    charge: z.string(),
    reason: z.string().default('fraudulent'),
    amount: z.int().positive().optional(),
    isInquiry: z.boolean().default(false),
  }),
  'close-dispute': z.object({ dispute: z.string(), won: z.boolean() }),
  'fail-refund': z.object({ refund: z.string(), status: z.enum(['failed', 'canceled']).default('failed') }),
  'fail-payout': z.object({ payout: z.string() }),
  renew: z.object({ subscription: z.string(), fails: z.boolean().default(false) }),
  'give-up': z.object({ subscription: z.string() }),
  fault: z.object({
    path: z.string().default('/v1/'),
    times: z.int().min(0).default(1),
    status: z.int().default(0),
    delayMs: z.int().min(0).default(0),
    shouldRetry: z.boolean().optional(),
  }),
};

interface Context {
  account: Account;
  simulator: Simulator;
  faults: Fault[];
}
/** @returns the body of the reply, if any */
type Action = (input: unknown, context: Context) => object | undefined | Promise<object>;

const actions: Readonly<Record<string, Action>> = {
  delivery: (input, { account }) => {
    const { delayMs, copies, paused } = bodies.delivery.parse(input);
    const { delivery } = account;
    account.delivery = {
      delayMs: delayMs ?? delivery.delayMs,
      copies: copies ?? delivery.copies,
      paused: paused ?? delivery.paused,
    };
    return account.delivery;
  },
  flush: async (input, { account, simulator: { webhooks } }) => ({
    deliveries: await webhooks.flush(account, bodies.flush.parse(input).order),
  }),
  resend: async (input, { account, simulator: { webhooks } }) => {
    const { event, ageSec, secret } = bodies.resend.parse(input);
    const options = { ageSec, ...(secret ? { secret } : {}) };
    return { deliveries: await webhooks.send(account, must(account.events, event, 'event'), options) };
  },
  delayed: (input, { account, simulator }) => {
    const { session, succeeded } = bodies.delayed.parse(input);
    settleDelayed(simulator, account, must(account.sessions, session, 'checkout.session'), succeeded);
    return undefined;
  },
  'take-other': (input, { account }) => {
    account.takesOther = bodies['take-other'].parse(input);
    return undefined;
  },
  'end-hold': (input, { account, simulator }) => {
    const { intent } = bodies['end-hold'].parse(input);
    endIntent(simulator, account, must(account.intents, intent, 'payment_intent'), 'automatic');
    return undefined;
  },
  dispute: (input, { account, simulator }) => {
    const { charge, ...claim } = bodies.dispute.parse(input);
    return openDispute(simulator, account, account.intents.get(charge)?.latest_charge ?? charge, claim);
  },
  'close-dispute': (input, { account, simulator }) => {
    const { dispute, won } = bodies['close-dispute'].parse(input);
    closeDispute(simulator, account, must(account.disputes, dispute, 'dispute'), won);
    return undefined;
  },
  'fail-refund': (input, { account, simulator }) => {
    const { refund, status } = bodies['fail-refund'].parse(input);
    failRefund(simulator, account, must(account.refunds, refund, 'refund'), status);
    return undefined;
  },
  renew: (input, { account, simulator }) => {
    const { subscription: id, fails } = bodies.renew.parse(input);
    const subscription = must(account.subscriptions, id, 'subscription');
    const [item] = subscription.items.data;
    if (item) {
      item.current_period_start = item.current_period_end;
      item.current_period_end = nextPeriod(item.current_period_start, item.price.recurring);
    }
    if (fails) return failInvoice(simulator, account, subscription);
    return payInvoice(simulator, account, subscription, 'subscription_cycle', { email: null, name: null });
  },
  'give-up': (input, { account, simulator }) => {
    const { subscription } = bodies['give-up'].parse(input);
    giveUp(simulator, account, must(account.subscriptions, subscription, 'subscription'));
    return undefined;
  },
  payout: (_input, { account, simulator }) => {
    payOut(simulator, account);
    return undefined;
  },
  'fail-payout': (input, { account, simulator }) => {
    failPayout(simulator, account, must(account.payouts, bodies['fail-payout'].parse(input).payout, 'payout'));
    return undefined;
  },
  fault: (input, { account, faults }) => {
    faults.push({ ...bodies.fault.parse(input), account });
    return undefined;
  },
  deliveries: (_input, { account, simulator: { webhooks } }) => ({
    deliveries: webhooks.deliveries.filter(({ eventId }) => account.events.has(eventId)),
  }),
};

/** POST /simulator/{action} with the account's key: what no buyer and no seller can do, but banks, networks and clocks can. */
export async function control(
  action: string,
  body: string,
  account: Account,
  simulator: Simulator,
  faults: Fault[],
): Promise<Reply> {
  const input: unknown = body ? JSON.parse(body) : {};
  const act = Object.hasOwn(actions, action) ? actions[action] : undefined;
  if (!act) return json({ error: { message: `No such action: ${action}` } }, 404);
  return json((await act(input, { account, simulator, faults })) ?? {});
}
