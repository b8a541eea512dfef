import { Injectable } from '@nestjs/common';
import { donationBlocksChanged, donationRenewalFailed } from '@linkyard/contracts';
import { PayableSubject, type PaymentChange, type PaymentNews, type ReceivedPayment } from '@linkyard/payables';
import { EventTooEarly, Outbox } from '@linkyard/service-kit';
import { CompleteDonation } from './complete-donation.js';
import { DonationRecords } from './donation-records.js';
import type { Donation } from './donation.schema.js';
import { DonationsRepository } from './donations.repository.js';
import { EndDonation } from './end-donation.js';
import { secondSubscription } from './second-subscription.js';

type State = DonationRecords['states'][number];

/** What a payment means for a donation; each period of one that repeats is a donation with a payment of its own. */
@Injectable()
export class DonationPayable extends PayableSubject<Donation, State> {
  readonly kind = 'donation';

  constructor(
    readonly records: DonationRecords,
    private readonly donations: DonationsRepository,
    private readonly completing: CompleteDonation,
    private readonly ending: EndDonation,
    private readonly outbox: Outbox,
  ) {
    super();
  }

  /** The period that it paid, else the first donation. */
  async find({ ownerId, paymentId, subject }: PaymentNews): Promise<Donation[]> {
    const own = await this.donations.ofPayment(ownerId, paymentId);
    const found = own ?? (await this.donations.findOne({ ownerId, _id: subject.id }));
    return found ? [found] : [];
  }

  /** A renewal makes the donation of its period, unless it renews a second subscription. */
  override async findUnpaid(payment: ReceivedPayment): Promise<Donation[]> {
    const { paymentId, isRenewal, originPaymentId } = payment;
    const [found] = await this.find(payment);
    if (!found || !isRenewal || found.paymentId === paymentId) return found ? [found] : [];
    const isOfSecond = found.completedAt !== null && originPaymentId !== null && originPaymentId !== found.paymentId;
    return [isOfSecond ? found : await this.completing.renewal(found, paymentId)];
  }

  override async pay(donation: Donation, change: PaymentChange<State>, payment: ReceivedPayment) {
    return this.completing.complete(donation, change, payment);
  }

  /** A second subscription is ended: one donation was wanted. */
  override async onSecondPayment(
    { userId: ownerId, _id: donationId, interval, tenantId }: Donation,
    { paymentId, isRenewal }: ReceivedPayment,
  ): Promise<void> {
    if (interval !== 'once' && !isRenewal)
      await this.outbox.add(secondSubscription, { ownerId, donationId, paymentId }, { tenantId });
  }

  /** Pages leave out what is lost, do not name the donor of what is disputed, and count what is left. */
  override async onReversed({ userId: ownerId, campaignId, tenantId }: Donation): Promise<void> {
    await this.outbox.add(donationBlocksChanged, { ownerId, campaignId }, { tenantId });
  }

  /** It is shown on the donation, and its donor and receiver are notified. */
  override async onRenewalFailed(first: Donation, { failedAt }: { failedAt: string }): Promise<void> {
    if (first.endedAt) return;
    if (!first.completedAt) throw new EventTooEarly('The donation is not completed yet');
    await this.donations.noteRenewal(first, new Date(failedAt));
    const { _id: donationId, userId: ownerId, tenantId, donor, publicId, campaignName, locale, provider } = first;
    const { amount, total, currency, interval } = first;
    const about = { donationId, publicId, ownerId, tenantId, campaignName, name: donor.name, email: donor.email };
    const failed = { ...about, locale, amount, total, currency, interval, provider, failedAt };
    await this.outbox.add(donationRenewalFailed, failed, { tenantId });
  }

  override async onSubscriptionEnded(first: Donation, at: Date): Promise<void> {
    await this.ending.end(first, at);
  }
}
