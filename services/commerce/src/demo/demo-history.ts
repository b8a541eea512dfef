import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import { ModuleRef } from '@nestjs/core';
import { createCheckout, fulfilOrder, refundOrder, type UserCtx } from '@linkyard/contracts';
import { newId, trusted } from '@linkyard/mongo';
import { noPaymentAttention } from '@linkyard/payables';
import { CheckoutPayment } from '../checkout/checkout-payment.js';
import { CompleteCheckout } from '../checkout/complete-checkout.js';
import { CheckoutService } from '../checkout/checkout.service.js';
import { DonationGoalsRepository } from '../donations/donation-goals.repository.js';
import { DonationsRepository } from '../donations/donations.repository.js';
import { OrderFulfilment } from '../order-actions/order-fulfilment.js';
import { OrderRefunds } from '../order-actions/order-refunds.js';
import { OrdersRepository } from '../orders/orders.repository.js';
import { noAttribution } from '../payments/attribution.fields.js';
import { Payments } from '../payments/payments.js';
import { newPublicId } from '../products/product-fields.js';
import { ProductsRepository } from '../products/products.repository.js';
import { demoPlan, type PlannedDonation, type PlannedOrder } from './demo-plan.js';
import { MoveInTime, type Made } from './move-in-time.js';

/** The demo creator's page; the campaigns service makes it under this id. */
const demoCampaignId = '0000000000000000000000c1';
const dayMs = 86_400_000;

/** Ninety days of orders and donations, paid at the simulated provider by the commands that buyers use. */
@Injectable()
export class DemoHistory {
  constructor(
    private readonly modules: ModuleRef,
    private readonly time: MoveInTime,
  ) {}

  /** @returns how much was made */
  async make(ctx: UserCtx): Promise<number> {
    const made = await this.pay(ctx, demoPlan());
    await this.delivered(ctx.userId, made);
    await this.moveInTime(ctx.userId, made);
    return made.length;
  }

  async pay(ctx: UserCtx, plan: ReturnType<typeof demoPlan>, now = new Date()): Promise<Made[]> {
    const made: Made[] = [];
    const at = (daysAgo: number) => new Date(now.getTime() - daysAgo * dayMs);
    for (const planned of plan.orders) made.push({ ...(await this.order(ctx, planned, now)), at: at(planned.daysAgo) });
    for (const planned of plan.donations)
      made.push({ ...(await this.donation(ctx, planned)), at: at(planned.daysAgo) });
    return made;
  }

  async moveInTime(ownerId: string, made: readonly Made[]): Promise<void> {
    for (const one of made) await this.time.move(ownerId, one);
  }

  private async order(ctx: UserCtx, planned: PlannedOrder, now: Date): Promise<Omit<Made, 'at'>> {
    const { userId: ownerId } = ctx;
    const { product: index, variantId, qty, price, buyer, utmSource } = planned;
    const sort = { order: 1 as const };
    const product = (await this.of(ProductsRepository).findMany({ ownerId }, { sort }))[index];
    const publicId = product?.publicId ?? '';
    const request = createCheckout.request.parse({
      ...{ publicId, items: [{ publicId, variantId, qty, ...(price ? { price } : {}) }], buyer },
      attribution: { campaignId: demoCampaignId, utmSource },
      idempotencyKey: randomUUID(),
    });
    const checkout = await this.of(CheckoutService).create(request, ctx, now);
    const url = await this.of(CompleteCheckout).complete({ publicId: checkout.publicId });
    if (url.startsWith('http')) await payAt(url, buyer);
    const { orderId, paymentId } = await this.of(CheckoutPayment).settle(checkout.publicId);
    const _id = orderId ?? '';
    const key = { idempotencyKey: randomUUID() };
    if (index === 1 && planned.daysAgo > 4) {
      const parcel = {
        _id,
        carrier: 'DHL',
        trackingCode: `DEMO${checkout.publicId.slice(0, 8)}`,
        notify: false,
        ...key,
      };
      await this.of(OrderFulfilment).fulfil(ownerId, fulfilOrder.request.parse(parcel));
      if (planned.daysAgo > 9) await this.of(OrderFulfilment).deliver(ownerId, _id);
    }
    if (planned.isRefunded) await this.of(OrderRefunds).refund(ownerId, refundOrder.request.parse({ _id, ...key }));
    return { kind: 'orders', _id, paymentId };
  }

  private async donation({ userId: ownerId, tenantId }: UserCtx, planned: PlannedDonation): Promise<Omit<Made, 'at'>> {
    const { amount, interval, name, email, message, isAnonymous } = planned;
    const donations = this.of(DonationsRepository);
    const place = { campaignId: demoCampaignId, pageId: newId(), sectionId: newId() };
    const about = {
      campaignName: 'Maren Holt Ceramics',
      currency: 'EUR',
      provider: 'stripe' as const,
      interval,
      mode: 'test' as const,
    };
    const publicId = newPublicId();
    const goal = await this.of(DonationGoalsRepository).findOne({ ownerId });
    const { _id } = await donations.insert(ownerId, {
      ...{
        ...place,
        ...about,
        tenantId,
        publicId,
        idempotencyKey: publicId,
        requestHash: publicId,
        pagePath: '/',
        locale: 'en',
      },
      ...{ amount, feeAmount: 0, total: amount, refunded: 0, donor: { name, email }, message, isAnonymous },
      ...{
        goalId: goal?._id ?? null,
        originId: null,
        endedAt: null,
        renewalFailedAt: null,
        state: 'pending',
        paymentId: null,
        redirectUrl: null,
      },
      ...{ receiptNumber: null, completedAt: null, history: [] },
      ...{ duplicates: [], paymentAttention: noPaymentAttention },
    });
    const payments = this.of(Payments);
    const { paymentId, redirectUrl, mode } = await payments.start({
      subject: { service: 'commerce', kind: 'donation', id: _id },
      ...{ ownerId, amount, currency: 'EUR', provider: 'stripe', interval },
      ...{ buyer: { email, name, locale: 'en' }, description: 'Donation', returnPath: '/', cancelPath: '/' },
      expiresAt: new Date(Date.now() + dayMs / 24),
      idempotencyKey: `donation:${_id}`,
      attribution: { ...noAttribution, campaignId: demoCampaignId },
    });
    await donations.update({ ownerId, _id }, { $set: { paymentId, mode } });
    await payAt(redirectUrl, { name, email });
    await payments.settle(ownerId, paymentId);
    return { kind: 'donations', _id, paymentId };
  }

  /** Receipts and downloads follow by events; what they note is moved in time with the rest. */
  private async delivered(ownerId: string, made: readonly Made[]): Promise<void> {
    const ids = (kind: Made['kind']) => trusted({ $in: made.filter((one) => one.kind === kind).map(({ _id }) => _id) });
    for (let attempt = 0; attempt < 60; attempt += 1) {
      const open = await Promise.all([
        this.of(OrdersRepository).count({ ownerId, _id: ids('orders'), receiptSentAt: null }),
        this.of(DonationsRepository).count({ ownerId, _id: ids('donations'), completedAt: null }),
      ]);
      if (open.every((count) => count === 0)) return;
      await wait(1_000);
    }
  }

  private of<Service>(type: abstract new (...parts: never[]) => Service): Service {
    return this.modules.get<Service>(type, { strict: false });
  }
}

/** The buyer's click on the simulated payment page. */
async function payAt(url: string, { name, email }: { name: string; email: string }): Promise<void> {
  const body = new URLSearchParams({ outcome: 'pay', card: '4242424242424242', email, name });
  await fetch(url, { method: 'POST', body, redirect: 'manual' });
}
