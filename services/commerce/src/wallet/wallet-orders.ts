import { Injectable } from '@nestjs/common';
import type { openWallet, ReplyInput } from '@linkyard/contracts';
import { trusted } from '@linkyard/mongo';
import { moneyOf } from '../currencies/money-of.js';
import { isAwaitingPayment } from '../orders/order-states.js';
import type { Order } from '../orders/order.schema.js';
import { OrdersRepository } from '../orders/orders.repository.js';
import { PaymentMethods } from '../products/payment-methods.js';
import { ReceiptLinks } from '../links/receipt-links.js';
import { WalletDownloads } from './wallet-downloads.js';
import type { WalletHolder } from '../links/wallet-links.js';

type Shown = ReplyInput<typeof openWallet>['orders'][number];
const maxOrders = 200;

/** The orders in a buyer's wallet: those that were paid, and those that were placed to be paid offline. */
@Injectable()
export class WalletOrders {
  constructor(
    private readonly orders: OrdersRepository,
    private readonly downloads: WalletDownloads,
    private readonly methods: PaymentMethods,
    private readonly receipts: ReceiptLinks,
  ) {}

  /** The newest first. */
  async of({ ownerId, email }: WalletHolder): Promise<Shown[]> {
    const placed = [{ paidAt: trusted({ $ne: null }) }, { isOffline: true }];
    const filter = { ownerId, 'buyer.email': email, $or: placed };
    const orders = await this.orders.findMany(filter, { sort: { createdAt: -1 }, limit: maxOrders });
    const downloadsOf = await this.downloads.of(ownerId, orders);
    return Promise.all(orders.map(async (order) => ({ ...(await this.shown(order)), ...downloadsOf(order) })));
  }

  private async shown(order: Order): Promise<Omit<Shown, 'downloadPath' | 'downloads'>> {
    const { userId: ownerId, number, paidAt, createdAt, lines, totals, currency } = order;
    const { state, paymentState, fulfilmentState } = order;
    const money = (amount: number) => moneyOf(amount, currency);
    return {
      ...{ number, state, paymentState, fulfilmentState, at: paidAt ?? createdAt },
      howToPay: isAwaitingPayment(order) ? await this.methods.howToPay(ownerId, lines) : '',
      parcels: order.fulfilments.filter(({ method }) => method !== 'digital').map((sent) => parcelOf(sent, lines)),
      lines: lines.map(({ title, qty, total }) => ({ title, qty, total: money(total) })),
      shipping: money(totals.total - lines.reduce((sum, { total }) => sum + total, 0)),
      total: money(totals.total),
      refunded: money(totals.refunded),
      receiptPath: paidAt === null ? '' : this.receipts.pathOf('order', order),
    };
  }
}

function parcelOf(sent: Order['fulfilments'][number], ordered: Order['lines']): Shown['parcels'][number] {
  const { state, shippedAt, deliveredAt, carrier, trackingCode, trackingUrl } = sent;
  const titleOf = (lineId: string) => ordered.find(({ id }) => id === lineId)?.title ?? '';
  const items = sent.lines.map(({ lineId, qty }) => ({ title: titleOf(lineId), qty }));
  return { items, state, shippedAt, deliveredAt, carrier, trackingCode, trackingUrl };
}
