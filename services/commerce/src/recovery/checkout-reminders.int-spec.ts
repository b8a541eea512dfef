import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  addUpdateProduct,
  createCheckout,
  getCheckout,
  getUserContact,
  markOrderPaid,
  payCheckout,
  sendEmail,
  type RequestInput,
} from '@linkyard/contracts';
import { visitor } from '@linkyard/service-kit/testing';
import { startStripe } from '@linkyard/simulators';
import { CheckoutExpiry } from '../checkout/checkout-expiry.js';
import { CheckoutService } from '../checkout/checkout.service.js';
import { CommerceHarness, type Seller } from '../testing/commerce-harness.js';
import { contactOf } from '../testing/shop-harness.js';
import { CheckoutRemindersJob } from './checkout-reminders.job.js';

const minuteMs = 60_000;
const signal = new AbortController().signal;

describe('reminders of checkouts that were left', () => {
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
  const product = (sent: Sent = {}) => {
    const fields = { title: 'Print', price: '50.00', currency: 'EUR', state: 'published', payment: offline } as const;
    return commerce.call(addUpdateProduct, { ...fields, checkout: { remindBuyers: true }, ...sent }, ana.ctx);
  };
  const begin = async (publicId: string, email: string) => {
    const wanted = { publicId, items: [{ publicId, qty: 2 }], buyer: { email }, idempotencyKey: randomUUID() };
    return (await commerce.call(createCheckout, wanted, visitor())).checkout.publicId;
  };
  const after = async (minutes: number) => {
    const now = new Date(Date.now() + minutes * minuteMs);
    await commerce.get(CheckoutExpiry).run(signal, now);
    await commerce.get(CheckoutRemindersJob).run(signal, now);
  };
  const mailsTo = (email: string) => commerce.recordedJobs.of(sendEmail).filter(({ to }) => to === email);
  const anEmail = () => `${randomUUID()}@example.com`;

  it('come once, an hour after the checkout has expired, and lead back to it as it was filled in', async () => {
    const email = anEmail();
    const checkout = await begin((await product()).publicId, email);
    await after(31);
    await after(89);
    expect(mailsTo(email)).toEqual([]);
    await after(91);
    await after(600);
    expect(mailsTo(email)).toMatchObject([
      { template: 'checkout-reminder', values: { product: 'Print', items: '2 × Print' } },
    ]);
    expect(mailsTo(email)[0]?.values['checkoutLink']).toBe(`http://shop.test/checkout/${checkout}`);
    expect((await commerce.call(getCheckout, { publicId: checkout }, visitor())).checkout).toMatchObject({
      state: 'expired',
      buyer: { email },
      items: [{ qty: 2 }],
    });
    const stored = await commerce.rows('checkouts').findOne({ publicId: checkout });
    expect(stored).toMatchObject({ recoveryDueAt: null, recoveryEmailAt: expect.any(Date) });
  });

  it('stay away while the seller is switched off, and are not made up for afterwards', async () => {
    const email = anEmail();
    await begin((await product()).publicId, email);
    commerce.switchOff(ana.ctx.userId);
    await after(91);
    commerce.switchOff(ana.ctx.userId, false);
    await after(120);
    expect(mailsTo(email)).toEqual([]);
  });

  it('come once for a product that the buyer begins to buy again and again', async () => {
    const email = anEmail();
    const { publicId } = await product();
    await begin(publicId, email);
    const latest = await begin(publicId, email);
    await after(91);
    expect(mailsTo(email)).toHaveLength(1);
    expect(mailsTo(email)[0]?.values['checkoutLink']).toContain(latest);
    await begin(publicId, email);
    await after(91);
    expect(mailsTo(email)).toHaveLength(1);
  });

  it('do not come to a buyer who has bought it through another checkout since', async () => {
    const email = anEmail();
    const { publicId } = await product();
    await begin(publicId, email);
    const other = await product();
    const wanted = [publicId, other.publicId].map((id) => ({ publicId: id, qty: 1 }));
    const both = { publicId: other.publicId, items: wanted, buyer: { email }, idempotencyKey: randomUUID() };
    const { checkout } = await commerce.call(createCheckout, both, visitor());
    await commerce.call(payCheckout, { publicId: checkout.publicId }, visitor());
    const { orderId } = await commerce.get(CheckoutService).get(checkout.publicId);
    await commerce.call(markOrderPaid, { _id: orderId ?? '' }, ana.ctx);
    await after(91);
    expect(mailsTo(email).filter(({ template }) => template === 'checkout-reminder')).toEqual([]);
  });

  it.each([
    ['whose seller has not switched them on', { checkout: {} }],
    ['that costs nothing', { price: '', priceModel: 'free' }],
    ['that is paid to an account in test mode', { payment: { methods: ['stripe'] } }],
    ['that is no longer sold', { saleEnd: new Date(Date.now() + 45 * minuteMs).toISOString() }],
  ] satisfies [string, Sent][])('do not come for a product %s', async (_case, sent) => {
    const email = anEmail();
    await begin((await product(sent)).publicId, email);
    await after(91);
    expect(mailsTo(email)).toEqual([]);
  });

  it('are not sent late', async () => {
    const email = anEmail();
    await begin((await product()).publicId, email);
    await after(31);
    await after(90 + 25 * 60);
    expect(mailsTo(email)).toEqual([]);
  });
});
