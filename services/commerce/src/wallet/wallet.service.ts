import { Inject, Injectable } from '@nestjs/common';
import { bookingWalletItems, type openWallet, type ReplyInput } from '@linkyard/contracts';
import { trusted } from '@linkyard/mongo';
import { Bus, DomainError, LOGGER, systemContext, type Logger } from '@linkyard/service-kit';
import type { Donation } from '../donations/donation.schema.js';
import { DonationsRepository } from '../donations/donations.repository.js';
import { SellerNames } from '../downloads/seller-names.js';
import type { Order } from '../orders/order.schema.js';
import { OrdersRepository } from '../orders/orders.repository.js';
import { ReceiptLinks } from '../receipts/receipt-links.js';
import { WalletDownloads } from './wallet-downloads.js';
import { WalletLinks } from './wallet-links.js';

type Wallet = ReplyInput<typeof openWallet>;
const most = 200;

/** What a buyer has with a seller. The sealed link is the proof of the address. @source design.md 4 "Wallet" */
@Injectable()
export class WalletService {
  constructor(
    @Inject(OrdersRepository) private readonly orders: OrdersRepository,
    @Inject(DonationsRepository) private readonly donations: DonationsRepository,
    @Inject(WalletLinks) private readonly links: WalletLinks,
    @Inject(WalletDownloads) private readonly downloads: WalletDownloads,
    @Inject(ReceiptLinks) private readonly receipts: ReceiptLinks,
    @Inject(SellerNames) private readonly sellers: SellerNames,
    @Inject(Bus) private readonly bus: Bus,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /** @throws DomainError core.not_found for a link that opens nothing */
  async open(token: string): Promise<Wallet> {
    const holder = this.links.holderOf(token);
    if (!holder) throw new DomainError('core.not_found');
    const { ownerId, email } = holder;
    const newest = { sort: { createdAt: -1 as const }, limit: most };
    const [orders, donations, sellerName, bookings] = await Promise.all([
      this.orders.findMany({ ownerId, 'buyer.email': email, paidAt: trusted({ $ne: null }) }, newest),
      this.donations.findMany({ ownerId, 'donor.email': email, completedAt: trusted({ $ne: null }) }, newest),
      this.sellers.of(ownerId),
      this.bookingsOf(ownerId, email),
    ]);
    const downloadsOf = await this.downloads.of(ownerId, orders);
    return {
      sellerName,
      email,
      orders: orders.map((order) => ({ ...this.orderOf(order), ...downloadsOf(order) })),
      donations: donations.map((donation) => this.donationOf(donation)),
      bookings,
    };
  }

  /** The page opens without them while the bookings service is away. */
  private async bookingsOf(ownerId: string, email: string): Promise<Wallet['bookings']> {
    try {
      const { items } = await this.bus.request(bookingWalletItems, { ownerId, email }, systemContext());
      return items.map(({ paymentId, ...item }) => ({
        ...item,
        receiptPath: paymentId === null ? '' : this.receipts.pathOfPayment(paymentId),
      }));
    } catch (error) {
      this.logger.warn({ err: error }, 'the bookings of a wallet could not be asked for');
      return null;
    }
  }

  private orderOf(order: Order): Omit<Wallet['orders'][number], 'downloadPath' | 'downloads'> {
    const { number, paidAt, createdAt, state, paymentState, lines, totals, currency } = order;
    const money = (amount: number) => ({ amount, currency });
    return {
      ...{ number, state, paymentState, paidAt: paidAt ?? createdAt },
      lines: lines.map(({ title, qty, total }) => ({ title, qty, total: money(total) })),
      total: money(totals.total),
      refunded: money(totals.refunded),
      receiptPath: this.receipts.pathOf('order', order),
    };
  }

  private donationOf(donation: Donation): Wallet['donations'][number] {
    const { publicId, receiptNumber, completedAt, createdAt, campaignName, total, currency, interval, state } =
      donation;
    return {
      ...{ receiptNumber, campaignName, interval, state },
      completedAt: completedAt ?? createdAt,
      total: { amount: total, currency },
      path: `/donate/${publicId}`,
      receiptPath: this.receipts.pathOf('donation', donation),
    };
  }
}
