import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  addUpdateProduct,
  createCheckout,
  fulfilOrder,
  getUserContact,
  orderRows,
  payCheckout,
  paymentHistory,
  refundOrder,
  settleCheckout,
  type ExportCell,
} from '@linkyard/contracts';
import { visitor } from '@linkyard/service-kit/testing';
import { startStripe } from '@linkyard/simulators';
import { CheckoutService } from '../checkout/checkout.service.js';
import { buyer, CommerceHarness, type Seller } from '../testing/commerce-harness.js';
import { contactOf } from '../testing/shop-harness.js';

const address = 'Vera Vale\nLange Straße 1, 2. Hof\n10115 Berlin';
const fields = [
  { id: 'q1', title: 'Size of the shirt', type: 'text' as const },
  { id: 'q2', title: 'Colour', type: 'text' as const },
  { id: 'q3', title: 'Birthday', type: 'text' as const },
];

describe('the export of orders', () => {
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

  const sold = async (): Promise<string> => {
    const { publicId } = await commerce.call(
      addUpdateProduct,
      {
        ...{ title: 'Shirt', price: '50.00', currency: 'EUR', state: 'published', type: 'physical', sku: 'SH-1' },
        checkout: { fields, askPhone: true, askAddress: true },
      },
      ana.ctx,
    );
    const { checkout } = await commerce.call(
      createCheckout,
      {
        ...{ publicId, items: [{ publicId, qty: 2 }], idempotencyKey: randomUUID(), buyerNote: 'Ring twice.' },
        buyer: { email: 'vera@example.com', name: 'Vera Vale', phone: '+49 30 901820', address, country: 'DE' },
        answers: { q3: '1 May', q1: 'M', q2: 'Blue' },
      },
      visitor(),
    );
    const { redirectUrl } = await commerce.call(payCheckout, { publicId: checkout.publicId }, visitor());
    await buyer(redirectUrl, 'pay');
    await commerce.call(settleCheckout, { publicId: checkout.publicId }, visitor());
    return (await commerce.get(CheckoutService).get(checkout.publicId)).orderId ?? '';
  };
  const rowOf = async (): Promise<Record<string, ExportCell | undefined>> => {
    const asked = { ownerId: ana.ownerId, filters: {}, after: null, limit: 100 };
    const { columns, rows } = await commerce.call(orderRows, asked, visitor());
    return Object.fromEntries(columns.map(({ title }, at) => [title, rows.at(-1)?.[at]]));
  };

  it('has all that a parcel is packed and sent by', async () => {
    const _id = await sold();
    const parcel = { carrier: 'DHL', trackingCode: 'JJD1', trackingUrl: 'https://dhl.example/JJD1' };
    await commerce.call(fulfilOrder, { _id, ...parcel, idempotencyKey: randomUUID() }, ana.ctx);
    expect(await rowOf()).toMatchObject({
      ...{ buyer: 'Vera Vale', email: 'vera@example.com', phone: '+49 30 901820', address, country: 'DE' },
      ...{ sku: 'SH-1', qty: 2, note: 'Ring twice.', carrier: 'DHL', tracking: 'JJD1' },
      answers: 'Size of the shirt: M\nColour: Blue\nBirthday: 1 May',
    });
  });

  it('counts refunds in the net, and names the transaction as the drawer does', async () => {
    const _id = await sold();
    const before = await rowOf();
    await commerce.call(refundOrder, { _id, amount: '30.00', idempotencyKey: randomUUID() }, ana.ctx);
    const after = await rowOf();
    expect([Number(after['net']), after['refunded']]).toEqual([Number(before['net']) - 30, '30.00']);
    await commerce.call(refundOrder, { _id, idempotencyKey: randomUUID() }, ana.ctx);
    expect(Number((await rowOf())['net'])).toBe(-Number(before['fee']));
    const { data } = await commerce.call(paymentHistory, { searchTerm: _id }, ana.ctx);
    expect(after['transaction id']).toMatch(/^pi_/);
    expect(new Set(data.map(({ providerRef }) => providerRef))).toEqual(new Set([after['transaction id']]));
  });
});
