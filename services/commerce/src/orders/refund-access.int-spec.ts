import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  addUpdateProduct,
  cancelOrder,
  createCheckout,
  getOrder,
  getUserContact,
  listOrderDownloads,
  orderPaid,
  payCheckout,
  paymentRefunded,
  paymentRefundFailed,
  refundOrder,
  resolveAttention,
  revokeAccess,
  sendEmail,
  settleCheckout,
  type RequestInput,
} from '@linkyard/contracts';
import { newId } from '@linkyard/mongo';
import { visitor } from '@linkyard/service-kit/testing';
import { startStripe } from '@linkyard/simulators';
import { CheckoutService } from '../checkout/checkout.service.js';
import { orderMailDue } from '../mails/order-mail-outbox.js';
import { buyer, CommerceHarness, type Seller } from '../testing/commerce-harness.js';
import { aFile, contactOf } from '../testing/shop-harness.js';
import { OrdersRepository } from './orders.repository.js';

describe('refunds and what a buyer may download', () => {
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

  const digital = { files: [aFile()], licenceKeyMode: 'generated' as const };
  const order = async (_id: string) => (await commerce.call(getOrder, { _id }, ana.ctx)).order;
  /** A paid order of 100.00, before anything of it is delivered. */
  const paid = async (sent: RequestInput<typeof addUpdateProduct> = { digital }): Promise<string> => {
    const fields = { title: 'Guide', price: '100.00', currency: 'EUR', state: 'published' as const };
    const { publicId } = await commerce.call(addUpdateProduct, { ...fields, ...sent }, ana.ctx);
    const items = [{ publicId, qty: 1 }];
    const wanted = { publicId, items, buyer: { email: 'vera@example.com' }, idempotencyKey: randomUUID() };
    const { checkout } = await commerce.call(createCheckout, wanted, visitor());
    const { redirectUrl } = await commerce.call(payCheckout, { publicId: checkout.publicId }, visitor());
    await buyer(redirectUrl, 'pay');
    await commerce.call(settleCheckout, { publicId: checkout.publicId }, visitor());
    return (await commerce.get(CheckoutService).get(checkout.publicId)).orderId ?? '';
  };
  const delivered = async (orderId: string): Promise<string> => {
    await commerce.deliver(orderPaid, { orderId, ownerId: ana.ownerId, total: 10_000, currency: 'EUR' });
    return orderId;
  };
  const sold = async (sent?: RequestInput<typeof addUpdateProduct>) => delivered(await paid(sent));
  const refund = (_id: string, sent: Partial<RequestInput<typeof refundOrder>> = {}) =>
    commerce.call(refundOrder, { _id, idempotencyKey: randomUUID(), ...sent }, ana.ctx);
  const stateOf = async (_id: string) => {
    const { downloads } = await commerce.call(listOrderDownloads, { _id }, ana.ctx);
    return downloads.map(({ state, licenceKeys }) => `${state}, ${licenceKeys.length} keys`);
  };
  const open = ['active, 1 keys'];
  const withdrawn = ['revoked, 0 keys'];
  /** What the provider says about a refund; one that nothing here asked for when no id is given. */
  const reported = async (_id: string, amount: number, refundId = newId()) => {
    const row = await commerce.rows('orders').findOne({ _id });
    return {
      ...{ paymentId: String(row?.['paymentId']), ownerId: ana.ownerId, provider: 'stripe' as const },
      subject: { service: 'commerce' as const, kind: 'order' as const, id: _id },
      ...{ amount, currency: 'EUR', refundId, refundedTotal: amount },
    };
  };
  const lastRefundOf = async (_id: string) =>
    (await commerce.get(OrdersRepository).findOne({ ownerId: ana.ownerId, _id }))?.refunds.at(-1)?.refundId ?? '';
  const comesBack = async (_id: string, amount: number) =>
    commerce.deliver(paymentRefundFailed, await reported(_id, amount, await lastRefundOf(_id)));
  const mailsOf = async (_id: string, template: string) => {
    await commerce.relay(orderMailDue);
    const { number } = await order(_id);
    const sent = commerce.recordedJobs.of(sendEmail);
    return sent.filter((mail) => mail.template === template && mail.values['number'] === String(number));
  };

  it('end the access with all of the money, in one refund or with the last of several', async () => {
    const whole = await sold();
    await refund(whole);
    expect(await order(whole)).toMatchObject({ state: 'cancelled', fulfilmentState: 'revoked' });
    expect(await stateOf(whole)).toEqual(withdrawn);
    expect(await mailsOf(whole, 'order-refunded')).toMatchObject([
      { values: { notice: 'The downloads and licence keys of this order can no longer be opened.' } },
    ]);
    const parts = await sold();
    await refund(parts, { amount: '40.00', revokeAccess: false });
    expect(await stateOf(parts)).toEqual(open);
    expect(await mailsOf(parts, 'order-refunded')).toMatchObject([{ values: { notice: '' } }]);
    await refund(parts, { amount: '60.00' });
    expect(await stateOf(parts)).toEqual(withdrawn);
  }, 30_000);

  it('leave the access where the seller chooses so, and end it by a part of the money where the seller chooses that', async () => {
    const kept = await sold();
    await refund(kept, { revokeAccess: false });
    expect(await order(kept)).toMatchObject({ paymentState: 'refunded', fulfilmentState: 'granted' });
    expect(await stateOf(kept)).toEqual(open);
    const part = await sold();
    await refund(part, { amount: '1.00', revokeAccess: true });
    expect(await order(part)).toMatchObject({ state: 'fulfilled', fulfilmentState: 'revoked' });
    expect(await stateOf(part)).toEqual(withdrawn);
  }, 30_000);

  it('end the access when the last of the money is returned at the provider', async () => {
    const _id = await sold();
    await commerce.deliver(paymentRefunded, await reported(_id, 4_000));
    expect(await stateOf(_id)).toEqual(open);
    await commerce.deliver(paymentRefunded, await reported(_id, 6_000));
    expect(await order(_id)).toMatchObject({ paymentState: 'refunded', fulfilmentState: 'revoked' });
    expect(await stateOf(_id)).toEqual(withdrawn);
  }, 20_000);

  it('give the access back when the refund that ended it comes back, with the downloads that were left', async () => {
    const _id = await sold();
    await commerce.rows('downloadGrants').updateOne({ orderId: _id }, { $set: { state: 'exhausted', remaining: 0 } });
    await refund(_id);
    expect(await stateOf(_id)).toEqual(withdrawn);
    await comesBack(_id, 10_000);
    expect(await stateOf(_id)).toEqual(['exhausted, 1 keys']);
    const back = { state: 'fulfilled', paymentState: 'paid', fulfilmentState: 'granted' };
    expect(await order(_id)).toMatchObject({ ...back, needsAttention: { code: 'refund_failed' } });
    expect(await mailsOf(_id, 'order-access')).toHaveLength(1);
  }, 20_000);

  it('give the access back when any part of the whole comes back', async () => {
    const _id = await sold();
    const first = newId();
    await commerce.deliver(paymentRefunded, await reported(_id, 4_000, first));
    await refund(_id);
    expect(await stateOf(_id)).toEqual(withdrawn);
    await commerce.deliver(paymentRefundFailed, await reported(_id, 4_000, first));
    expect(await stateOf(_id)).toEqual(open);
  }, 20_000);

  it.each([
    ['the seller withdraws it', (_id: string) => commerce.call(revokeAccess, { _id }, ana.ctx)],
    [
      'the seller cancels the order',
      (_id: string) => commerce.call(cancelOrder, { _id, withoutRefund: true }, ana.ctx),
    ],
  ])('leave the access withdrawn when a refund comes back after %s', async (_how, withdraw) => {
    const before = await sold();
    await withdraw(before);
    await refund(before);
    await comesBack(before, 10_000);
    expect(await stateOf(before)).toEqual(withdrawn);
  });

  it('that a decision about the order asks for come back with the access', async () => {
    const _id = await sold();
    await commerce.rows('orders').updateOne({ _id }, { $set: { needsAttention: { code: 'replaced', details: {} } } });
    const decision = { _id, decision: 'refund' as const, idempotencyKey: randomUUID() };
    expect((await commerce.call(resolveAttention, decision, ana.ctx)).order.needsAttention).toBeNull();
    expect(await stateOf(_id)).toEqual(withdrawn);
    await comesBack(_id, 10_000);
    expect(await stateOf(_id)).toEqual(open);
  });

  it('that are made before the delivery leave nothing to deliver, unless the buyer keeps the access', async () => {
    const ended = await paid();
    await refund(ended);
    await delivered(ended);
    expect(await stateOf(ended)).toEqual([]);
    const kept = await paid();
    await refund(kept, { revokeAccess: false });
    await delivered(kept);
    expect(await stateOf(kept)).toEqual(open);
  }, 20_000);

  it('leave an order of parcels fulfilled, and name the lines that are counted in stock', async () => {
    const stock = { track: true, onHand: 5, allowBackorder: false, lowAt: 0 };
    const _id = await sold({ type: 'physical', stock });
    const { order: parcel, countedLines } = await commerce.call(getOrder, { _id }, ana.ctx);
    expect([parcel.hasDownloads, countedLines]).toEqual([false, parcel.lines.map(({ id }) => id)]);
    await commerce.rows('orders').updateOne({ _id }, { $set: { state: 'fulfilled', fulfilmentState: 'shipped' } });
    await refund(_id);
    expect(await order(_id)).toMatchObject({
      state: 'fulfilled',
      paymentState: 'refunded',
      fulfilmentState: 'shipped',
    });
    expect(await mailsOf(_id, 'order-refunded')).toMatchObject([{ values: { notice: '' } }]);
    const files = await commerce.call(getOrder, { _id: await sold() }, ana.ctx);
    expect([files.order.hasDownloads, files.countedLines]).toEqual([true, []]);
  }, 20_000);
});
