import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  addUpdateProduct,
  cancelOrder,
  createCheckout,
  fulfilOrder,
  getCheckout,
  getOrder,
  getProduct,
  getUserContact,
  listOrders,
  markOrderPaid,
  orderPlaced,
  payCheckout,
  paymentHistory,
  quoteCheckout,
  refundOrder,
  sendEmail,
  type RequestInput,
} from '@linkyard/contracts';
import { visitor } from '@linkyard/service-kit/testing';
import { startStripe } from '@linkyard/simulators';
import { CheckoutExpiry } from '../checkout/checkout-expiry.js';
import { CheckoutService } from '../checkout/checkout.service.js';
import { orderMailDue } from '../mails/order-mail-outbox.js';
import { CheckLedger } from '../ledger-check/check-ledger.js';
import { CommerceHarness, type Seller } from '../testing/commerce-harness.js';
import { contactOf } from '../testing/shop-harness.js';

describe('orders that are paid offline', () => {
  let stripe: Awaited<ReturnType<typeof startStripe>>;
  let commerce: CommerceHarness;
  let ana: Seller;
  beforeAll(async () => {
    stripe = await startStripe({});
    commerce = await CommerceHarness.start(stripe.url);
    commerce.answeringBus.answer(getUserContact, ({ userId }) => ({ contact: contactOf(userId) }));
    ana = await commerce.seller();
  }, 60_000);
  afterAll(async () => {
    await commerce.stop();
    await stripe.close();
  });

  type Sent = RequestInput<typeof addUpdateProduct>;
  const offline: Sent['payment'] = { methods: ['offline'], offlineText: 'To DE02 1203' };
  const product = (sent: Sent = {}) =>
    commerce.call(
      addUpdateProduct,
      { title: 'Print', price: '50.00', currency: 'EUR', state: 'published', payment: offline, ...sent },
      ana.ctx,
    );
  const track = (onHand: number) => ({ track: true, onHand, allowBackorder: false, lowAt: 0 });
  const begin = async (publicId: string) => {
    const buyer = { email: 'vera@example.com', name: 'Vera Vale' };
    const wanted = { publicId, items: [{ publicId, qty: 1 }], buyer, idempotencyKey: randomUUID() };
    return (await commerce.call(createCheckout, wanted, visitor())).checkout.publicId;
  };
  const pay = (publicId: string, provider?: 'stripe' | 'offline') =>
    commerce.call(payCheckout, { publicId, ...(provider ? { provider } : {}) }, visitor());
  const placed = async (sent: Sent = {}) => {
    const { _id: productId, publicId } = await product(sent);
    const checkout = await begin(publicId);
    await pay(checkout);
    const _id = (await commerce.get(CheckoutService).get(checkout)).orderId ?? '';
    return { _id, productId, checkout };
  };
  const order = async (_id: string) => (await commerce.call(getOrder, { _id }, ana.ctx)).order;
  const stockOf = async (_id: string) => (await commerce.call(getProduct, { _id }, ana.ctx)).product.stock;
  const atField = (path: string) => ({ code: 'core.invalid_input', details: { errors: [{ path }] } });

  it('wait for their seller with their stock, and say how to pay', async () => {
    const { _id, productId, checkout } = await placed({ stock: track(1) });
    await commerce.get(CheckoutExpiry).run(new AbortController().signal, new Date(Date.now() + 3 * 3_600_000));
    expect(await order(_id)).toMatchObject({ state: 'pending', paymentState: 'unpaid', isOffline: true });
    expect(await stockOf(productId)).toMatchObject({ onHand: 1, reserved: 1 });
    const shown = (await commerce.call(getCheckout, { publicId: checkout }, visitor())).checkout;
    expect(shown).toMatchObject({
      state: 'completed',
      paymentState: 'offline',
      offlineText: 'To DE02 1203',
      order: null,
    });
    await expect(pay(checkout)).rejects.toMatchObject({ code: 'checkout.completed' });
    const { data } = await commerce.call(listOrders, {}, ana.ctx);
    expect(data.map((listed) => listed._id)).toContain(_id);
    await commerce.deliver(orderPlaced, { orderId: _id, ownerId: ana.ownerId, total: 5_000, currency: 'EUR' });
    const [mail] = commerce.recordedJobs.of(sendEmail).filter(({ key }) => key === `order-placed:${_id}`);
    expect(mail?.values).toMatchObject({ howToPay: 'To DE02 1203', total: '€50.00' });
    expect(mail?.values['orderLink']).toContain(`/thankyou?checkout=${checkout}`);
  });

  it('are settled once when their seller has the money, and refunded without a provider', async () => {
    const { _id, productId } = await placed({ stock: track(1) });
    const marked = await commerce.call(markOrderPaid, { _id }, ana.ctx);
    expect(marked.order).toMatchObject({ state: 'paid', paymentState: 'paid', totals: { paid: { amount: 5_000 } } });
    expect((await commerce.call(markOrderPaid, { _id }, ana.ctx)).order.number).toBe(marked.order.number);
    expect(await stockOf(productId)).toMatchObject({ onHand: 0, reserved: 0 });
    const refund = { _id, amount: '20.00', idempotencyKey: randomUUID() };
    expect((await commerce.call(refundOrder, refund, ana.ctx)).order.paymentState).toBe('partiallyRefunded');
    const { data } = await commerce.call(paymentHistory, { searchTerm: _id, sort: 'createdAt' }, ana.ctx);
    expect(data).toMatchObject([
      { kind: 'settled', provider: 'offline', amount: { amount: 5_000 } },
      { kind: 'refund', provider: 'offline', amount: { amount: -2_000 } },
    ]);
    const balances = await commerce.balances(ana.ownerId);
    expect(balances).toMatchObject({ sales: -5_000, offline: 3_000, refunds: 2_000, providerBalance: 0 });
    expect(await commerce.get(CheckLedger).check(ana.ownerId, Date.now() + 3_600_000)).toEqual([]);
  });

  it('give their stock back when they are cancelled, and cannot be paid any more', async () => {
    const { _id, productId } = await placed({ stock: track(1) });
    const { order: cancelled } = await commerce.call(cancelOrder, { _id, reason: 'It broke.' }, ana.ctx);
    expect(cancelled).toMatchObject({ state: 'cancelled', paymentState: 'cancelled' });
    expect(cancelled.stateHistory.at(-1)).toMatchObject({ to: 'cancelled', reason: 'It broke.' });
    expect((await commerce.call(cancelOrder, { _id }, ana.ctx)).order.state).toBe('cancelled');
    await commerce.relay(orderMailDue);
    const mails = commerce.recordedJobs.of(sendEmail).filter(({ key }) => key === `order-cancelled:${_id}`);
    expect(mails).toMatchObject([{ to: 'vera@example.com', values: { reason: 'It broke.', total: '€50.00' } }]);
    expect(await stockOf(productId)).toMatchObject({ onHand: 1, reserved: 0 });
    await expect(commerce.call(markOrderPaid, { _id }, ana.ctx)).rejects.toMatchObject({
      code: 'orders.not_awaiting_payment',
    });
  });

  it('are cancelled without a refund once they are paid, where their seller says so', async () => {
    const { _id, productId } = await placed({ stock: track(2) });
    await commerce.call(markOrderPaid, { _id }, ana.ctx);
    await expect(commerce.call(cancelOrder, { _id }, ana.ctx)).rejects.toMatchObject({
      code: 'orders.refund_undecided',
    });
    const wanted = { _id, reason: 'Not fetched.', withoutRefund: true };
    const { order: cancelled } = await commerce.call(cancelOrder, wanted, ana.ctx);
    expect(cancelled).toMatchObject({ state: 'cancelled', paymentState: 'paid', totals: { paid: { amount: 5_000 } } });
    await commerce.call(cancelOrder, wanted, ana.ctx);
    expect(await stockOf(productId)).toMatchObject({ onHand: 2, reserved: 0 });
    await commerce.relay(orderMailDue);
    const mails = commerce.recordedJobs.of(sendEmail).filter(({ key }) => key === `order-cancelled:${_id}`);
    expect(mails).toMatchObject([{ template: 'paid-order-cancelled', values: { reason: 'Not fetched.' } }]);
    const fulfil = commerce.call(fulfilOrder, { _id, idempotencyKey: randomUUID() }, ana.ctx);
    await expect(fulfil).rejects.toMatchObject({ code: 'orders.nothing_to_fulfil' });
    const refund = { _id, restock: true, idempotencyKey: randomUUID() };
    expect((await commerce.call(refundOrder, refund, ana.ctx)).order).toMatchObject({
      state: 'cancelled',
      paymentState: 'refunded',
    });
    expect(await stockOf(productId)).toMatchObject({ onHand: 2, reserved: 0 });
  });

  it('may follow a payment page that was left', async () => {
    const { publicId } = await product({ payment: { methods: ['stripe', 'offline'], offlineText: 'Cash' } });
    const checkout = await begin(publicId);
    expect((await pay(checkout)).redirectUrl).toMatch(/^http/);
    expect((await pay(checkout, 'offline')).redirectUrl).toBe(`/thankyou?checkout=${checkout}`);
    const { orderId, paymentId } = await commerce.get(CheckoutService).get(checkout);
    expect(await commerce.rows('payments').findOne({ _id: paymentId ?? '' })).toMatchObject({ state: 'cancelled' });
    expect(await order(orderId ?? '')).toMatchObject({ state: 'pending', isOffline: true });
  });

  it('are offered where the products of a checkout agree on it', async () => {
    const { publicId: onlyOffline } = await product();
    const { publicId: anything } = await product({ payment: { methods: [] } });
    const both = await product({ payment: { methods: ['stripe', 'offline'], offlineText: 'Cash' } });
    const quote = (...ids: string[]) =>
      commerce.call(
        quoteCheckout,
        { publicId: ids[0] ?? '', items: ids.map((publicId) => ({ publicId, qty: 1 })) },
        visitor(),
      );
    expect(await quote(both.publicId)).toMatchObject({ methods: ['stripe', 'offline'], problems: [] });
    expect(await quote(both.publicId, onlyOffline)).toMatchObject({ methods: ['offline'], problems: [] });
    expect(await quote(both.publicId, anything)).toMatchObject({ methods: ['stripe'], problems: [] });
    expect(await quote(anything, onlyOffline)).toMatchObject({ methods: [], problems: [{ path: 'items.1.qty' }] });
    const refused = pay(await begin(anything), 'offline');
    await expect(refused).rejects.toMatchObject({ code: 'checkout.method_not_offered' });
  });

  it('are refused to publish when no way to pay can be used', async () => {
    await expect(product({ payment: { methods: ['paypal'] } })).rejects.toMatchObject(atField('payment.methods'));
    const silent = product({ payment: { methods: ['offline'] } });
    await expect(silent).rejects.toMatchObject(atField('payment.offlineText'));
    expect((await product({ payment: { methods: ['paypal'] }, state: 'draft' })).state).toBe('draft');
    expect((await product({ payment: { methods: ['paypal', 'stripe'] } })).state).toBe('published');
  });
});
