import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from '@jest/globals';
import {
  cancelOrder,
  connectPayments,
  deliverOrder,
  fulfilOrder,
  getOrder,
  listOrderDownloads,
  listOrders,
  markOrderPaid,
  noteOrder,
  purchaseHistory,
  refundOrder,
  resendAccess,
  resolveAttention,
  revokeAccess,
  type AnyCommand,
  type OrderView,
} from '@linkyard/contracts';
import { mailTo, must, newCreator, send, theAdmin, uniqueName, until, type Person } from '@linkyard/testing';
import { openScreen, postForm } from './public-form.js';
import { aDocument, aFreeProduct, buyWithStripe, pdf, takeFree } from './shop.js';

function httpOf({ http, subject }: AnyCommand) {
  if (!http) throw new Error(`${subject} has no path`);
  return http;
}

describe('orders of a seller', () => {
  let ana: Person;
  let ben: Person;
  let admin: Person;
  let print: string;
  let guide: string;
  const orderOf = async (email: string): Promise<OrderView> => {
    const { data } = await must(listOrders, { searchTerm: email }, ana.token);
    if (!data[0]) throw new Error(`no order of ${email} is listed`);
    return data[0];
  };
  const get = async (_id: string) => (await must(getOrder, { _id }, ana.token)).order;
  const sold = async () => orderOf(await buyWithStripe(print));

  beforeAll(async () => {
    [ana, ben, admin] = await Promise.all([newCreator('Ana'), newCreator('Ben'), theAdmin()]);
    const secretKey = `sk_test_${uniqueName().replace('-', '')}`;
    await must(connectPayments, { provider: 'stripe', secretKey }, ana.token);
    const priced = { priceModel: 'fixed', price: '12.00', type: 'service' } as const;
    const { _id: mediaId } = await aDocument(ana);
    const digital = { files: [{ mediaId, name: 'Guide.pdf', size: pdf.length }] };
    print = (await aFreeProduct(ana, { ...priced, title: 'Print' })).publicId;
    guide = (await aFreeProduct(ana, { digital })).publicId;
  });

  it('are listed, searched and filtered by their seller alone', async () => {
    const { _id, number, lines } = await sold();
    const productId = lines[0]?.productId ?? '';
    for (const searchTerm of [String(number), `#${number}`]) {
      const { data } = await must(listOrders, { searchTerm }, ana.token);
      expect(data.map((order) => order._id)).toContain(_id);
    }
    // Days are the seller's, which may be tomorrow or yesterday in UTC.
    const dayAt = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
    const found = await must(listOrders, { filters: { productId, from: dayAt(-1), to: dayAt(1) } }, ana.token);
    expect(found.data.map((order) => order._id)).toContain(_id);
    expect((await must(listOrders, { filters: { to: '2020-01-01' } }, ana.token)).totalCount).toBe(0);
    expect((await must(listOrders, {}, ben.token)).totalCount).toBe(0);
    expect((await must(purchaseHistory, {}, ana.token)).data.length).toBeGreaterThan(0);
  });

  it('are refunded in part and whole, and never by more than was paid', async () => {
    const { _id } = await sold();
    const refund = (amount?: string) =>
      send(httpOf(refundOrder), { _id, ...(amount ? { amount } : {}), idempotencyKey: randomUUID() }, ana.token);
    expect((await refund('6.00')).http).toBe(200);
    expect((await refund('6.01')).body).toMatchObject({ code: 'payments.refund_exceeds' });
    expect((await refund()).http).toBe(200);
    const refunded = await until(
      () => get(_id),
      ({ paymentState }) => paymentState === 'refunded',
    );
    expect(refunded.totals).toMatchObject({ refunded: { amount: 1_200 }, refundable: { amount: 0 } });
    expect((await refund('1.00')).http).toBe(409);
  });

  it('that are paid offline show how to pay until their seller has the money', async () => {
    const payment = { methods: ['offline' as const], offlineText: 'Please transfer it to DE02 1203.' };
    const priced = { priceModel: 'fixed', price: '12.00', type: 'service' } as const;
    const { publicId } = await aFreeProduct(ana, { ...priced, title: 'Poster', payment });
    const path = `/checkout/${publicId}`;
    const order = async () => {
      const email = `${randomUUID()}@buyer.example`;
      const form = await openScreen(path);
      expect(form.text).toContain('Order for €12.00');
      const { location } = await postForm(path, { ...form.values, email, action: 'pay' });
      return { location, ...(await orderOf(email)) };
    };
    const { _id, location } = await order();
    expect((await openScreen(location)).text).toContain('Please transfer it to DE02 1203.');
    for (const command of [markOrderPaid, cancelOrder]) {
      expect((await send(httpOf(command), { _id }, ben.token)).http).toBe(404);
      expect((await send(httpOf(command), { _id }, admin.token)).http).toBe(403);
      expect((await send(httpOf(command), { _id: 'x' }, ana.token)).http).toBe(422);
      const paid = await sold();
      expect((await send(httpOf(command), { _id: paid._id }, ana.token)).body).toMatchObject({
        code: command === cancelOrder ? 'orders.refund_undecided' : 'orders.not_awaiting_payment',
      });
    }
    expect((await must(markOrderPaid, { _id }, ana.token)).order).toMatchObject({ state: 'paid' });
    expect((await openScreen(location)).text).toContain('Receipt (PDF)');
    const kept = await must(cancelOrder, { _id, withoutRefund: true }, ana.token);
    expect(kept.order).toMatchObject({ state: 'cancelled', paymentState: 'paid' });
    const second = await order();
    expect((await must(cancelOrder, { _id: second._id }, ana.token)).order.state).toBe('cancelled');
    const gone = await openScreen((await openScreen(second.location)).location);
    expect(gone.text).toContain('The seller has cancelled your order.');
  });

  it('are fulfilled once, with a note that only the seller sees', async () => {
    const { _id } = await sold();
    const { order } = await must(fulfilOrder, { _id, notify: false, idempotencyKey: randomUUID() }, ana.token);
    expect(order).toMatchObject({ state: 'fulfilled', lines: [{ fulfilledQty: 1 }] });
    const again = { _id, notify: false, idempotencyKey: randomUUID() };
    expect((await send(httpOf(fulfilOrder), again, ana.token)).body).toMatchObject({
      code: 'orders.nothing_to_fulfil',
    });
    const noted = await must(noteOrder, { _id, note: 'Call first' }, ana.token);
    expect(noted.order.notesInternal).toMatchObject([{ text: 'Call first', by: 'user' }]);
    const resolved = await must(resolveAttention, { _id, decision: 'fulfil', idempotencyKey: randomUUID() }, ana.token);
    expect(resolved.order.state).toBe('fulfilled');
  });

  it('are completed once what was sent has arrived', async () => {
    const shipping = { required: true, rates: [{ name: 'Post', countries: [], amount: '0.00' }] };
    const { publicId } = await aFreeProduct(ana, { type: 'physical', shipping });
    const { email } = await takeFree(publicId, undefined, { address: 'Lane 1', country: 'DE' });
    const { _id } = await orderOf(email);
    const deliver = () => send(httpOf(deliverOrder), { _id }, ana.token);
    expect((await deliver()).body).toMatchObject({ code: 'orders.nothing_to_deliver' });
    await must(fulfilOrder, { _id, trackingCode: 'T1', notify: false, idempotencyKey: randomUUID() }, ana.token);
    for (let copy = 0; copy < 2; copy += 1) expect((await deliver()).http).toBe(200);
    expect(await get(_id)).toMatchObject({ state: 'completed', fulfilmentState: 'delivered' });
  });

  it('give, send again and withdraw downloads', async () => {
    const { email } = await takeFree(guide);
    const { _id } = await orderOf(email);
    const downloads = async () => (await must(listOrderDownloads, { _id }, ana.token)).downloads;
    expect(await until(downloads, (list) => list.length > 0)).toMatchObject([{ state: 'active' }]);
    await must(resendAccess, { _id, idempotencyKey: randomUUID() }, ana.token);
    expect(JSON.stringify(await mailTo(email))).toContain('downloadProduct');
    const { order } = await must(revokeAccess, { _id }, ana.token);
    expect(order.fulfilmentState).toBe('revoked');
    expect(await downloads()).toMatchObject([{ state: 'revoked' }]);
  });

  it('stop asking for attention when that is dismissed by their seller alone', async () => {
    const { publicId } = await aFreeProduct(ana, { title: 'Plug-in', digital: { licenceKeyMode: 'pool' } });
    const { email } = await takeFree(publicId);
    const asking = () => orderOf(email);
    const { _id } = await until(asking, ({ needsAttention }) => needsAttention?.code === 'keys_missing');
    const dismiss = { _id, decision: 'dismiss' as const, idempotencyKey: randomUUID() };
    expect((await send(httpOf(resolveAttention), dismiss, ben.token)).http).toBe(404);
    expect((await get(_id)).needsAttention?.code).toBe('keys_missing');
    const { state, paymentState } = await asking();
    const dismissed = { state, paymentState, needsAttention: null };
    expect((await must(resolveAttention, dismiss, ana.token)).order).toMatchObject(dismissed);
    expect((await must(resolveAttention, dismiss, ana.token)).order).toMatchObject(dismissed);
    expect(await get(_id)).toMatchObject(dismissed);
  });

  it('are refused with invalid input', async () => {
    const { _id } = await sold();
    const key = { idempotencyKey: randomUUID() };
    const calls: [AnyCommand, Record<string, unknown>][] = [
      [listOrders, { filters: { from: 'yesterday' } }],
      [purchaseHistory, { page: 0 }],
      [getOrder, { _id: 'x' }],
      [listOrderDownloads, { _id: 'x' }],
      [noteOrder, { _id, note: 'x'.repeat(2_001) }],
      [refundOrder, { _id, amount: '-1', ...key }],
      [fulfilOrder, { _id, lines: [{ lineId: _id, qty: 0 }], ...key }],
      [deliverOrder, {}],
      [resendAccess, { _id }],
      [revokeAccess, {}],
      [resolveAttention, { _id, decision: 'keep', ...key }],
    ];
    for (const [command, invalid] of calls)
      expect([command.subject, (await send(httpOf(command), invalid, ana.token)).http]).toEqual([command.subject, 422]);
    expect(await get(_id)).toMatchObject({ state: 'paid', notesInternal: [], totals: { refunded: { amount: 0 } } });
  });
});
