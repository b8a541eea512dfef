import { beforeAll, describe, expect, it } from '@jest/globals';
import {
  addUpdateProduct,
  checkLedger,
  connectPayments,
  createCheckout,
  getCheckout,
  getSales,
  payCheckout,
  paymentHistory,
  purchaseHistory,
  type ProductView,
  type RequestInput,
} from '@linkyard/contracts';
import { baseUrl, call, must, newCreator, send, theAdmin, until, type Person } from '@linkyard/testing';

const unknownId = 'a'.repeat(24);
const post = (path: string, body: string, headers: Record<string, string> = {}) =>
  fetch(`${baseUrl()}${path}`, { method: 'POST', headers: { 'content-type': 'application/json', ...headers }, body });

describe('webhooks of payment providers', () => {
  let ana: Person;
  let mug: ProductView;
  const connectionIds: Record<string, string> = {};
  beforeAll(async () => {
    ana = await newCreator('Ana');
    const sent = { title: 'Mug', price: '12.30', currency: 'EUR', state: 'published' as const };
    mug = await must(addUpdateProduct, sent, ana.token);
    const key = ana.token.slice(-12).replace(/[^A-Za-z0-9]/g, 'x');
    const accounts: RequestInput<typeof connectPayments>[] = [
      { provider: 'stripe', secretKey: `sk_test_${key}` },
      { provider: 'paypal', clientId: `client-${key}`, clientSecret: 'secret-of-the-app', mode: 'test' },
    ];
    for (const account of accounts) {
      const { _id, state } = await must(connectPayments, account, ana.token);
      expect(state).toBe('active');
      connectionIds[account.provider] = _id;
    }
  });

  it.each(['stripe', 'paypal'] as const)('of %s pay an order whose buyer never returns', async (provider) => {
    const { checkout } = await must(createCheckout, {
      publicId: mug.publicId,
      items: [{ publicId: mug.publicId, qty: 2 }],
      buyer: { email: 'ada@example.com' },
      idempotencyKey: crypto.randomUUID(),
    });
    const { redirectUrl } = await must(payCheckout, { publicId: checkout.publicId, provider });
    const body = new URLSearchParams({ outcome: 'pay', card: '4242424242424242', email: 'ada@example.com' });
    await fetch(redirectUrl, { method: 'POST', body, redirect: 'manual' });
    const paid = await until(
      async () => (await must(getCheckout, { publicId: checkout.publicId })).checkout,
      ({ state }) => state === 'completed',
    );
    expect(paid.order?.number).toBeGreaterThan(0);
  });

  it('credit the sale to its seller only', async () => {
    const sales = await until(
      () => must(getSales, { range: '7d' }, ana.token),
      ({ totals }) => totals.payments === 2 && totals.fees > 0,
    );
    expect(sales).toMatchObject({ currency: 'EUR', totals: { gross: 4_920, refunds: 0 } });
    expect(sales.products).toMatchObject([{ title: 'Mug', qty: 4, gross: 4_920 }]);
    const history = await must(paymentHistory, { filters: { kind: 'settled' } }, ana.token);
    expect(history.data.map(({ amount, provider }) => [amount.amount, provider]).sort()).toEqual([
      [2_460, 'paypal'],
      [2_460, 'stripe'],
    ]);
    expect((await must(purchaseHistory, {}, ana.token)).totalCount).toBe(2);
    const ben = await newCreator('Ben');
    expect(await must(getSales, {}, ben.token)).toMatchObject({ currencies: [], totals: { gross: 0 } });
    expect((await must(paymentHistory, {}, ben.token)).totalCount).toBe(0);
    expect((await must(purchaseHistory, {}, ben.token)).totalCount).toBe(0);
  });

  it('leave a ledger that the administrator can prove', async () => {
    const admin = await theAdmin();
    expect((await must(checkLedger, {}, admin.token)).differences).toEqual([]);
    expect((await call(checkLedger, {}, ana.token)).http).toBe(403);
  });

  it('refuses figures of a range or a currency that does not exist', async () => {
    const refused = await send({ path: '/user/sales', role: 'user' }, { range: '2d', currency: 'euro' }, ana.token);
    expect(refused.body.errors?.map(({ path }) => path).sort()).toEqual(['currency', 'range']);
    const unknown = await send({ path: '/user/payment-history', role: 'user' }, { filters: { kind: 'x' } }, ana.token);
    expect(unknown.http).toBe(422);
  });

  it('are refused when their signature is not valid', async () => {
    const signed = { 'stripe-signature': 't=1,v1=00' };
    const forged = await post(`/webhooks/stripe/${connectionIds['stripe']}`, '{"id":"evt_1"}', signed);
    expect([forged.status, Reflect.get(Object(await forged.json()), 'code')]).toEqual([
      400,
      'payments.signature_invalid',
    ]);
    expect((await post(`/webhooks/paypal/${connectionIds['paypal']}`, '{"id":"WH-1"}')).status).toBe(400);
    expect((await post(`/webhooks/stripe/${connectionIds['stripe']}`, '{}')).status).toBe(400);
  });

  it('are refused for an address that belongs to no connection', async () => {
    const { stripe = '' } = connectionIds;
    for (const path of [`stripe/${unknownId}`, 'stripe/none', `paypal/${stripe}`, `square/${stripe}`])
      expect([path, (await post(`/webhooks/${path}`, '{}')).status]).toEqual([path, 404]);
  });

  it('are refused above 256 kB', async () => {
    const body = JSON.stringify({ text: 'x'.repeat(300_000) });
    expect((await post(`/webhooks/stripe/${connectionIds['stripe']}`, body)).status).toBe(413);
  });
});
