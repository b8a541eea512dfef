import { Inject, Injectable } from '@nestjs/common';
import { bookingWalletItems, type openWallet, type ReplyInput } from '@linkyard/contracts';
import { trusted } from '@linkyard/mongo';
import { Bus, DomainError, LOGGER, systemContext, type Logger } from '@linkyard/service-kit';
import { moneyOf } from '../currencies/money-of.js';
import type { Donation } from '../donations/donation.schema.js';
import { DonationsRepository } from '../donations/donations.repository.js';
import { SellerNames } from '../links/seller-names.js';
import { SellerZones } from '../locales/seller-zones.js';
import { ReceiptLinks } from '../links/receipt-links.js';
import { WalletLinks } from '../links/wallet-links.js';
import { WalletOrders } from './wallet-orders.js';

type Wallet = ReplyInput<typeof openWallet>;
const maxDonations = 200;

/** What a buyer has with a seller. The sealed link is the proof of the address. @source design.md 4 "Wallet" */
@Injectable()
export class WalletService {
  constructor(
    private readonly orders: WalletOrders,
    private readonly donations: DonationsRepository,
    private readonly links: WalletLinks,
    private readonly receipts: ReceiptLinks,
    private readonly sellers: SellerNames,
    private readonly zones: SellerZones,
    private readonly bus: Bus,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /** @throws DomainError core.not_found for a link that opens nothing */
  async open(token: string): Promise<Wallet> {
    const holder = this.links.holderOf(token);
    if (!holder) throw new DomainError('core.not_found');
    const { ownerId, email } = holder;
    const given = { ownerId, 'donor.email': email, completedAt: trusted({ $ne: null }) };
    const [orders, donations, bookings, sellerName, seller, timeZone] = await Promise.all([
      this.orders.of(holder),
      this.donations.findMany(given, { sort: { createdAt: -1 }, limit: maxDonations }),
      this.bookingsOf(ownerId, email),
      this.sellers.of(ownerId),
      this.sellers.asHost(ownerId),
      this.zones.of(ownerId),
    ]);
    // The link of another site is one of them: what it names is not there.
    if (orders.length + donations.length === 0 && bookings?.length === 0) throw new DomainError('core.not_found');
    const shown = donations.map((donation) => this.donationOf(donation));
    return { sellerName, seller, timeZone, email, orders, donations: shown, bookings };
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

  private donationOf(donation: Donation): Wallet['donations'][number] {
    const { publicId, receiptNumber, completedAt, createdAt, campaignName, total, currency, interval, state } =
      donation;
    return {
      ...{ receiptNumber, campaignName, interval, state },
      // Donations of earlier versions have none, and what has ended fails no more.
      renewalFailedAt: donation.endedAt ? null : (donation.renewalFailedAt ?? null),
      completedAt: completedAt ?? createdAt,
      total: moneyOf(total, currency),
      path: `/donate/${publicId}`,
      receiptPath: this.receipts.pathOf('donation', donation),
    };
  }
}
