import { describe, expect, it } from '@jest/globals';
import Stripe from 'stripe';
import type { StartPayment } from '../payment-provider.js';
import { stripeEventTypes } from './stripe-events.js';
import { StripeProvider } from './stripe-provider.js';

const url = process.env['STRIPE_MOCK_URL'];
const group = url ? describe : describe.skip;
const why = url ? '' : ' (skipped: no STRIPE_MOCK_URL, so there is no stripe-mock to ask)';

/** stripe-mock checks each request against Stripe's own OpenAPI description and answers with its fixtures. */
group(`what the Stripe adapter sends is accepted by stripe-mock${why}`, () => {
  const secretKey = 'sk_test_123';
  const stripe = new StripeProvider({ secretKey, baseUrl: url });
  const payment = (changes: Partial<StartPayment> = {}): StartPayment => ({
    paymentId: '65f000000000000000000001',
    subject: { service: 'commerce', kind: 'order', id: '65f000000000000000000002' },
    amount: 1_250,
    currency: 'EUR',
    buyer: { email: 'ada@example.com', name: 'Ada', locale: 'de' },
    description: 'A print and a frame',
    successUrl: 'https://shop.example.com/thankyou?session={CHECKOUT_SESSION_ID}',
    cancelUrl: 'https://shop.example.com/checkout/1',
    expiresAt: new Date(Date.now() + 3_600_000),
    idempotencyKey: `attempt-${Math.random()}`,
    interval: 'once',
    capture: 'automatic',
    ...changes,
  });

  const raw = () => {
    const { hostname: host, port } = new URL(url ?? '');
    return new Stripe(secretKey, { host, port, protocol: 'http', telemetry: false, maxNetworkRetries: 0 });
  };

  it('differs from a request with a parameter that Stripe does not have', async () => {
    const sent = raw().rawRequest('POST', '/v1/refunds', { payment_intent: 'pi_1', cents: 5 });
    await expect(sent).rejects.toThrow(/additional properties are not allowed/);
  });

  it('verifies the credentials', async () => {
    expect(await stripe.verifyCredentials()).toMatchObject({ mode: 'test' });
  });

  it.each([
    ['an order', {}],
    ['a donation', { subject: { service: 'commerce', kind: 'donation', id: '1' } }],
    ['a currency without decimals', { currency: 'JPY', amount: 500 }],
    ['a currency with three decimals', { currency: 'KWD', amount: 1_500 }],
    ['a buyer without an address', { buyer: {} }],
    ['a monthly donation', { interval: 'month' as const }],
    ['a yearly donation', { interval: 'year' as const }],
  ])('begins the payment of %s', async (_name, changes) => {
    // Its fixture of a session has no address to go to, which is judged after the request was accepted.
    const begun = stripe.startPayment(payment(changes));
    await expect(begun.catch(({ code }: { code: string }) => ({ code }))).resolves.not.toMatchObject({
      code: 'invalid_request',
    });
  });

  it('reads a payment, a renewal, recent payments and the movements of the balance', async () => {
    expect(await stripe.readPayment('cs_test_1')).toMatchObject({ providerRef: 'cs_test_1' });
    expect(await stripe.readPayment('in_1')).toMatchObject({ providerRef: 'in_1' });
    const since = new Date(Date.now() - 3_600_000);
    expect((await stripe.listRecent(since)).length).toBeGreaterThan(0);
    expect(Array.isArray(await stripe.listMovements(since))).toBe(true);
    expect(Array.isArray(await stripe.listPeriods('sub_1'))).toBe(true);
    expect(Array.isArray(await stripe.listReversals(since))).toBe(true);
  });

  it('refunds a part, and closes payments and subscriptions', async () => {
    expect(await stripe.refund('pi_1', 500, 'EUR', `refund-${Math.random()}`)).toMatchObject({ currency: 'EUR' });
    await stripe.cancel('cs_test_1');
    await stripe.cancel('sub_1');
  });

  it('wants events that Stripe has, and removes its webhook', async () => {
    // Its description is older than the API version that we pin, so the endpoint is made without one.
    const endpoint = { url: 'https://shop.example.com/webhooks/stripe/1', enabled_events: [...stripeEventTypes] };
    expect((await raw().webhookEndpoints.create(endpoint)).id).toMatch(/^we_/);
    const unknown: object = { ...endpoint, enabled_events: ['payout.invented'] };
    await expect(raw().rawRequest('POST', '/v1/webhook_endpoints', { ...unknown })).rejects.toThrow(/validation/);
    await stripe.removeWebhook('we_1');
  });
});
