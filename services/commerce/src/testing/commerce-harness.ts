import { connectPayments, type Ctx } from '@linkyard/contracts';
import { newId } from '@linkyard/mongo';
import { creator, ServiceUnderTest } from '@linkyard/service-kit/testing';
import { commerceService } from '../commerce.module.js';
import { ledgerAccounts, LedgerRecords } from '../payments/ledger/ledger.model.js';
import { OwnerPayments } from '../payments/owner-payments.js';
import type { Payments, StartPaymentRequest } from '../payments/payments.js';

let keys = 0;

/** A creator with an account at Stripe. */
export interface Seller {
  ctx: Ctx & { userId: string };
  ownerId: string;
  secretKey: string;
  connectionId: string;
}

/** The commerce service over a database of its own, and the Stripe that the spec has started. */
export class CommerceHarness extends ServiceUnderTest {
  stripeUrl = '';

  static async start(stripeUrl: string, publicUrl = 'http://shop.test'): Promise<CommerceHarness> {
    const harness = new CommerceHarness(await this.open(commerceService));
    harness.stripeUrl = stripeUrl;
    const settings = { DATA_KEY: 'd'.repeat(32), STRIPE_BASE_URL: stripeUrl, PUBLIC_URL: publicUrl };
    Object.assign(process.env, settings);
    await harness.build(commerceService.module, []);
    return harness;
  }

  get payments(): Payments {
    return this.get(OwnerPayments);
  }

  async seller(): Promise<Seller> {
    keys += 1;
    const ctx = creator();
    const secretKey = `sk_test_seller_number_${keys}`;
    const { _id } = await this.call(connectPayments, { provider: 'stripe', secretKey }, ctx);
    return { ctx, ownerId: ctx.userId, secretKey, connectionId: _id };
  }

  /** What the simulator does for banks and networks. */
  async control({ secretKey }: Seller, action: string, input: object = {}): Promise<unknown> {
    const headers = { authorization: `Bearer ${secretKey}` };
    const body = JSON.stringify(input);
    const reply = await fetch(`${this.stripeUrl}/simulator/${action}`, { method: 'POST', headers, body });
    if (!reply.ok) throw new Error(`${action} answered ${reply.status}`);
    return reply.json();
  }

  /** An amount for each account, summed over what the ledger has. */
  async balances(ownerId: string): Promise<Record<string, number>> {
    const rows = await this.get(LedgerRecords).balances(ownerId);
    const known = ledgerAccounts.map((name) => [name, rows.find(({ account }) => account === name)?.amount ?? 0]);
    return Object.fromEntries(known);
  }
}

export const anOrder = ({ ownerId }: Seller, changes: Partial<StartPaymentRequest> = {}): StartPaymentRequest => ({
  subject: { service: 'commerce', kind: 'order', id: newId() },
  ownerId,
  amount: 10_000,
  currency: 'EUR',
  buyer: { email: 'ada@example.com' },
  description: 'A print',
  returnPath: '/checkout/done',
  cancelPath: '/checkout/back',
  expiresAt: new Date(Date.now() + 30 * 60_000),
  idempotencyKey: newId(),
  ...changes,
});

/** What the buyer does on Stripe's page. */
export async function buyer(redirectUrl: string, outcome: 'pay' | 'delayed' | 'cancel', card = '4242424242424242') {
  const body = new URLSearchParams({ outcome, card, email: 'ada@example.com' });
  await fetch(redirectUrl, { method: 'POST', body, redirect: 'manual' });
}
