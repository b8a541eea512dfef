import { Injectable } from '@nestjs/common';
import {
  inMode,
  type Money,
  type listDonations,
  type refundDonation,
  type RequestOf,
  type resolveDonationAttention,
} from '@linkyard/contracts';
import { containing, trusted } from '@linkyard/mongo';
import { noPaymentAttention } from '@linkyard/payables';
import { amountField, checkAmount, DomainError, requireFound } from '@linkyard/service-kit';
import { moneyOf } from '../currencies/money-of.js';
import { SellerZones } from '../locales/seller-zones.js';
import { SellerModes } from '../payments/connections/seller-modes.js';
import { PaymentRecords } from '../payments/payment.model.js';
import { Payments } from '../payments/payments.js';
import { paidOf } from './donation-records.js';
import type { Donation } from './donation.schema.js';
import { DonationsRepository, paidStates } from './donations.repository.js';
import { DonationPaidTwice } from './paid-twice.js';

/** Without a state: what was paid or what waits for the receiver. */
const shownBy = (state: Donation['state'] | undefined) => {
  if (state) return { state };
  const isBegun = { state: trusted({ $nin: ['created' as const, 'pending' as const, 'expired' as const] }) };
  return { $or: [isBegun, { 'paymentAttention.code': trusted({ $nin: [null] }) }] };
};

@Injectable()
export class DonationsService {
  constructor(
    private readonly donations: DonationsRepository,
    private readonly payments: Payments,
    private readonly zones: SellerZones,
    private readonly modes: SellerModes,
    private readonly paidTwice: DonationPaidTwice,
    private readonly records: PaymentRecords,
  ) {}

  /** What providers have kept of the payments of donations, by the id of the payment; without those that they have not settled yet. */
  async providerFees(ownerId: string, donations: readonly Donation[]): Promise<Map<string, Money>> {
    const ids = donations.flatMap(({ paymentId }) => paymentId ?? []);
    const paid = await this.records.findMany({ ownerId, _id: trusted({ $in: ids }) });
    return new Map(
      paid.flatMap(({ _id, fee, settlementCurrency }) =>
        fee === null || settlementCurrency === null ? [] : [[_id, moneyOf(fee, settlementCurrency)]],
      ),
    );
  }

  /** What the filters and the search of a table mean. */
  async filterOf(ownerId: string, filters: RequestOf<typeof listDonations>['filters'], searchTerm?: string) {
    const { state, interval, goalId } = filters;
    const words = searchTerm ? trusted(containing(searchTerm)) : null;
    const [days, { mode }] = await Promise.all([
      this.zones.span(ownerId, filters),
      this.modes.shown(ownerId, filters.mode),
    ]);
    return {
      ownerId,
      ...inMode(mode),
      $and: [
        shownBy(state),
        ...(words ? [{ $or: [{ 'donor.name': words }, { 'donor.email': words }, { message: words }] }] : []),
      ],
      ...(interval ? { interval } : {}),
      ...(goalId ? { goalId } : {}),
      ...(days ? { createdAt: trusted(days) } : {}),
    };
  }

  async list(ownerId: string, { page, listPerPage, searchTerm, sort, filters }: RequestOf<typeof listDonations>) {
    const { mode, hasTest } = await this.modes.shown(ownerId, filters.mode);
    const filter = await this.filterOf(ownerId, { ...filters, mode }, searchTerm);
    const by = sort ?? '-createdAt';
    const direction: 1 | -1 = by.startsWith('-') ? -1 : 1;
    const order: Record<string, 1 | -1> = { [by.replace('-', '')]: direction, _id: direction };
    const options = { sort: order, skip: (page - 1) * listPerPage, limit: listPerPage };
    const [found, total] = await Promise.all([this.donations.findMany(filter, options), this.donations.count(filter)]);
    return { found, total, mode, hasTest };
  }

  /** @throws DomainError core.not_found, core.invalid_input, payments.* */
  async refund(ownerId: string, { _id, amount, reason, idempotencyKey }: RequestOf<typeof refundDonation>) {
    const donation = await this.get(ownerId, _id);
    const { paymentId, refunded, currency } = donation;
    const isPaid = paidStates.some((state) => state === donation.state);
    if (paymentId === null || !isPaid) throw new DomainError('payments.not_settled');
    const left = paidOf(donation) - refunded;
    const minor = amount === undefined ? left : amountField('amount', amount, currency);
    // What is left goes back as it was paid.
    if (minor < left) checkAmount('amount', minor, currency, await this.payments.refundStep(ownerId, paymentId));
    const request = { ownerId, paymentId, amount: minor, reason, idempotencyKey: `donation:${idempotencyKey}` };
    const { state } = await this.payments.refund(request);
    return { donation: await this.get(ownerId, _id), state };
  }

  /** @throws DomainError core.not_found, payments.* */
  async resolve(ownerId: string, request: RequestOf<typeof resolveDonationAttention>): Promise<Donation> {
    const { _id, decision, idempotencyKey } = request;
    const donation = await this.get(ownerId, _id);
    const { code, amount } = donation.paymentAttention ?? noPaymentAttention;
    const decided = request.code ?? code ?? 'paid_twice';
    if (decided === 'paid_twice')
      return decision === 'refund'
        ? this.paidTwice.refund(donation, `donation:${idempotencyKey}`)
        : this.paidTwice.dismiss(donation);
    if (decided !== code) return donation;
    if (decision === 'refund' && code === 'refund_failed' && donation.paymentId !== null) {
      const { paymentId } = donation;
      const again = { ownerId, paymentId, amount, reason: 'The refund is made again' };
      await this.payments.refund({ ...again, idempotencyKey: `donation:${idempotencyKey}` });
    }
    // The notice may be another one by now.
    const asRead = { ownerId, _id, 'paymentAttention.code': code };
    await this.donations.update(asRead, { $set: { paymentAttention: noPaymentAttention } });
    return this.get(ownerId, _id);
  }

  /** @throws DomainError core.not_found, also for another receiver's */
  async get(ownerId: string, _id: string): Promise<Donation> {
    return requireFound(await this.donations.findOne({ ownerId, _id }));
  }
}
