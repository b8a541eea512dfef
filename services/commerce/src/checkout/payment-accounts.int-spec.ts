import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  addUpdateProduct,
  connectPayments,
  createCheckout,
  deletePaymentConnection,
  getProductPageDetails,
  getPublicProfile,
  payCheckout,
  quoteCheckout,
  type RequestInput,
} from '@linkyard/contracts';
import { newId } from '@linkyard/mongo';
import { visitor } from '@linkyard/service-kit/testing';
import { startStripe } from '@linkyard/simulators';
import { CommerceHarness, type Seller } from '../testing/commerce-harness.js';
import { CheckoutService } from './checkout.service.js';

describe('products that are paid to chosen accounts', () => {
  let stripe: Awaited<ReturnType<typeof startStripe>>;
  let commerce: CommerceHarness;
  let ana: Seller;
  let second: string;
  beforeAll(async () => {
    stripe = await startStripe({});
    commerce = await CommerceHarness.start(stripe.url);
    commerce.answeringBus.answer(getPublicProfile, () => ({ profile: { name: 'Ana', picture: '' } }));
    ana = await commerce.seller();
    second = await connect('second');
  }, 60_000);
  afterAll(async () => {
    await commerce.stop();
    await stripe.close();
  });

  type Sent = RequestInput<typeof addUpdateProduct>;
  const connect = async (name: string) => {
    const secretKey = `sk_test_accounts_${name}`;
    return (await commerce.call(connectPayments, { provider: 'stripe', secretKey }, ana.ctx))._id;
  };
  const product = (connectionIds: string[], sent: Sent = {}) => {
    const fields = { title: 'Print', price: '50.00', currency: 'EUR', state: 'published' as const };
    return commerce.call(addUpdateProduct, { ...fields, payment: { connectionIds }, ...sent }, ana.ctx);
  };
  const begin = async (publicId: string) => {
    const wanted = { publicId, items: [{ publicId, qty: 1 }], buyer: { email: 'vera@example.com' } };
    return (await commerce.call(createCheckout, { ...wanted, idempotencyKey: randomUUID() }, visitor())).checkout;
  };
  /** The account that the payment of a new checkout was begun at. */
  const paidTo = async (of: string) => {
    const { publicId } = await begin(of);
    await commerce.call(payCheckout, { publicId }, visitor());
    const { paymentId } = await commerce.get(CheckoutService).get(publicId);
    return (await commerce.rows('payments').findOne({ _id: paymentId ?? '' }))?.['connectionId'];
  };
  const quote = (...ids: string[]) => {
    const items = ids.map((publicId) => ({ publicId, qty: 1 }));
    return commerce.call(quoteCheckout, { publicId: ids[0] ?? '', items }, visitor());
  };
  const refused = { code: 'core.invalid_input', details: { errors: [{ path: 'payment.connectionIds' }] } };

  it('go to the account that was chosen, and to the default one where none was', async () => {
    expect(await paidTo((await product([second])).publicId)).toBe(second);
    expect(await paidTo((await product([])).publicId)).toBe(ana.connectionId);
  });

  it('are bought together where an account takes the money of all', async () => {
    const [one, other, any] = await Promise.all([product([second]), product([ana.connectionId]), product([])]);
    expect(await quote(one.publicId, any.publicId)).toMatchObject({ methods: ['stripe'], problems: [] });
    const apart = await quote(one.publicId, other.publicId);
    expect(apart).toMatchObject({ methods: [], problems: [{ path: 'items.1.qty' }] });
  });

  it('refuse an account that is unknown or of another seller', async () => {
    const ben = await commerce.seller();
    for (const id of [newId(), ben.connectionId]) await expect(product([id])).rejects.toMatchObject(refused);
  });

  it('cannot be bought once their account is disconnected, until their seller chooses again', async () => {
    const third = await connect('third');
    const { _id, publicId, rev } = await product([third]);
    const { publicId: begun } = await begin(publicId);
    await commerce.call(deletePaymentConnection, { _id: third }, ana.ctx);
    expect((await quote(publicId)).methods).toEqual([]);
    expect((await commerce.call(getProductPageDetails, { publicId }, visitor())).details.methods).toEqual([]);
    const late = commerce.call(payCheckout, { publicId: begun }, visitor());
    await expect(late).rejects.toMatchObject({ code: 'payments.no_connection' });
    const change = (sent: Sent) => commerce.call(addUpdateProduct, { _id, rev, ...sent }, ana.ctx);
    await expect(change({ title: 'Poster' })).rejects.toMatchObject(refused);
    expect((await change({ payment: { connectionIds: [second] } })).payment.connectionIds).toEqual([second]);
    expect(await paidTo(publicId)).toBe(second);
  });
});
