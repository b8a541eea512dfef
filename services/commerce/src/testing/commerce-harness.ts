import { z } from 'zod';
import { connectPayments, getPrivateFile, type Ctx } from '@linkyard/contracts';
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
const payPalSecret = 'secret-of-the-app';

/** The commerce service over a database of its own, and the Stripe that the spec has started. */
export class CommerceHarness extends ServiceUnderTest {
  stripeUrl = '';
  payPalUrl = '';

  static async start(stripeUrl: string, publicUrl = 'http://shop.test', payPalUrl = ''): Promise<CommerceHarness> {
    const harness = new CommerceHarness(await this.open(commerceService));
    Object.assign(harness, { stripeUrl, payPalUrl });
    const urls = { STRIPE_BASE_URL: stripeUrl, PAYPAL_BASE_URL: payPalUrl, PUBLIC_URL: publicUrl };
    const settings = { LINKYARD_MODE: 'development', DATA_KEY: 'd'.repeat(32), RATE_FACTOR: '500', ...urls };
    Object.assign(process.env, settings);
    await harness.build(commerceService.module, []);
    // Every file that a product names is in its seller's library.
    harness.answeringBus.answer(getPrivateFile, ({ mediaId }) => ({
      file: {
        storageKey: `documents/${mediaId}.zip`,
        mime: 'application/zip',
        size: 9,
        fileName: 'file.zip',
        etag: 'e',
      },
    }));
    return harness;
  }

  get payments(): Payments {
    return this.get(OwnerPayments);
  }

  async seller(tenantId: string | null = null): Promise<Seller> {
    keys += 1;
    const ctx = creator(tenantId);
    const secretKey = `sk_test_seller_number_${keys}`;
    const { _id } = await this.call(connectPayments, { provider: 'stripe', secretKey }, ctx);
    return { ctx, ownerId: ctx.userId, secretKey, connectionId: _id };
  }

  /** A creator with an account at PayPal; `secretKey` is the client id. */
  async payPalSeller(): Promise<Seller> {
    keys += 1;
    const ctx = creator();
    const clientId = `client-${keys}-of-a-seller`;
    const account = { provider: 'paypal', clientId, clientSecret: payPalSecret, mode: 'test' } as const;
    const { _id } = await this.call(connectPayments, account, ctx);
    return { ctx, ownerId: ctx.userId, secretKey: clientId, connectionId: _id };
  }

  /** What the simulator does for banks and networks. */
  async control({ secretKey }: Seller, action: string, input: object = {}): Promise<unknown> {
    const isStripe = secretKey.startsWith('sk_');
    const headers = { authorization: `Bearer ${isStripe ? secretKey : await this.payPalToken(secretKey)}` };
    const body = JSON.stringify(input);
    const reply = await fetch(`${isStripe ? this.stripeUrl : this.payPalUrl}/simulator/${action}`, {
      method: 'POST',
      headers,
      body,
    });
    if (!reply.ok) throw new Error(`${action} answered ${reply.status}`);
    return reply.json();
  }

  private async payPalToken(clientId: string): Promise<string> {
    const basic = Buffer.from(`${clientId}:${payPalSecret}`).toString('base64');
    const headers = { authorization: `Basic ${basic}` };
    const body = new URLSearchParams({ grant_type: 'client_credentials' });
    const reply = await fetch(`${this.payPalUrl}/v1/oauth2/token`, { method: 'POST', headers, body });
    return z.object({ access_token: z.string() }).parse(await reply.json()).access_token;
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

type Outcome = 'pay' | 'delayed' | 'decline' | 'cancel';

/** What the buyer does on the provider's page. */
export async function buyer(redirectUrl: string, outcome: Outcome, card = '4242424242424242') {
  const body = new URLSearchParams({ outcome, card, email: 'ada@example.com' });
  await fetch(redirectUrl, { method: 'POST', body, redirect: 'manual' });
}
