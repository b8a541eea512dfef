import { Injectable } from '@nestjs/common';
import { trusted } from '@linkyard/mongo';
import { DueRows, isAtRest, RecurringJob, SiteUrls } from '@linkyard/service-kit';
import type { Checkout } from '../checkout/checkout.schema.js';
import { CheckoutsRepository } from '../checkout/checkouts.repository.js';
import { ProductPages } from '../checkout/product-pages.js';
import { OrdersRepository } from '../orders/orders.repository.js';
import { allowedFor, PaymentMethods } from '../products/payment-methods.js';
import type { Product } from '../products/product.schema.js';
import { ReminderMails } from './reminder-mails.js';

const dayMs = 86_400_000;
/** A reminder that could not be sent in time is not sent late. */
const lateAfterMs = dayMs;
/** One buyer is reminded of one product once in this time, however often they begin. */
const quietMs = 30 * dayMs;

/** Mails buyers who entered their address and left, once each, where the seller has switched it on. @source models.md 6 "recoveryEmailAt" */
@Injectable()
export class CheckoutRemindersJob extends RecurringJob {
  readonly id = 'checkout-reminders';
  readonly everyMs = 5 * 60_000;

  constructor(
    private readonly checkouts: CheckoutsRepository,
    private readonly orders: OrdersRepository,
    private readonly pages: ProductPages,
    private readonly methods: PaymentMethods,
    private readonly mails: ReminderMails,
    private readonly due: DueRows,
    private readonly urls: SiteUrls,
  ) {
    super();
  }

  async run(signal: AbortSignal, now = new Date()): Promise<void> {
    await this.due.forEachDue({
      ...{ job: this.id, signal, now },
      find: (page) => this.checkouts.withReminder(now, page),
      process: (checkout) => this.remind(checkout, now),
    });
  }

  private async remind(checkout: Checkout, now: Date): Promise<void> {
    const { userId: ownerId, _id } = checkout;
    const isWanted = await this.isWanted(checkout, now);
    // The key of the mail makes a repeated run harmless.
    if (isWanted) await this.mails.send(checkout);
    const sent = isWanted ? { recoveryEmailAt: now } : {};
    await this.checkouts.update({ ownerId, _id }, { $set: { recoveryDueAt: null, ...sent } });
  }

  private async isWanted(checkout: Checkout, now: Date): Promise<boolean> {
    const { userId: ownerId, recoveryDueAt, lines, openedPublicId, state } = checkout;
    if (state !== 'expired' || !recoveryDueAt || now.getTime() - recoveryDueAt.getTime() > lateAfterMs) return false;
    if (await isAtRest(checkout, this.urls)) return false;
    const productId = lines.find(({ publicId }) => publicId === openedPublicId)?.productId ?? null;
    const product = await this.pages.onSale(ownerId, productId, now);
    if (!product?.checkout.remindBuyers || !(await this.takesMoney(product))) return false;
    return (await this.isLatest(checkout, now)) && !(await this.isBought(checkout, product._id));
  }

  /** Accounts in test mode alone take none. */
  private async takesMoney(product: Product): Promise<boolean> {
    const allowed = allowedFor([product]);
    const accounts = await this.methods.accounts(product.userId, allowed);
    return allowed.methods.includes('offline') || accounts.some(({ mode }) => mode === 'live');
  }

  /** A later checkout of the same buyer counts in place of this one. */
  private async isLatest(checkout: Checkout, now: Date): Promise<boolean> {
    const same = await this.checkouts.ofSameBuyer(checkout);
    const since = now.getTime() - quietMs;
    const isQuiet = same.every(({ recoveryEmailAt }) => (recoveryEmailAt?.getTime() ?? 0) < since);
    return same[0]?._id === checkout._id && isQuiet;
  }

  /** Paid since it began, through whatever checkout, or about to be. */
  private async isBought({ userId: ownerId, buyer, orderId, createdAt }: Checkout, productId: string) {
    const own = orderId === null ? null : await this.orders.findOne({ ownerId, _id: orderId });
    if (own && own.state !== 'expired') return true;
    const paid = { 'lines.productId': productId, paidAt: trusted({ $gte: createdAt }) };
    return (await this.orders.count({ ownerId, 'buyer.email': buyer.email, ...paid }, 1)) > 0;
  }
}
