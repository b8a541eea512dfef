import { createServer, type Server } from 'node:http';
import { once } from 'node:events';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { callPolicy, ProviderError } from '@linkyard/egress';
import { startStripe } from '@linkyard/simulators';
import { until } from '@linkyard/testing';
import type { ProviderWebhook, StartPayment, WebhookHeaders } from '../payment-provider.js';
import { StripeProvider } from './stripe-provider.js';

interface Message {
  body: Buffer;
  headers: WebhookHeaders;
}

describe('payments by Stripe', () => {
  let simulator: Awaited<ReturnType<typeof startStripe>>;
  let receiver: Server;
  let receiverUrl = '';
  let received: Message[] = [];
  let key = '';
  let stripe: StripeProvider;
  let webhook: ProviderWebhook;
  let clock = 0;
  let accounts = 0;

  beforeAll(async () => {
    simulator = await startStripe({ now: () => Date.now() + clock });
    receiver = createServer((request, response) => {
      const chunks: Buffer[] = [];
      request.on('data', (chunk: Buffer) => chunks.push(chunk));
      request.on('end', () => {
        const signature = request.headers['stripe-signature'];
        // What was sent to an earlier case's address may come late.
        if (request.url === `/hook/${accounts}`)
          received.push({
            body: Buffer.concat(chunks),
            headers: { 'stripe-signature': typeof signature === 'string' ? signature : '' },
          });
        response.end();
      });
    });
    receiver.listen(0, '127.0.0.1');
    await once(receiver, 'listening');
    const address = receiver.address();
    receiverUrl = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
  });
  afterAll(async () => {
    await simulator.close();
    receiver.closeAllConnections();
    receiver.close();
  });
  beforeEach(async () => {
    clock = 0;
    received = [];
    accounts += 1;
    key = `sk_test_owner_number_${accounts}`;
    stripe = new StripeProvider({ secretKey: key, baseUrl: simulator.url });
    webhook = await stripe.ensureWebhook(hookUrl());
  });

  const hookUrl = () => `${receiverUrl}/hook/${accounts}`;
  const order = (changes: Partial<StartPayment> = {}): StartPayment => ({
    paymentId: 'payment-1',
    subject: { service: 'commerce', kind: 'order', id: 'order-1' },
    amount: 10_000,
    currency: 'EUR',
    buyer: { email: 'ada@example.com' },
    description: 'A print',
    successUrl: 'http://shop.test/done?session={CHECKOUT_SESSION_ID}',
    cancelUrl: 'http://shop.test/cart',
    expiresAt: new Date(Date.now() + 30 * 60_000),
    idempotencyKey: 'payment-1:1',
    interval: 'once',
    capture: 'automatic',
    ...changes,
  });
  const click = async (url: string, outcome: string, card = '4242424242424242') => {
    const body = new URLSearchParams({ outcome, card, email: 'ada@example.com' });
    const reply = await fetch(url, { method: 'POST', body, redirect: 'manual' });
    return { status: reply.status, location: reply.headers.get('location'), text: await reply.text() };
  };
  const control = async (action: string, input: object = {}) => {
    const headers = { authorization: `Bearer ${key}` };
    const reply = await fetch(`${simulator.url}/simulator/${action}`, {
      method: 'POST',
      headers,
      body: JSON.stringify(input),
    });
    expect(reply.status).toBe(200);
    return reply.json();
  };
  const events = () =>
    Promise.all(received.map(({ body, headers }) => stripe.parseEvent(body, headers, webhook.secret)));
  const kinds = async () => (await events()).map(({ kind }) => kind);
  const paid = async (changes: Partial<StartPayment> = {}) => {
    const started = await stripe.startPayment(order(changes));
    await click(started.redirectUrl, 'pay');
    return stripe.readPayment(started.providerRef);
  };
  const refusal = (promise: Promise<unknown>) =>
    promise.then(
      () => 'nothing was refused',
      (error: unknown) => (error instanceof ProviderError ? error.code : error),
    );

  it('know whose key it is', async () => {
    expect(await stripe.verifyCredentials()).toMatchObject({
      mode: 'test',
      accountId: expect.stringMatching(/^acct_/),
    });
  });

  it('refuse a wrong key and one without the permission', async () => {
    const wrong = new StripeProvider({ secretKey: 'sk_test_invalid_key', baseUrl: simulator.url });
    expect(await refusal(wrong.verifyCredentials())).toBe('invalid_credentials');
    const readOnly = new StripeProvider({ secretKey: 'rk_test_readonly_key', baseUrl: simulator.url });
    expect(await refusal(readOnly.startPayment(order()))).toBe('missing_permission');
  });

  it('know the account of a restricted key that may not read it', async () => {
    const secretKey = 'rk_test_noaccount_key';
    const restricted = new StripeProvider({ secretKey, baseUrl: simulator.url });
    const accountId = expect.stringMatching(/^acct_/);
    expect(await restricted.verifyCredentials()).toEqual({ mode: 'test', accountId, label: accountId });
    const headers = { authorization: `Bearer ${secretKey}` };
    const body = JSON.stringify({ path: '/v1/checkout/sessions', status: 403, times: 1 });
    await fetch(`${simulator.url}/simulator/fault`, { method: 'POST', headers, body });
    expect(await refusal(restricted.verifyCredentials())).toBe('missing_permission');
  });

  it('settle by the hosted page, with fee and net', async () => {
    const { providerRef, redirectUrl } = await stripe.startPayment(order());
    expect(await stripe.readPayment(providerRef)).toMatchObject({
      state: 'pending',
      providerPaymentId: null,
      fee: null,
    });
    expect(await click(redirectUrl, 'pay')).toMatchObject({
      status: 302,
      location: `http://shop.test/done?session=${providerRef}`,
    });
    expect(await stripe.readPayment(providerRef)).toMatchObject({
      state: 'settled',
      paymentId: 'payment-1',
      amount: 10_000,
      currency: 'EUR',
      fee: 320,
      net: 9_680,
      settlementCurrency: 'EUR',
      providerPaymentId: expect.stringMatching(/^pi_/),
    });
    await until(kinds, (seen) => seen.includes('settled') && seen.includes('feeKnown'));
    const settled = (await events()).find(({ kind }) => kind === 'settled');
    expect(settled).toMatchObject({ type: 'checkout.session.completed', providerRef, mode: 'test' });
  });

  it.each([
    ['JPY', 1_200],
    ['KWD', 1_230],
    ['ISK', 700],
    ['UGX', 20_000],
    ['MGA', 1_000_000],
  ])('keep the amount in %s', async (currency, amount) => {
    expect(await paid({ currency, amount })).toMatchObject({ currency, amount, state: 'settled' });
  });

  it('refuse what Stripe cannot charge', async () => {
    expect(await refusal(stripe.startPayment(order({ currency: 'KWD', amount: 1_234 })))).toBe('invalid_amount');
    expect(await refusal(stripe.startPayment(order({ amount: 49 })))).toBe('amount_too_small');
  });

  it('survive a declined card, 3-D Secure and a closed tab', async () => {
    const { providerRef, redirectUrl } = await stripe.startPayment(order());
    expect((await click(redirectUrl, 'pay', '4000 0000 0000 9995')).text).toContain('insufficient_funds');
    expect(await stripe.readPayment(providerRef)).toMatchObject({ state: 'pending', errorCode: 'insufficient_funds' });
    expect((await click(redirectUrl, 'challenge')).text).toContain('Complete authentication');
    expect((await click(redirectUrl, 'close')).location).toBeNull();
    expect(await stripe.readPayment(providerRef)).toMatchObject({ state: 'settled', errorCode: null });
    await until(kinds, (seen) => seen.includes('failed') && seen.includes('settled'));
  });

  it('go back without paying, and expire by the clock or by us', async () => {
    const first = await stripe.startPayment(order());
    expect(await click(first.redirectUrl, 'cancel')).toMatchObject({ location: 'http://shop.test/cart' });
    clock = 36 * 60_000;
    expect(await stripe.readPayment(first.providerRef)).toMatchObject({ state: 'expired' });
    clock = 0;
    const second = await stripe.startPayment(order({ idempotencyKey: 'payment-1:2' }));
    await stripe.cancel(second.providerRef);
    await stripe.cancel(second.providerRef);
    expect(await stripe.readPayment(second.providerRef)).toMatchObject({ state: 'expired' });
  });

  it.each([
    [true, 'settled', 'settled'],
    [false, 'declined', 'failed'],
  ] as const)('wait for a bank debit (arrives: %p)', async (succeeded, state, kind) => {
    const { providerRef, redirectUrl } = await stripe.startPayment(order());
    await click(redirectUrl, 'delayed');
    expect(await stripe.readPayment(providerRef)).toMatchObject({ state: 'processing' });
    await control('delayed', { session: providerRef, succeeded });
    expect(await stripe.readPayment(providerRef)).toMatchObject({ state });
    await until(kinds, (seen) => seen.includes('processing') && seen.includes(kind));
  });

  it('start once for one idempotency key, also in parallel, and refuse another amount', async () => {
    const payment = order();
    const started = await Promise.all(Array.from({ length: 8 }, () => stripe.startPayment(payment)));
    expect(new Set(started.map(({ providerRef }) => providerRef)).size).toBe(1);
    expect(await refusal(stripe.startPayment({ ...payment, amount: 9_999 }))).toBe('conflict');
  });

  it('are refunded in parts up to what was paid, each once', async () => {
    const { providerPaymentId, providerRef } = await paid();
    const refund = (amount: number, attempt: string) => stripe.refund(providerPaymentId ?? '', amount, 'EUR', attempt);
    const first = await refund(4_000, 'refund-1');
    expect(first).toMatchObject({ state: 'settled', amount: 4_000, currency: 'EUR' });
    expect(await refund(4_000, 'refund-1')).toEqual(first);
    expect(await stripe.readPayment(providerRef)).toMatchObject({ state: 'partiallyRefunded', amountRefunded: 4_000 });
    expect(await refusal(refund(6_001, 'refund-2'))).toBe('refund_too_large');
    await refund(6_000, 'refund-3');
    expect(await stripe.readPayment(providerRef)).toMatchObject({ state: 'refunded', amountRefunded: 10_000 });
    expect(await refusal(refund(1, 'refund-4'))).toBe('already_refunded');
    await control('fail-refund', { refund: first.providerRefundId });
    expect(await stripe.readPayment(providerRef)).toMatchObject({ state: 'partiallyRefunded', amountRefunded: 6_000 });
    await until(kinds, (seen) => seen.includes('refunded') && seen.includes('refundFailed'));
  });

  it('are disputed and won back', async () => {
    const { providerPaymentId } = await paid();
    const { id } = await control('dispute', { charge: providerPaymentId });
    await control('close-dispute', { dispute: id, won: true });
    await until(kinds, (seen) => seen.includes('disputed') && seen.includes('disputeWon'));
    expect((await events()).find(({ kind }) => kind === 'disputed')).toMatchObject({ providerPaymentId });
  });

  it('repeat by the month and end', async () => {
    const donation = await paid({ interval: 'month', subject: { service: 'commerce', kind: 'donation', id: 'd1' } });
    expect(donation).toMatchObject({ state: 'settled', fee: 320, subscriptionRef: expect.stringMatching(/^sub_/) });
    const subscription = donation.subscriptionRef ?? '';
    const invoice = await control('renew', { subscription });
    expect(await stripe.readPayment(invoice.id)).toMatchObject({
      state: 'settled',
      amount: 10_000,
      paymentId: 'payment-1',
      subscriptionRef: subscription,
    });
    await stripe.cancel(subscription);
    await until(kinds, (seen) => seen.includes('renewed') && seen.includes('subscriptionEnded'));
    expect((await kinds()).filter((kind) => kind === 'renewed')).toHaveLength(1);
  });

  it('are delivered twice and out of order with the same event ids', async () => {
    await control('delivery', { paused: true, copies: 2 });
    await paid();
    await control('flush', { order: 'reversed' });
    const seen = await events();
    const ids = seen.map(({ eventId }) => eventId);
    expect(ids.length).toBe(2 * new Set(ids).size);
    expect(seen[0]).toMatchObject({ kind: 'settled' });
    expect(seen.at(-1)).toMatchObject({ kind: 'feeKnown' });
  });

  it('believe no forged, altered, old or future message', async () => {
    await control('delivery', { paused: true });
    await paid();
    await control('flush');
    const [good] = received;
    const { body, headers } = good ?? { body: Buffer.alloc(0), headers: {} };
    const { eventId } = await stripe.parseEvent(body, headers, webhook.secret);
    const send = async (how: object) => {
      received = [];
      await control('resend', { event: eventId, ...how });
      const [message] = received;
      return refusal(stripe.parseEvent(message?.body ?? Buffer.alloc(0), message?.headers ?? {}, webhook.secret));
    };
    expect(await send({})).toBe('nothing was refused');
    expect(await send({ secret: 'whsec_of_somebody_else' })).toBe('invalid_signature');
    expect(await send({ ageSec: 400 })).toBe('invalid_signature');
    expect(await send({ ageSec: -400 })).toBe('invalid_signature');
    const altered = Buffer.from(body.toString().replace('"livemode": false', '"livemode": true'));
    expect(await refusal(stripe.parseEvent(altered, headers, webhook.secret))).toBe('invalid_signature');
    expect(await refusal(stripe.parseEvent(body, {}, webhook.secret))).toBe('invalid_signature');
  });

  it('hold an amount, take a part of it once, and leave the rest to the buyer', async () => {
    const held = await paid({ capture: 'manual' });
    const { providerRef, authorizedUntil } = held;
    expect(held).toMatchObject({ state: 'authorized', amount: 10_000, amountRefunded: 0, fee: null });
    expect(Number(authorizedUntil) - Date.now()).toBeGreaterThan(6.9 * 86_400_000);
    expect(await refusal(stripe.capture(providerRef, 10_001, 'EUR', 'too-much'))).toBe('invalid_amount');
    await stripe.capture(providerRef, 4_000, 'EUR', 'part');
    await stripe.capture(providerRef, 4_000, 'EUR', 'part');
    expect(await refusal(stripe.capture(providerRef, 4_000, 'EUR', 'again'))).toBe('invalid_request');
    await stripe.release(providerRef);
    const read = { state: 'settled', amount: 4_000, amountRefunded: 0, fee: 146, authorizedUntil: null };
    expect(await stripe.readPayment(providerRef)).toMatchObject(read);
    expect(await kinds()).toContain('settled');
    await stripe.refund(held.providerPaymentId ?? '', 1_000, 'EUR', 'refund');
    expect(await stripe.readPayment(providerRef)).toMatchObject({ state: 'partiallyRefunded', amountRefunded: 1_000 });
  });

  it('release what they hold, and see that the bank has released it', async () => {
    const own = await paid({ capture: 'manual' });
    await stripe.release(own.providerRef);
    await stripe.release(own.providerRef);
    expect(await stripe.readPayment(own.providerRef)).toMatchObject({ state: 'expired', amountRefunded: 0 });
    const other = await paid({ capture: 'manual', idempotencyKey: 'payment-2:1' });
    await control('end-hold', { intent: other.providerPaymentId });
    expect(await stripe.readPayment(other.providerRef)).toMatchObject({ state: 'expired' });
    expect((await events()).filter(({ kind }) => kind === 'expired')).toMatchObject([
      { providerPaymentId: own.providerPaymentId },
      { providerPaymentId: other.providerPaymentId },
    ]);
  });

  it('keep a webhook whose secret is known and replace one whose secret is lost', async () => {
    expect(await stripe.ensureWebhook(hookUrl(), webhook)).toEqual(webhook);
    const replaced = await stripe.ensureWebhook(hookUrl());
    expect(replaced.webhookId).not.toBe(webhook.webhookId);
    await stripe.removeWebhook(replaced.webhookId);
    await stripe.removeWebhook(replaced.webhookId);
  });

  it('are found again by reconciliation', async () => {
    const { providerRef } = await paid();
    expect(await stripe.listRecent(new Date(Date.now() - 60_000))).toEqual([{ providerRef, isPaid: true }]);
    expect(await stripe.listRecent(new Date(Date.now() + 60_000))).toEqual([]);
  });

  it('are tried again when Stripe fails, with one effect', async () => {
    await control('fault', { path: '/v1/checkout', status: 500, times: 2 });
    const { providerRef } = await stripe.startPayment(order());
    expect(await stripe.listRecent(new Date(0))).toEqual([{ providerRef, isPaid: false }]);
  });

  it('give up on a slow Stripe and leave it alone for a while', async () => {
    const policy = callPolicy({ timeoutMs: 150 });
    const impatient = new StripeProvider({ secretKey: key, baseUrl: simulator.url, policy });
    await control('fault', { path: '/v1/account', delayMs: 2_000, times: 8 });
    const attempts = Array.from({ length: 8 }, () => refusal(impatient.verifyCredentials()));
    expect(new Set(await Promise.all(attempts))).toEqual(new Set(['unavailable']));
    // The simulator would answer this one at once.
    await expect(impatient.verifyCredentials()).rejects.toThrow('not called for a moment');
  });
});
