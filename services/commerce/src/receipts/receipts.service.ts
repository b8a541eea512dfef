import { Injectable } from '@nestjs/common';
import {
  bookingPaidItems,
  getBusinessDetails,
  requestDocument,
  type DocumentContent,
  type openReceipt,
  type ReceiptSubject,
  type receiptContent,
  type ReplyOf,
  type RequestOf,
} from '@linkyard/contracts';
import type { Texts } from '@linkyard/languages';
import { Bus, DomainError, systemContext } from '@linkyard/service-kit';
import { TaxSettingsRepository } from '../pricing/tax/tax-settings.model.js';
import type { Donation } from '../donations/donation.schema.js';
import { DonationsRepository } from '../donations/donations.repository.js';
import { textsFor } from '../locales/texts.js';
import type { Order } from '../orders/order.schema.js';
import { OrdersRepository } from '../orders/orders.repository.js';
import { donationReceipt } from './donation-receipt.js';
import { orderReceipt } from './order-receipt.js';
import { PaymentRecords, type Payment } from '../payments/payment.model.js';
import { paymentReceipt } from './payment-receipt.js';
import { ReceiptLinks } from '../links/receipt-links.js';
import { sellerParty, type Issuer } from './seller-party.js';

type Link = ReplyOf<typeof openReceipt>;

/** Receipts of what was paid. The media service keeps their files, one for each revision of the record. */
@Injectable()
export class ReceiptsService {
  constructor(
    private readonly orders: OrdersRepository,
    private readonly donations: DonationsRepository,
    private readonly payments: PaymentRecords,
    private readonly taxes: TaxSettingsRepository,
    private readonly links: ReceiptLinks,
    private readonly bus: Bus,
  ) {}

  /** @throws DomainError core.not_found, also for another seller's and what was never paid */
  async ofOwner(ownerId: string, of: ReceiptSubject, _id: string): Promise<Link> {
    if (of === 'order') return this.linkOfOrder(await this.orders.findOne({ ownerId, _id }));
    if (of === 'payment') return this.linkOfPayment(await this.payments.findOne({ ownerId, _id }));
    return this.linkOfDonation(await this.donations.findOne({ ownerId, _id }));
  }

  /** @throws DomainError core.not_found, also for a wrong token */
  async open({ of, publicId, token }: RequestOf<typeof openReceipt>): Promise<Link> {
    const opened = <Found extends { _id: string }>(found: Found | null) =>
      found && this.links.isValid(of, found._id, token) ? found : null;
    if (of === 'order') return this.linkOfOrder(opened(await this.orders.findByPublicId(publicId)));
    if (of === 'payment') return this.linkOfPayment(opened(await this.payments.findAny(publicId)));
    return this.linkOfDonation(opened(await this.donations.findByPublicId(publicId)));
  }

  /** Null for a record that is gone or was never paid. */
  async content({ ownerId, kind, subjectId }: RequestOf<typeof receiptContent>): Promise<DocumentContent | null> {
    if (kind === 'order-receipt') {
      const order = await this.orders.findOne({ ownerId, _id: subjectId });
      if (!order?.paidAt) return null;
      const i18n = textsFor(order.locale);
      return orderReceipt({ ...order, paidAt: order.paidAt }, await this.issuerOf(ownerId, i18n), i18n);
    }
    if (kind === 'payment-receipt') return this.paymentContent(ownerId, subjectId);
    const donation = await this.donations.findOne({ ownerId, _id: subjectId });
    if (!donation?.completedAt) return null;
    const i18n = textsFor(donation.locale);
    const issuer = await this.issuerOf(ownerId, i18n);
    return donationReceipt({ ...donation, completedAt: donation.completedAt }, issuer, i18n);
  }

  private linkOfOrder(order: Order | null): Promise<Link> {
    if (!order?.paidAt) throw new DomainError('core.not_found');
    const { userId: ownerId, _id: subjectId, number, totals } = order;
    return this.ask({
      ...{ ownerId, subjectId, kind: 'order-receipt' },
      revision: `refunded:${totals.refunded}`,
      fileName: `receipt-order-${number}.pdf`,
    });
  }

  private linkOfDonation(donation: Donation | null): Promise<Link> {
    if (!donation?.completedAt) throw new DomainError('core.not_found');
    const { userId: ownerId, _id: subjectId, receiptNumber, refunded } = donation;
    return this.ask({
      ...{ ownerId, subjectId, kind: 'donation-receipt' },
      revision: `refunded:${refunded}`,
      fileName: `receipt-donation-${receiptNumber}.pdf`,
    });
  }

  private linkOfPayment(payment: Payment | null): Promise<Link> {
    if (!payment?.settledAt || payment.subject.service !== 'bookings') throw new DomainError('core.not_found');
    const { userId: ownerId, _id: subjectId, refundedTotal } = payment;
    return this.ask({
      ...{ ownerId, subjectId, kind: 'payment-receipt' },
      revision: `refunded:${refundedTotal}`,
      fileName: `receipt-payment-${subjectId}.pdf`,
    });
  }

  private async paymentContent(ownerId: string, paymentId: string): Promise<DocumentContent | null> {
    const payment = await this.payments.findOne({ ownerId, _id: paymentId });
    if (!payment?.settledAt) return null;
    const paid = await this.bus.request(bookingPaidItems, { ownerId, paymentId }, systemContext());
    if (!paid.person) return null;
    const { person, items } = paid;
    const i18n = textsFor(person.locale);
    return paymentReceipt(
      { ...payment, settledAt: payment.settledAt },
      { person, items },
      await this.issuerOf(ownerId, i18n),
      i18n,
    );
  }

  private ask(wanted: RequestOf<typeof requestDocument>): Promise<Link> {
    return this.bus.request(requestDocument, wanted, systemContext());
  }

  private async issuerOf(ownerId: string, i18n: Texts): Promise<Issuer> {
    const [{ business }, { vatId }] = await Promise.all([
      this.bus.request(getBusinessDetails, { userId: ownerId }, systemContext()),
      this.taxes.of(ownerId),
    ]);
    if (!business) throw new DomainError('core.not_found');
    return { party: sellerParty(business, vatId, i18n), timeZone: business.timeZone };
  }
}
