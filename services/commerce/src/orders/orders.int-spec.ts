import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import {
  addLicenceKeys,
  addUpdateProduct,
  createCheckout,
  fulfilOrder,
  getBusinessDetails,
  getOrder,
  getProduct,
  getUserContact,
  listOrderDownloads,
  listOrders,
  orderPaid,
  orderRows,
  payCheckout,
  paymentDisputed,
  paymentExpired,
  paymentParked,
  paymentRefunded,
  paymentRefundFailed,
  paymentSettled,
  productsCounted,
  productBlockSource,
  productsChanged,
  receiptContent,
  refundOrder,
  resendAccess,
  resolveAttention,
  revokeAccess,
  sendEmail,
  settleCheckout,
  type EventData,
  type OrderView,
  type RequestInput,
} from '@linkyard/contracts';
import { ProviderError } from '@linkyard/egress';
import { newId } from '@linkyard/mongo';
import { DomainError, EventTooEarly } from '@linkyard/service-kit';
import { visitor } from '@linkyard/service-kit/testing';
import { startStripe } from '@linkyard/simulators';
import { anOrder, buyer, CommerceHarness, type Seller } from '../testing/commerce-harness.js';
import { aFile, contactOf } from '../testing/shop-harness.js';
import { CheckLedger } from '../ledger-check/check-ledger.js';
import { StripeProvider } from '../payments/providers/stripe/stripe-provider.js';
import { CheckoutExpiry } from '../checkout/checkout-expiry.js';
import { CheckoutService } from '../checkout/checkout.service.js';
import { orderMailDue } from '../mails/order-mail-outbox.js';
import { productStats } from '../checkout/migrations/2026-11-24-product-stats.js';
import { OrdersRepository } from './orders.repository.js';

const noAddress = { line1: '', line2: '', city: '', region: '', postalCode: '', country: '' };
const aBusiness = { name: 'Ana Sells', companyName: '', address: noAddress, taxId: '' };

