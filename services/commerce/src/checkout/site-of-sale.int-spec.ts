import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  addUpdateProduct,
  createCheckout,
  createDonation,
  getDonationForm,
  getUserContact,
  orderPaid,
  payCheckout,
  sendEmail,
  settleCheckout,
  startPayment,
  walletLinksRequested,
  bookingWalletHosts,
} from '@linkyard/contracts';
import { newId } from '@linkyard/mongo';
import { systemContext } from '@linkyard/service-kit';
import { hostOfCreator, hostOfTenant, visitorAt } from '@linkyard/service-kit/testing';
import { startStripe } from '@linkyard/simulators';
import { orderMailDue } from '../mails/order-mail-outbox.js';
import { anOrder, buyer, CommerceHarness, type Seller } from '../testing/commerce-harness.js';
import { contactOf } from '../testing/shop-harness.js';

const [one, other] = [newId(), newId()];
const platform = 'http://shop.test';
const siteOf = (tenantId: string | null) => (tenantId === null ? platform : `http://${hostOfTenant(tenantId)}`);
const domainOf = (tenantId: string | null) => `http://${hostOfCreator(tenantId)}`;

describe('sales of two tenants and of the platform', () => {
  let stripe: Awaited<ReturnType<typeof startStripe>>;
  let commerce: CommerceHarness;
  const sellers = new Map<string | null, Seller>();
  const products = new Map<string | null, string>();
  beforeAll(async () => {
    stripe = await startStripe({});
    commerce = await CommerceHarness.start(stripe.url, platform);
    for (const tenantId of [null, one, other]) {
      const seller = await commerce.seller(tenantId);
      const sent = { title: 'Mug', price: '12.30', currency: 'EUR', state: 'published' as const };
      products.set(tenantId, (await commerce.call(addUpdateProduct, sent, seller.ctx)).publicId);
      sellers.set(tenantId, seller);
    }
    const tenantOf = (userId: string) => [...sellers].find(([, { ownerId }]) => ownerId === userId)?.[0] ?? null;
    commerce.answeringBus.answer(getUserContact, ({ userId }) => ({
      contact: { ...contactOf(userId), tenantId: tenantOf(userId) },
    }));
    commerce.answeringBus.answer(bookingWalletHosts, () => ({ ownerIds: [] }));
  }, 30_000);
  afterAll(async () => {
    await commerce.stop();
    await stripe.close();
  });

  const sellerOf = (tenantId: string | null): Seller => {
    const seller = sellers.get(tenantId);
    if (!seller) throw new Error('no seller');
    return seller;
  };
  const began = async (origin: string, tenantId: string | null, email = 'ada@example.com') => {
    const publicId = products.get(tenantId) ?? '';
    const request = { publicId, items: [{ publicId, qty: 1 }], buyer: { email }, idempotencyKey: randomUUID() };
    const visitor = visitorAt(origin, tenantId);
    const { checkout } = await commerce.call(createCheckout, request, visitor);
    const { redirectUrl } = await commerce.call(payCheckout, { publicId: checkout.publicId }, visitor);
    return { publicId: checkout.publicId, redirectUrl };
  };
  /** Where the provider leads the buyer to. */
  const left = async (redirectUrl: string, outcome: string) => {
    const body = new URLSearchParams({ outcome, card: '4242424242424242', email: 'ada@example.com' });
    const reply = await fetch(redirectUrl, { method: 'POST', body, redirect: 'manual' });
    return new URL(reply.headers.get('location') ?? '').origin;
  };

  it.each([
    ["a tenant's site", siteOf(one), one],
    ["another tenant's site", siteOf(other), other],
    ['the platform', platform, null],
    ["a domain of one of a tenant's creators", domainOf(one), one],
    ["a domain of one of the platform's creators", domainOf(null), null],
  ])('are led back to %s, where they began', async (_what, origin, tenantId) => {
    for (const outcome of ['pay', 'cancel'])
      expect(await left((await began(origin, tenantId)).redirectUrl, outcome)).toBe(origin);
  });

  it('are led back there too when the payment is begun again elsewhere', async () => {
    const { publicId, redirectUrl } = await began(siteOf(one), one);
    const again = await commerce.call(payCheckout, { publicId }, visitorAt(domainOf(one), one));
    expect(again.redirectUrl).toBe(redirectUrl);
    expect(await left(redirectUrl, 'pay')).toBe(siteOf(one));
  });

  it.each([
    ['is not served', 'http://evil.example', one],
    ['is of another tenant', siteOf(other), one],
    ["is of the platform, where the seller is a tenant's", platform, one],
    ["is of a tenant, where the seller is the platform's", siteOf(one), null],
    ['has another scheme', siteOf(one).replace('http:', 'javascript:'), one],
    ['is no origin', `${siteOf(one)}/path`, one],
  ])('are refused from an origin that %s', async (_what, origin, tenantId) => {
    await expect(began(origin, tenantId)).rejects.toHaveCode('core.forbidden');
    const { subject, ...order } = anOrder(sellerOf(tenantId));
    const booked = { ...order, subject, origin, expiresAt: order.expiresAt.toISOString(), buyer: { email: 'a@b.co' } };
    await expect(commerce.call(startPayment, booked, systemContext({ tenantId }))).rejects.toHaveCode('core.forbidden');
    expect(await commerce.rows('payments').countDocuments({ 'subject.id': subject.id })).toBe(0);
  });

  it('of other services are led back to where these say, or to the site of the seller', async () => {
    const start = async (tenantId: string | null, origin: string | null) => {
      const order = anOrder(sellerOf(tenantId), { buyer: { email: 'ada@example.com' } });
      const request = { ...order, buyer: { email: 'ada@example.com' }, expiresAt: order.expiresAt.toISOString() };
      return commerce.call(startPayment, { ...request, origin }, systemContext({ tenantId }));
    };
    for (const tenantId of [one, null, other]) {
      expect(await left((await start(tenantId, null)).redirectUrl, 'pay')).toBe(siteOf(tenantId));
      expect(await left((await start(tenantId, domainOf(tenantId))).redirectUrl, 'pay')).toBe(domainOf(tenantId));
    }
  });

  it('are the same for donations', async () => {
    for (const [tenantId, origin] of [[one, domainOf(one)] as const, [null, platform] as const]) {
      const [campaignId, pageId, sectionId] = [newId(), newId(), newId()];
      commerce.answeringBus.answer(getDonationForm, () => ({
        ...{ userId: sellerOf(tenantId).ownerId, tenantId, campaignName: 'Ana', pagePath: '/ana', title: 'Support' },
        ...{
          provider: 'stripe' as const,
          currency: 'USD',
          minimum: 5,
          amounts: [5],
          allowCustom: true,
          intervals: ['once' as const],
        },
        ...{ coverFees: true, message: true, anonymousAllowed: true, goalId: null },
      }));
      const wanted = {
        campaignId,
        pageId,
        sectionId,
        amount: '25',
        currency: 'USD',
        donor: { email: 'v@mail.example' },
      };
      const request = { ...wanted, donor: { ...wanted.donor, name: 'Vera' }, idempotencyKey: randomUUID() };
      const { redirectUrl } = await commerce.call(createDonation, request, visitorAt(origin, tenantId));
      expect(await left(redirectUrl, 'pay')).toBe(origin);
    }
  });

  it("are mailed about with links to the seller's site, also where they began on a domain of its own", async () => {
    const email = 'mails@example.com';
    const turns = [one, null, other];
    const paid = await Promise.all(
      turns.map(async (tenantId) => {
        const { publicId, redirectUrl } = await began(domainOf(tenantId), tenantId, email);
        await buyer(redirectUrl, 'pay');
        await commerce.call(settleCheckout, { publicId }, visitorAt(domainOf(tenantId), tenantId));
        return String((await commerce.rows('checkouts').findOne({ publicId }))?.['orderId']);
      }),
    );
    for (const [at, tenantId] of turns.entries()) {
      const { ownerId } = sellerOf(tenantId);
      const event = { orderId: paid[at] ?? '', ownerId, total: 1_230, currency: 'EUR' };
      await commerce.deliver(orderPaid, event, new Date(), tenantId);
      await commerce.deliver(walletLinksRequested, { email, locale: 'en' }, new Date(), tenantId);
    }
    await commerce.relay(orderMailDue);
    const mails = commerce.recordedJobs.of(sendEmail).filter(({ to }) => to === email);
    for (const tenantId of turns) {
      const own = mails.filter((mail) => mail.onBehalfOf?.creatorId === sellerOf(tenantId).ownerId);
      expect(own.map(({ template }) => template).sort()).toEqual(['order-receipt', 'wallet-link']);
      const links = own.flatMap(({ values }) => Object.values(values).filter((value) => /^https?:/.test(value)));
      expect(links.length).toBeGreaterThanOrEqual(3);
      expect(links.map((link) => new URL(link).origin)).toEqual(links.map(() => siteOf(tenantId)));
      expect(own.map((mail) => mail.tenantId)).toEqual(own.map(() => tenantId));
    }
  });
});
