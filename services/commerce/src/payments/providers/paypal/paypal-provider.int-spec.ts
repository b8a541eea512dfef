import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { callPolicy, ProviderError } from '@linkyard/egress';
import { startPayPal } from '@linkyard/simulators';
import { until } from '@linkyard/testing';
import type { ProviderWebhook, StartPayment, WebhookHeaders } from '../payment-provider.js';
import { PayPalProvider } from './paypal-provider.js';

describe('payments by PayPal', () => {
  let simulator: Awaited<ReturnType<typeof startPayPal>>;
  let receiver: Server;
  let receiverUrl = '';
  let received: { body: Buffer; headers: WebhookHeaders }[] = [];
  let credentials = { clientId: '', clientSecret: 'secret-of-the-app' };
  let payPal: PayPalProvider;
  let webhook: ProviderWebhook;
  let accounts = 0;

  beforeAll(async () => {
    simulator = await startPayPal();
    receiver = createServer((request, response) => {
      const chunks: Buffer[] = [];
      request.on('data', (chunk: Buffer) => chunks.push(chunk));
      request.on('end', () => {
        const headers = Object.fromEntries(
          Object.entries(request.headers).map(([name, value]) => [name, String(value)]),
        );
        // What was sent to an earlier case's address may come late.
        if (request.url === `/hook/${accounts}`) received.push({ body: Buffer.concat(chunks), headers });
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
    received = [];
    accounts += 1;
    credentials = { clientId: `client-of-owner-${accounts}`, clientSecret: 'secret-of-the-app' };
    payPal = new PayPalProvider({ ...credentials, mode: 'test', baseUrl: simulator.url });
    webhook = await payPal.ensureWebhook(hookUrl());
  });

  const hookUrl = () => `${receiverUrl}/hook/${accounts}`;
  const order = (changes: Partial<StartPayment> = {}): StartPayment => ({
    paymentId: 'payment-1',
    subject: { service: 'commerce', kind: 'order', id: 'order-1' },
    amount: 10_000,
    currency: 'EUR',
    buyer: {},
    description: 'A print',
    successUrl: 'http://shop.test/done',
    cancelUrl: 'http://shop.test/cart',
    expiresAt: new Date(Date.now() + 30 * 60_000),
    idempotencyKey: 'payment-1:1',
    interval: 'once',
    capture: 'automatic',
    ...changes,
  });
  const click = async (url: string, outcome: string) => {
    const reply = await fetch(url, { method: 'POST', body: new URLSearchParams({ outcome }), redirect: 'manual' });
    return reply.headers.get('location');
  };
  const control = async (action: string, input: object = {}) => {
    const basic = Buffer.from(`${credentials.clientId}:${credentials.clientSecret}`).toString('base64');
    const token = await fetch(`${simulator.url}/v1/oauth2/token`, {
      method: 'POST',
      headers: { authorization: `Basic ${basic}` },
    });
    const { access_token } = await token.json();
    const headers = { authorization: `Bearer ${access_token}` };
    const reply = await fetch(`${simulator.url}/simulator/${action}`, {
      method: 'POST',
      headers,
      body: JSON.stringify(input),
    });
    expect(reply.status).toBe(200);
  };
  const events = () =>
    Promise.all(received.map(({ body, headers }) => payPal.parseEvent(body, headers, webhook.secret)));
  const kinds = async () => (await events()).map(({ kind }) => kind);
  const paid = async (changes: Partial<StartPayment> = {}) => {
    const started = await payPal.startPayment(order(changes));
    await click(started.redirectUrl, 'pay');
    return payPal.readPayment(started.providerRef);
  };
  const refusal = (promise: Promise<unknown>) =>
    promise.then(
      () => 'nothing was refused',
      (error: unknown) => (error instanceof ProviderError ? error.code : error),
    );

  it('know whose app it is and refuse a wrong secret', async () => {
    expect(await payPal.verifyCredentials()).toMatchObject({ mode: 'test', accountId: expect.stringMatching(/^APP-/) });
    const wrong = new PayPalProvider({
      ...credentials,
      clientSecret: 'invalid-secret',
      mode: 'test',
      baseUrl: simulator.url,
    });
    expect(await refusal(wrong.verifyCredentials())).toBe('invalid_credentials');
  });

  it('hold an amount by an authorisation, take a part of it once, and give up another', async () => {
    const held = await paid({ capture: 'manual' });
    expect(held).toMatchObject({ state: 'authorized', amount: 10_000, providerPaymentId: null });
    expect(Number(held.authorizedUntil)).toBeGreaterThan(Date.now());
    const { providerRef } = held;
    expect(await refusal(payPal.capture(providerRef, 10_001, 'EUR', 'too-much'))).toBe('invalid_request');
    await payPal.capture(providerRef, 4_000, 'EUR', 'part');
    await payPal.capture(providerRef, 4_000, 'EUR', 'part');
    expect(await refusal(payPal.capture(providerRef, 4_000, 'EUR', 'again'))).toBe('invalid_request');
    await payPal.release(providerRef);
    const read = { state: 'settled', amount: 4_000, amountRefunded: 0, fee: 159 };
    expect(await payPal.readPayment(providerRef)).toMatchObject(read);
    const other = await paid({ capture: 'manual', idempotencyKey: 'payment-2:1' });
    await payPal.release(other.providerRef);
    await payPal.release(other.providerRef);
    expect(await payPal.readPayment(other.providerRef)).toMatchObject({ state: 'expired' });
    expect(await kinds()).toEqual(expect.arrayContaining(['approved', 'processing', 'settled', 'expired']));
  });

  it('settle by the approval page, with fee and net', async () => {
    const { providerRef, redirectUrl } = await payPal.startPayment(order());
    expect(await payPal.readPayment(providerRef)).toMatchObject({
      state: 'pending',
      amount: 10_000,
      providerPaymentId: null,
    });
    expect(await click(redirectUrl, 'pay')).toBe(`http://shop.test/done?token=${providerRef}&PayerID=SIMULATEDPAYER`);
    const reads = await Promise.all([payPal.readPayment(providerRef), payPal.readPayment(providerRef)]);
    expect(reads[0]).toMatchObject({
      state: 'settled',
      amount: 10_000,
      currency: 'EUR',
      fee: 338,
      net: 9_662,
      paymentId: 'payment-1',
    });
    expect(reads[1]).toEqual(reads[0]);
    await until(kinds, (seen) => seen.includes('approved') && seen.includes('settled'));
    const settled = (await events()).find(({ kind }) => kind === 'settled');
    expect(settled).toMatchObject({ providerRef, providerPaymentId: reads[0].providerPaymentId });
  });

  it.each([
    ['JPY', 1_200],
    ['HUF', 120_000],
    ['USD', 1_234],
  ])('keep the amount in %s', async (currency, amount) => {
    expect(await paid({ currency, amount })).toMatchObject({ currency, amount, state: 'settled' });
  });

  it('refuse what PayPal cannot charge', async () => {
    expect(await refusal(payPal.startPayment(order({ currency: 'KWD' })))).toBe('currency_not_supported');
    expect(await refusal(payPal.startPayment(order({ currency: 'HUF', amount: 120_050 })))).toBe('invalid_amount');
  });

  it('go back without paying', async () => {
    const { providerRef, redirectUrl } = await payPal.startPayment(order());
    expect(await click(redirectUrl, 'cancel')).toBe(`http://shop.test/cart?token=${providerRef}`);
    expect(await payPal.readPayment(providerRef)).toMatchObject({ state: 'pending' });
  });

  it('send the buyer to the same page again after a declined card', async () => {
    const { providerRef, redirectUrl } = await payPal.startPayment(order());
    await click(redirectUrl, 'decline');
    expect(await payPal.readPayment(providerRef)).toMatchObject({ state: 'pending', errorCode: 'INSTRUMENT_DECLINED' });
    await click(redirectUrl, 'close');
    expect(await payPal.readPayment(providerRef)).toMatchObject({ state: 'settled', errorCode: null });
  });

  it('wait while PayPal reviews', async () => {
    const { providerRef, redirectUrl } = await payPal.startPayment(order());
    await click(redirectUrl, 'pending');
    expect(await payPal.readPayment(providerRef)).toMatchObject({ state: 'processing', fee: null });
    await control('review', { order: providerRef, accepted: true });
    expect(await payPal.readPayment(providerRef)).toMatchObject({ state: 'settled', fee: 338 });
    await until(kinds, (seen) => seen.includes('processing') && seen.includes('settled'));
  });

  it('start once for one idempotency key', async () => {
    const first = await payPal.startPayment(order());
    expect(await payPal.startPayment(order())).toEqual(first);
  });

  it('are refunded in parts up to what was paid, each once', async () => {
    const { providerPaymentId, providerRef } = await paid();
    const refund = (amount: number, attempt: string) => payPal.refund(providerPaymentId ?? '', amount, 'EUR', attempt);
    const first = await refund(4_000, 'refund-1');
    expect(first).toMatchObject({ state: 'settled', amount: 4_000 });
    expect(await refund(4_000, 'refund-1')).toEqual(first);
    expect(await payPal.readPayment(providerRef)).toMatchObject({ state: 'partiallyRefunded', amountRefunded: 4_000 });
    expect(await refusal(refund(6_001, 'refund-2'))).toBe('refund_too_large');
    await refund(6_000, 'refund-3');
    expect(await refusal(refund(1, 'refund-4'))).toBe('already_refunded');
    await until(kinds, (seen) => seen.filter((kind) => kind === 'refunded').length === 2);
    expect((await events()).find(({ kind }) => kind === 'refunded')).toMatchObject({ providerPaymentId });
  });

  it('are disputed', async () => {
    const { providerRef, providerPaymentId } = await paid();
    await control('dispute', { order: providerRef });
    await until(kinds, (seen) => seen.includes('disputed'));
    expect((await events()).find(({ kind }) => kind === 'disputed')).toMatchObject({ providerPaymentId });
  });

  it('repeat by the month, are refunded and end', async () => {
    const donation = await paid({ interval: 'month' });
    expect(donation).toMatchObject({
      state: 'settled',
      amount: 10_000,
      paymentId: 'payment-1',
      providerPaymentId: expect.stringMatching(/^sale:/),
    });
    const subscription = donation.subscriptionRef ?? '';
    await control('renew', { subscription });
    await until(kinds, (seen) => seen.filter((kind) => kind === 'renewed').length === 2);
    const renewal = (await events()).find(
      ({ kind, providerRef }) => kind === 'renewed' && providerRef !== donation.providerPaymentId,
    );
    expect(await payPal.readPayment(renewal?.providerRef ?? '')).toMatchObject({
      state: 'settled',
      subscriptionRef: subscription,
    });
    await payPal.refund(renewal?.providerRef ?? '', 10_000, 'EUR', 'refund-1');
    expect(await payPal.readPayment(renewal?.providerRef ?? '')).toMatchObject({
      state: 'refunded',
      amountRefunded: 10_000,
    });
    await payPal.cancel(subscription);
    await until(kinds, (seen) => seen.includes('subscriptionEnded'));
  });

  it('are delivered twice and out of order with the same event ids, and forged or altered messages are rejected', async () => {
    await control('delivery', { paused: true, copies: 2 });
    await paid();
    await control('flush', { reversed: true });
    const seen = await events();
    expect(seen.map(({ kind }) => kind)).toEqual(['settled', 'settled', 'approved', 'approved']);
    expect(new Set(seen.map(({ eventId }) => eventId)).size).toBe(2);
    const [{ body, headers } = { body: Buffer.alloc(0), headers: {} }] = received;
    const altered = Buffer.from(body.toString().replace('100.00', '900.00'));
    expect(await refusal(payPal.parseEvent(altered, headers, webhook.secret))).toBe('invalid_signature');
    expect(await refusal(payPal.parseEvent(body, headers, 'ANOTHERWEBHOOK'))).toBe('invalid_signature');
    expect(await refusal(payPal.parseEvent(body, {}, webhook.secret))).toBe('invalid_signature');
    expect(await refusal(payPal.parseEvent(Buffer.from('no event'), headers, webhook.secret))).toBe(
      'invalid_signature',
    );
  });

  it('keep one webhook per address', async () => {
    expect(await payPal.ensureWebhook(hookUrl())).toEqual(webhook);
    await payPal.removeWebhook(webhook.webhookId);
    await payPal.removeWebhook(webhook.webhookId);
    expect((await payPal.ensureWebhook(hookUrl())).webhookId).not.toBe(webhook.webhookId);
  });

  it('keep the webhook of an earlier version, and have it sent what this version handles', async () => {
    const tokens = async () => {
      const basic = Buffer.from(`${credentials.clientId}:${credentials.clientSecret}`).toString('base64');
      const headers = { authorization: `Basic ${basic}` };
      return (await fetch(`${simulator.url}/v1/oauth2/token`, { method: 'POST', headers })).json();
    };
    const headers = { authorization: `Bearer ${(await tokens()).access_token}` };
    const webhooks = `${simulator.url}/v1/notifications/webhooks`;
    const body = JSON.stringify([{ op: 'replace', path: '/event_types', value: [{ name: 'PAYMENT.SALE.COMPLETED' }] }]);
    await fetch(`${webhooks}/${webhook.webhookId}`, { method: 'PATCH', headers, body });
    for (let time = 0; time < 2; time += 1) expect(await payPal.ensureWebhook(hookUrl())).toEqual(webhook);
    const listed = await (await fetch(webhooks, { headers })).json();
    const names = listed.webhooks[0].event_types.map(({ name }: { name: string }) => name);
    expect(names).toEqual(payPal.webhookEvents);
  });

  it('fetch another token when theirs has run out, and try again when PayPal fails', async () => {
    await control('expire-tokens');
    await payPal.startPayment(order());
    await control('fault', { path: '/v2/checkout', status: 500, times: 2 });
    await payPal.startPayment(order({ idempotencyKey: 'payment-1:2' }));
  });

  it('give up on a slow PayPal', async () => {
    const policy = callPolicy({ timeoutMs: 150 });
    const impatient = new PayPalProvider({ ...credentials, mode: 'test', baseUrl: simulator.url, policy });
    await impatient.verifyCredentials();
    await control('fault', { path: '/v1/notifications', delayMs: 2_000 });
    expect(await refusal(impatient.ensureWebhook(hookUrl()))).toBe('unavailable');
  });
});