describe('orders', () => {
  let stripe: Awaited<ReturnType<typeof startStripe>>;
  let commerce: CommerceHarness;
  let ana: Seller;
  beforeAll(async () => {
    stripe = await startStripe({});
    commerce = await CommerceHarness.start(stripe.url);
    commerce.answeringBus.answer(getUserContact, ({ userId }) => ({ contact: contactOf(userId) }));
    commerce.answeringBus.answer(getBusinessDetails, () => ({ business: aBusiness }));
    ana = await commerce.seller();
  }, 60_000);
  afterAll(async () => {
    await commerce.stop();
    await stripe.close();
  });

  const order = async (_id: string) => (await commerce.call(getOrder, { _id }, ana.ctx)).order;
  const product = (sent: RequestInput<typeof addUpdateProduct> = {}) =>
    commerce.call(
      addUpdateProduct,
      { title: 'Print', price: '50.00', currency: 'EUR', state: 'published', ...sent },
      ana.ctx,
    );
  /** An order of 100.00 that Stripe has been paid for. */
  const sold = async (sent: RequestInput<typeof addUpdateProduct> = {}, locale = 'en'): Promise<OrderView> => {
    const { publicId } = await product(sent);
    const { checkout } = await commerce.call(
      createCheckout,
      {
        publicId,
        items: [{ publicId, qty: 2 }],
        buyer: { email: 'vera@example.com', name: 'Vera Vale', address: 'Lane 1', country: 'DE' },
        idempotencyKey: randomUUID(),
      },
      { ...visitor(), locale },
    );
    const { redirectUrl } = await commerce.call(payCheckout, { publicId: checkout.publicId }, visitor());
    await buyer(redirectUrl, 'pay');
    await commerce.call(settleCheckout, { publicId: checkout.publicId }, visitor());
    const { orderId } = await commerce.get(CheckoutService).get(checkout.publicId);
    const _id = orderId ?? '';
    await commerce.deliver(orderPaid, { orderId: _id, ownerId: ana.ownerId, total: 10_000, currency: 'EUR' });
    return order(_id);
  };
  const digital = { files: [aFile()] };
  const refund = (_id: string, sent: Partial<RequestInput<typeof refundOrder>> = {}) =>
    commerce.call(refundOrder, { _id, idempotencyKey: randomUUID(), ...sent }, ana.ctx);
  const paymentOf = async (_id: string): Promise<EventData<typeof paymentRefunded>> => {
    const row = await commerce.rows('orders').findOne({ _id });
    return {
      ...{ paymentId: String(row?.['paymentId']), ownerId: ana.ownerId, provider: 'stripe' },
      subject: { service: 'commerce', kind: 'order', id: _id },
      ...{ amount: 1_000, currency: 'EUR', refundId: newId(), refundedTotal: 1_000 },
    };
  };
  const mails = async (template: string, { number }: OrderView) => {
    await commerce.relay(orderMailDue);
    const sent = commerce.recordedJobs.of(sendEmail);
    return sent.filter((mail) => mail.template === template && mail.values['number'] === String(number));
  };

  it('are refunded in part and whole, and put back into stock', async () => {
    const stock = { track: true, onHand: 5, allowBackorder: false, lowAt: 0 };
    const { _id, lines } = await sold({ stock });
    const { order: half } = await refund(_id, { amount: '40.00' });
    expect(half).toMatchObject({
      state: 'paid',
      paymentState: 'partiallyRefunded',
      totals: { refunded: { amount: 4_000 }, refundable: { amount: 6_000 } },
    });
    const { order: whole } = await refund(_id, { restock: true });
    expect(whole).toMatchObject({
      state: 'cancelled',
      paymentState: 'refunded',
      totals: { refunded: { amount: 10_000 }, refundable: { amount: 0 } },
      lines: [{ refundedQty: 2 }],
    });
    const { product: after } = await commerce.call(getProduct, { _id: lines[0]?.productId ?? '' }, ana.ctx);
    expect(after.stock).toMatchObject({ onHand: 5, reserved: 0 });
    expect(await mails('order-refunded', whole)).toHaveLength(2);
    await expect(refund(_id)).rejects.toMatchObject({ code: 'orders.not_paid' });
  }, 20_000);

  it('put back as many of a line as are returned with a part of the money', async () => {
    const { _id, lines } = await sold({ stock: { track: true, onHand: 5, allowBackorder: false, lowAt: 0 } });
    const [line] = lines;
    if (!line) throw new Error('The order has no line');
    const part = (qty: number) =>
      refund(_id, { amount: '10.00', restock: true, restockLines: [{ lineId: line.id, qty }] });
    await expect(part(line.qty + 1)).rejects.toMatchObject({ code: 'core.invalid_input' });
    expect((await part(1)).order.lines).toMatchObject([{ qty: 2, refundedQty: 1 }]);
    const { product: stored } = await commerce.call(getProduct, { _id: line.productId }, ana.ctx);
    expect(stored.stock.onHand).toBe(5 - 2 + 1);
    await expect(part(2)).rejects.toMatchObject({ code: 'core.invalid_input' });
  }, 20_000);

  /** What is wrong with a checkout that is begun; a quote says nothing of its buyer. */
  const problemsOf = (wanted: Omit<RequestInput<typeof createCheckout>, 'idempotencyKey'>): Promise<unknown> =>
    commerce.call(createCheckout, { ...wanted, idempotencyKey: randomUUID() }, visitor()).then(
      () => [],
      (error: unknown) => (error instanceof DomainError ? error.details.errors : error),
    );

  it('count against the limit of their buyer without what was returned', async () => {
    const { _id, lines } = await sold({ limits: { perBuyer: 2 } });
    const bought = await commerce.call(getProduct, { _id: lines[0]?.productId ?? '' }, ana.ctx);
    const { publicId } = bought.product;
    const wanted = { publicId, items: [{ publicId, qty: 1 }], buyer: { email: 'vera@example.com' } };
    const problems = () => problemsOf(wanted);
    expect(await problems()).toMatchObject([{ path: 'items.0.qty' }]);
    await refund(_id, { amount: '40.00', restock: true });
    expect(await problems()).toEqual([]);
  }, 20_000);

  it('count all of their items as refunded with the whole amount, until a refund comes back', async () => {
    const { _id, lines } = await sold({ limits: { perBuyer: 2 } });
    const { publicId } = (await commerce.call(getProduct, { _id: lines[0]?.productId ?? '' }, ana.ctx)).product;
    const wanted = { publicId, items: [{ publicId, qty: 2 }], buyer: { email: 'vera@example.com' } };
    const problems = () => problemsOf(wanted);
    const { order: half } = await refund(_id, { amount: '40.00' });
    expect(half.lines).toMatchObject([{ refundedQty: 0 }]);
    expect((await refund(_id)).order.lines).toMatchObject([{ refundedQty: 2 }]);
    expect(await problems()).toEqual([]);
    const row = await commerce.get(OrdersRepository).findOne({ ownerId: ana.ownerId, _id });
    const refundId = row?.refunds.at(-1)?.refundId ?? '';
    const back = { ...(await paymentOf(_id)), refundId, amount: 6_000 };
    await commerce.deliver(paymentRefundFailed, back);
    expect(await order(_id)).toMatchObject({
      lines: [{ refundedQty: 0 }],
      needsAttention: { code: 'refund_failed', text: expect.stringContaining('did not reach the buyer') },
    });
  }, 20_000);

  it('give back what a refund under way had claimed when it is refused later', async () => {
    const { _id } = await sold();
    const pending = jest.spyOn(StripeProvider.prototype, 'refund');
    pending.mockResolvedValueOnce({
      providerRefundId: `re_${newId()}`,
      state: 'pending',
      amount: 4_000,
      currency: 'EUR',
    });
    const { order: waiting } = await refund(_id, { amount: '40.00' });
    pending.mockRestore();
    expect(waiting).toMatchObject({ refunds: [{ state: 'pending' }], totals: { refundable: { amount: 6_000 } } });
    const row = await commerce.get(OrdersRepository).findOne({ ownerId: ana.ownerId, _id });
    const refundId = row?.refunds.at(-1)?.refundId ?? '';
    const failed = { ...(await paymentOf(_id)), refundId, amount: 4_000, refundedTotal: 0, wasSettled: false };
    for (let copy = 0; copy < 2; copy += 1) await commerce.deliver(paymentRefundFailed, failed);
    expect(await order(_id)).toMatchObject({
      ...{ paymentState: 'paid', refunds: [{ state: 'failed' }], totals: { refundable: { amount: 10_000 } } },
      needsAttention: { code: 'refund_failed' },
    });
  });

  it('that are paid twice name the second payment until that is dismissed', async () => {
    const { _id } = await sold();
    const { refundId: _refund, refundedTotal: _total, ...payment } = await paymentOf(_id);
    const paid = { ...payment, amount: 10_000, isRenewal: false, sequence: 1, originPaymentId: null };
    await commerce.deliver(paymentSettled, paid);
    expect((await order(_id)).needsAttention).toBeNull();
    const second = newId();
    await commerce.deliver(paymentSettled, { ...paid, paymentId: second });
    const text = `This order was paid twice. Refund the second payment, ${second}.`;
    expect(await order(_id)).toMatchObject({
      needsAttention: { code: 'paid_twice', text },
      duplicatePayment: { paymentId: second, text, refundable: { amount: 10_000 } },
    });
    const dismissed = { _id, decision: 'dismiss' as const, idempotencyKey: randomUUID() };
    await commerce.call(resolveAttention, dismissed, ana.ctx);
    expect((await order(_id)).needsAttention).toBeNull();
  });

  /** A second payment for an order, made at the provider as the first one was. */
  const paidAgain = async (_id: string): Promise<string> => {
    const subject = { service: 'commerce', kind: 'order', id: _id } as const;
    const { paymentId, redirectUrl } = await commerce.payments.start(anOrder(ana, { subject }));
    await buyer(redirectUrl, 'pay');
    await commerce.payments.settle(ana.ownerId, paymentId);
    const first = { isRenewal: false, sequence: 1, originPaymentId: null };
    const { refundId: _refund, refundedTotal: _total, ...payment } = await paymentOf(_id);
    await commerce.deliver(paymentSettled, { ...payment, ...first, paymentId, amount: 10_000 });
    return paymentId;
  };
  const rowOf = (paymentId: string) => commerce.rows('payments').findOne({ _id: paymentId });

  it('that are paid twice keep what was paid first while the seller refunds the second payment', async () => {
    const { _id } = await sold({ digital });
    const second = await paidAgain(_id);
    const before = await order(_id);
    const decision = { _id, code: 'paid_twice', decision: 'refund', idempotencyKey: randomUUID() } as const;
    const { order: after } = await commerce.call(resolveAttention, decision, ana.ctx);
    expect(after).toMatchObject({ needsAttention: null, duplicatePayment: null, refunds: [] });
    for (const one of ['state', 'paymentState', 'fulfilmentState', 'totals'] as const)
      expect(after[one]).toEqual(before[one]);
    expect(await rowOf(second)).toMatchObject({ refundedTotal: 10_000 });
    expect(await rowOf(String((await commerce.rows('orders').findOne({ _id }))?.['paymentId']))).toMatchObject({
      refundedTotal: 0,
    });
    const refunded = { ...(await paymentOf(_id)), paymentId: second, amount: 10_000, refundedTotal: 10_000 };
    await commerce.deliver(paymentRefunded, refunded);
    expect(await order(_id)).toMatchObject({ state: before.state, paymentState: 'paid', refunds: [] });
    await commerce.deliver(paymentRefundFailed, { ...refunded, refundedTotal: 0 });
    expect((await order(_id)).duplicatePayment).toMatchObject({ paymentId: second, refundable: { amount: 10_000 } });
    const later = Date.now() + 3_600_000;
    const differences = (await commerce.get(CheckLedger).check(ana.ownerId, later)).filter(
      ({ reference }) => reference === _id,
    );
    expect(differences).toMatchObject([{ kind: 'order_refunded' }]);
  }, 20_000);

  it('that are paid twice say so beside another notice, and no refund of the second payment is theirs', async () => {
    const { _id } = await sold({ digital: { licenceKeyMode: 'pool' } });
    const second = newId();
    const refunded = { ...(await paymentOf(_id)), paymentId: second, amount: 10_000, refundedTotal: 10_000 };
    await expect(commerce.deliver(paymentRefunded, refunded)).rejects.toThrow(EventTooEarly);
    const { refundId: _refund, refundedTotal: _total, ...payment } = refunded;
    await commerce.deliver(paymentSettled, { ...payment, isRenewal: false, sequence: 1, originPaymentId: null });
    const both = { needsAttention: { code: 'keys_missing' }, duplicatePayment: { paymentId: second } };
    expect(await order(_id)).toMatchObject(both);
    const listed = await commerce.call(listOrders, { filters: { needsAttention: true }, listPerPage: 100 }, ana.ctx);
    expect(listed.data.map((one) => one._id)).toContain(_id);
    await commerce.deliver(paymentDisputed, { ...payment, outcome: 'opened' });
    expect(await order(_id)).toMatchObject({ ...both, dispute: null });
    await commerce.deliver(paymentRefunded, refunded);
    expect(await order(_id)).toMatchObject({
      ...{ state: 'paid', paymentState: 'paid', refunds: [] },
      ...{ needsAttention: { code: 'keys_missing' }, duplicatePayment: null },
    });
  });

  it('make a sold-out card buyable again by a refund that restocks, and publish that to pages', async () => {
    const stock = { track: true, onHand: 2, allowBackorder: false, lowAt: 0 };
    const { _id, lines } = await sold({ stock, limits: { totalSales: 2 } });
    const ids = lines.map(({ productId }) => productId);
    const shown = async () => {
      const asked = { userId: ana.ownerId, ids, newest: 0, sectionIds: [] };
      const { items } = await commerce.call(productBlockSource, asked, visitor());
      const published = (await commerce.events(productsChanged.name)).filter((one) => one['ownerId'] === ana.ownerId);
      return { soldOut: items[0]?.soldOut, published: published.length };
    };
    const before = await shown();
    expect(before.soldOut).toBe(true);
    await refund(_id, { amount: '50.00' });
    expect(await shown()).toEqual(before);
    await refund(_id, { restock: true });
    expect(await shown()).toEqual({ soldOut: false, published: before.published + 1 });
  }, 20_000);

  it('are not refunded by repeating a refund that was refused, but by another one', async () => {
    const { _id } = await sold();
    const refusing = jest.spyOn(StripeProvider.prototype, 'refund');
    refusing.mockRejectedValueOnce(new ProviderError('missing_permission', 'The key may not refund.'));
    const request = { amount: '30.00', idempotencyKey: randomUUID() };
    for (const _try of [1, 2])
      await expect(refund(_id, request)).rejects.toMatchObject({ code: 'payments.refund_refused' });
    refusing.mockRestore();
    const after = (await refund(_id, { amount: '100.00' })).order;
    expect(after.totals).toMatchObject({ refunded: { amount: 10_000 }, refundable: { amount: 0 } });
  });

  it('are refunded once per key, and never by more than was paid', async () => {
    const { _id } = await sold();
    const idempotencyKey = randomUUID();
    const same = await Promise.allSettled([1, 2].map(() => refund(_id, { amount: '30.00', idempotencyKey })));
    expect(same.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled']);
    expect((await order(_id)).refunds).toHaveLength(1);
    const other = refund(_id, { amount: '31.00', idempotencyKey });
    await expect(other).rejects.toMatchObject({ code: 'core.idempotency_mismatch' });
    const race = await Promise.allSettled([1, 2, 3].map(() => refund(_id, { amount: '40.00' })));
    expect(race.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect((await order(_id)).totals).toMatchObject({ refunded: { amount: 7_000 }, refundable: { amount: 3_000 } });
    await expect(refund(_id, { amount: '30.01' })).rejects.toMatchObject({ code: 'payments.refund_exceeds' });
  }, 20_000);

  it('lose their downloads by a refund that withdraws them', async () => {
    const { _id } = await sold({ digital });
    await refund(_id, { revokeAccess: true });
    expect(await order(_id)).toMatchObject({ state: 'cancelled', fulfilmentState: 'revoked' });
    const { downloads } = await commerce.call(listOrderDownloads, { _id }, ana.ctx);
    expect(downloads).toMatchObject([{ state: 'revoked' }]);
  });

  it('take over refunds and disputes from the provider, each once', async () => {
    const { _id } = await sold();
    const refunded = await paymentOf(_id);
    for (let copy = 0; copy < 2; copy += 1) await commerce.deliver(paymentRefunded, refunded);
    expect(await order(_id)).toMatchObject({
      paymentState: 'partiallyRefunded',
      totals: { refunded: { amount: 1_000 } },
    });
    const { refundId: _refund, refundedTotal: _total, ...payment } = refunded;
    await commerce.deliver(paymentDisputed, { ...payment, outcome: 'opened' });
    expect(await order(_id)).toMatchObject({ paymentState: 'disputed', needsAttention: { code: 'disputed' } });
    await commerce.deliver(paymentDisputed, { ...payment, outcome: 'won' });
    await commerce.deliver(paymentDisputed, { ...payment, outcome: 'opened' });
    expect(await order(_id)).toMatchObject({ paymentState: 'partiallyRefunded', needsAttention: null });
  });

  it('are paid before a refund, its return or a dispute of the payment is applied, whichever is heard first', async () => {
    const { publicId } = await product();
    const items = [{ publicId, qty: 1 }];
    const request = { publicId, items, buyer: { email: 'vera@example.com' }, idempotencyKey: randomUUID() };
    const { checkout } = await commerce.call(createCheckout, request, visitor());
    await commerce.call(payCheckout, { publicId: checkout.publicId }, visitor());
    const { orderId } = await commerce.get(CheckoutService).get(checkout.publicId);
    const _id = orderId ?? '';
    const refunded = { ...(await paymentOf(_id)), paymentId: newId() };
    const { refundId: _refund, refundedTotal: _total, ...payment } = refunded;
    await expect(commerce.deliver(paymentRefunded, refunded)).rejects.toThrow(EventTooEarly);
    await expect(commerce.deliver(paymentDisputed, { ...payment, outcome: 'opened' })).rejects.toThrow(EventTooEarly);
    expect(await order(_id)).toMatchObject({ paymentState: 'unpaid', refunds: [], dispute: null });
    const settled = { ...payment, amount: 5_000, isRenewal: false, sequence: 1, originPaymentId: null };
    await commerce.deliver(paymentSettled, settled);
    await expect(commerce.deliver(paymentRefundFailed, refunded)).rejects.toThrow(EventTooEarly);
    await commerce.deliver(paymentRefunded, refunded);
    expect(await order(_id)).toMatchObject({
      paymentState: 'partiallyRefunded',
      totals: { paid: { amount: 5_000 }, refunded: { amount: 1_000 } },
    });
  });

  /** An order of 50.00 that Stripe has been paid for, before its payment was read there. */
  const unread = async () => {
    const { publicId } = await product();
    const items = [{ publicId, qty: 1 }];
    const request = { publicId, items, buyer: { email: 'vera@example.com' }, idempotencyKey: randomUUID() };
    const { checkout } = await commerce.call(createCheckout, request, visitor());
    const { redirectUrl } = await commerce.call(payCheckout, { publicId: checkout.publicId }, visitor());
    await buyer(redirectUrl, 'pay');
    const { orderId, paymentId } = await commerce.get(CheckoutService).get(checkout.publicId);
    return { publicId: checkout.publicId, orderId: orderId ?? '', paymentId: paymentId ?? '' };
  };

  it('are paid with another amount than they cost, which their seller decides about', async () => {
    const { publicId, orderId: _id, paymentId } = await unread();
    await commerce.rows('payments').updateOne({ _id: paymentId }, { $set: { amount: 4_000 } });
    await commerce.rows('orders').updateOne({ _id }, { $set: { 'totals.total': 4_000 } });
    await commerce.call(settleCheckout, { publicId }, visitor());
    const differs = { code: 'amount_differs', text: 'Another amount was paid than this order costs.' };
    const paid = { state: 'paid', totals: { paid: { amount: 5_000 }, refundable: { amount: 5_000 } } };
    expect(await order(_id)).toMatchObject({ ...paid, needsAttention: differs });
  });

  it('that were paid in another currency wait for their seller and do not expire', async () => {
    const { publicId, orderId: _id, paymentId } = await unread();
    await commerce.rows('payments').updateOne({ _id: paymentId }, { $set: { currency: 'USD' } });
    const { checkout } = await commerce.call(settleCheckout, { publicId }, visitor());
    expect(checkout).toMatchObject({ paymentState: 'processing' });
    const parked = (await commerce.events(paymentParked.name)).filter((event) => event['paymentId'] === paymentId);
    for (const event of parked) await commerce.deliver(paymentParked, paymentParked.data.parse(event));
    const { signal } = new AbortController();
    await commerce.get(CheckoutExpiry).run(signal, new Date(Date.now() + 86_400_000));
    const waiting = { state: 'pending', needsAttention: { code: 'currency_differs' } };
    expect(await order(_id)).toMatchObject(waiting);
    const needing = { filters: { needsAttention: true }, listPerPage: 100 } as const;
    const listed = async () => (await commerce.call(listOrders, needing, ana.ctx)).data.map((one) => one._id);
    expect(await listed()).toContain(_id);
    const decided = { _id, idempotencyKey: randomUUID() };
    const refunded = commerce.call(resolveAttention, { ...decided, decision: 'refund' }, ana.ctx);
    await expect(refunded).rejects.toMatchObject({ code: 'orders.not_paid' });
    await commerce.call(resolveAttention, { ...decided, decision: 'dismiss' }, ana.ctx);
    expect(await listed()).not.toContain(_id);
  });

  it('stay open when a payment ends that another one has taken the place of', async () => {
    const { publicId } = await product();
    const items = [{ publicId, qty: 1 }];
    const request = { publicId, items, buyer: { email: 'vera@example.com' }, idempotencyKey: randomUUID() };
    const { checkout } = await commerce.call(createCheckout, request, visitor());
    await commerce.call(payCheckout, { publicId: checkout.publicId }, visitor());
    const { orderId, paymentId } = await commerce.get(CheckoutService).get(checkout.publicId);
    const _id = orderId ?? '';
    const { refundId: _refund, refundedTotal: _total, ...payment } = await paymentOf(_id);
    await commerce.deliver(paymentExpired, { ...payment, paymentId: newId() });
    expect(await order(_id)).toMatchObject({ state: 'pending' });
    await commerce.deliver(paymentExpired, { ...payment, paymentId: paymentId ?? '' });
    expect(await order(_id)).toMatchObject({ state: 'expired' });
  });

  it('count on their product: checkouts, items, what was paid and refunds, each once', async () => {
    const { _id, lines } = await sold();
    const productId = lines[0]?.productId ?? '';
    const { refundId: _refund, refundedTotal: _total, ...payment } = await paymentOf(_id);
    const first = { isRenewal: false, sequence: 1, originPaymentId: null };
    await commerce.deliver(paymentSettled, { ...payment, amount: 10_000, ...first });
    const idempotencyKey = randomUUID();
    for (let copy = 0; copy < 2; copy += 1) await refund(_id, { amount: '30.00', idempotencyKey });
    for (const counted of await commerce.events(productsCounted.name))
      await commerce.deliver(productsCounted, productsCounted.data.parse(counted));
    const { product: found } = await commerce.call(getProduct, { _id: productId }, ana.ctx);
    const revenue = [{ amount: 10_000, currency: 'EUR' }];
    expect(found.stats).toEqual({ checkouts: 1, sales: 2, refunds: 1, revenue });
    await commerce.rows('products').updateOne({ _id: productId }, { $unset: { stats: 1 } });
    await productStats.up(commerce.database);
    const { product: counted } = await commerce.call(getProduct, { _id: productId }, ana.ctx);
    expect(counted.stats).toEqual({ checkouts: 1, sales: 2, refunds: 1, revenue });
  });

  it('lose their downloads with a lost dispute, which the seller is shown until it is dismissed', async () => {
    const { _id } = await sold({ digital });
    const { refundId: _refund, refundedTotal: _total, ...payment } = await paymentOf(_id);
    for (const outcome of ['opened', 'lost', 'lost'] as const)
      await commerce.deliver(paymentDisputed, { ...payment, outcome });
    const lost = { paymentState: 'lost', fulfilmentState: 'revoked', needsAttention: { code: 'dispute_lost' } };
    expect(await order(_id)).toMatchObject(lost);
    const { downloads } = await commerce.call(listOrderDownloads, { _id }, ana.ctx);
    expect(downloads).toMatchObject([{ state: 'revoked' }]);
    const dismissed = { _id, decision: 'dismiss' as const, idempotencyKey: randomUUID() };
    await commerce.call(resolveAttention, dismissed, ana.ctx);
    expect(await order(_id)).toMatchObject({ ...lost, needsAttention: null });
  });

  it('are fulfilled line by line, once per key, and the buyer is notified once', async () => {
    const { _id, lines } = await sold({ type: 'physical' });
    const lineId = lines[0]?.id ?? '';
    const tracking = { carrier: 'DHL', trackingCode: 'JJD1', trackingUrl: 'https://dhl.example/JJD1' };
    const idempotencyKey = randomUUID();
    const request = { _id, lines: [{ lineId, qty: 1 }], ...tracking, idempotencyKey };
    for (let copy = 0; copy < 2; copy += 1) await commerce.call(fulfilOrder, request, ana.ctx);
    const part = await order(_id);
    expect(part).toMatchObject({ state: 'partiallyFulfilled', fulfilments: [tracking] });
    expect(await mails('order-shipped', part)).toMatchObject([{ values: { items: '1 × Print', carrier: 'DHL' } }]);
    await commerce.call(fulfilOrder, { _id, idempotencyKey: randomUUID(), notify: false }, ana.ctx);
    expect(await order(_id)).toMatchObject({ state: 'fulfilled', fulfilmentState: 'shipped' });
    const again = commerce.call(fulfilOrder, { _id, idempotencyKey: randomUUID() }, ana.ctx);
    await expect(again).rejects.toMatchObject({ code: 'orders.nothing_to_fulfil' });
  });

  it('have mails and a receipt in the language in which they were bought', async () => {
    const sale = await sold({ digital }, 'de-AT');
    const number = String(sale.number);
    const spaced = (values: Record<string, string> = {}) => JSON.stringify(values).replaceAll('\u00a0', ' ');
    const [receipt] = await mails('order-receipt', sale);
    expect(receipt).toMatchObject({
      locale: 'de-AT',
      values: { mailSubject: `Deine Bestellung ${number} bei Ana Sells` },
    });
    expect(spaced(receipt?.values)).toContain('2 × Print: 100,00 €');
    await refund(sale._id, { amount: '30.00' });
    expect(spaced((await mails('order-refunded', sale))[0]?.values)).toContain('30,00 €');
    const wanted = { ownerId: ana.ownerId, kind: 'order-receipt' as const, subjectId: sale._id };
    const { content } = await commerce.call(receiptContent, wanted, visitor());
    expect(content).toMatchObject({ language: 'de', title: `Beleg zur Bestellung ${number}` });
  });

  it('have their links sent again, with all downloads where the seller wants it', async () => {
    const sale = await sold({ digital });
    const { _id } = sale;
    await commerce.rows('downloadGrants').updateOne({ orderId: _id }, { $set: { remaining: 0, state: 'exhausted' } });
    const idempotencyKey = randomUUID();
    for (let copy = 0; copy < 2; copy += 1)
      await commerce.call(resendAccess, { _id, reset: true, idempotencyKey }, ana.ctx);
    expect(await mails('order-access', sale)).toHaveLength(1);
    const { downloads } = await commerce.call(listOrderDownloads, { _id }, ana.ctx);
    expect(downloads).toMatchObject([{ state: 'active', remaining: 5 }]);
    await commerce.call(revokeAccess, { _id }, ana.ctx);
    await commerce.call(resendAccess, { _id, reset: true, idempotencyKey: randomUUID() }, ana.ctx);
    expect((await commerce.call(listOrderDownloads, { _id }, ana.ctx)).downloads).toMatchObject([{ state: 'revoked' }]);
  });

  it('without enough licence keys wait for their seller, who delivers or refunds them', async () => {
    const sale = await sold({ digital: { licenceKeyMode: 'pool' } });
    const { _id, lines } = sale;
    expect(sale.needsAttention?.code).toBe('keys_missing');
    const decide = (decision: 'fulfil' | 'refund', of = _id) =>
      commerce.call(resolveAttention, { _id: of, decision, idempotencyKey: randomUUID() }, ana.ctx);
    await expect(decide('fulfil')).rejects.toMatchObject({ code: 'orders.keys_missing' });
    expect((await order(_id)).needsAttention?.code).toBe('keys_missing');
    await commerce.call(addLicenceKeys, { productId: lines[0]?.productId ?? '', keys: ['K-1', 'K-2'] }, ana.ctx);
    expect((await decide('fulfil')).order).toMatchObject({ state: 'fulfilled', needsAttention: null });
    const { downloads } = await commerce.call(listOrderDownloads, { _id }, ana.ctx);
    expect(downloads[0]?.licenceKeys).toEqual(['K-1', 'K-2']);
    const other = await sold({ digital: { licenceKeyMode: 'pool' } });
    expect((await decide('refund', other._id)).order).toMatchObject({ state: 'cancelled', needsAttention: null });
  }, 20_000);

  it('are found by name, number, product and day', async () => {
    const { _id, number, lines } = await sold();
    const ids = async (request: RequestInput<typeof listOrders>) =>
      (await commerce.call(listOrders, { listPerPage: 100, ...request }, ana.ctx)).data.map((one) => one._id);
    for (const searchTerm of ['vale', 'VER va', 'vera@example.com', String(number)])
      expect(await ids({ searchTerm })).toContain(_id);
    expect(await ids({ searchTerm: `#${number}` })).toEqual([_id]);
    for (const searchTerm of ['vale unknown', 'ale', '@']) expect(await ids({ searchTerm })).toEqual([]);
    expect(await ids({ filters: { productId: lines[0]?.productId } })).toEqual([_id]);
    // In Los Angeles the evening of the day before.
    await commerce.rows('orders').updateOne({ _id }, { $set: { createdAt: new Date('2026-11-25T05:00:00Z') } });
    const inZone = (timeZone: string) =>
      commerce.answeringBus.answer(getUserContact, ({ userId }) => ({ contact: { ...contactOf(userId), timeZone } }));
    inZone('America/Los_Angeles');
    const onDay = (day: string) => ids({ filters: { from: day, to: day } });
    expect(await onDay('2026-11-24')).toContain(_id);
    expect(await onDay('2026-11-25')).not.toContain(_id);
    inZone('UTC');
    expect(await onDay('2026-11-25')).toContain(_id);
    expect(await ids({ filters: { to: '2020-01-01' } })).toEqual([]);
  });

  it('are exported with what the provider took, paid out and calls the payment', async () => {
    const { number, lines } = await sold();
    const filters = { productId: lines[0]?.productId };
    const asked = { ownerId: ana.ownerId, filters, after: null, limit: 10 };
    const { columns, rows } = await commerce.call(orderRows, asked, visitor());
    const row = Object.fromEntries(columns.map(({ title }, at) => [title, rows[0]?.[at]]));
    expect(row).toMatchObject({ 'order no': number, provider: 'stripe', total: '100.00', 'payout currency': 'EUR' });
    expect(row['transaction id']).toMatch(/^(pi|ch)_/);
    expect(Number(row['fee']) + Number(row['net'])).toBe(100);
  });

  it('of another seller are missing', async () => {
    const { _id } = await sold();
    const ben = await commerce.seller();
    const key = { idempotencyKey: randomUUID() };
    const calls = await Promise.allSettled([
      commerce.call(refundOrder, { _id, ...key }, ben.ctx),
      commerce.call(fulfilOrder, { _id, ...key }, ben.ctx),
      commerce.call(resendAccess, { _id, ...key }, ben.ctx),
      commerce.call(revokeAccess, { _id }, ben.ctx),
      commerce.call(resolveAttention, { _id, decision: 'refund', ...key }, ben.ctx),
      commerce.call(listOrderDownloads, { _id }, ben.ctx),
    ]);
    for (const call of calls) expect(call).toMatchObject({ status: 'rejected', reason: { code: 'core.not_found' } });
  });
});
