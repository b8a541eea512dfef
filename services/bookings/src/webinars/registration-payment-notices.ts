import { Inject, Injectable } from '@nestjs/common';
import {
  paymentDisputed,
  paymentParked,
  paymentRefundFailed,
  type EventData,
  type RequestOf,
  type resolveRegistrationAttention,
} from '@linkyard/contracts';
import { indexedString, ServiceDatabase } from '@linkyard/mongo';
import { EventTooEarly, OnEvent, type EventMeta, requireFound } from '@linkyard/service-kit';
import {
  afterDispute,
  afterFailedRefund,
  decidedCode,
  noPaymentAttention,
  openDuplicateOf,
  parkedAttention,
  withDuplicate,
} from '../booking-records/payment-attention.js';
import { RegistrationRefunds } from './registration-refunds.js';
import type { Registration } from './registration.schema.js';
import { RegistrationsRepository } from './registrations.repository.js';

const againReason = 'The refund is made again';

/** What a payment needs the creator for: a refund that was not made, a dispute, another currency, a second payment. */
@Injectable()
export class RegistrationPaymentNotices {
  constructor(
    @Inject(RegistrationsRepository) private readonly registrations: RegistrationsRepository,
    @Inject(RegistrationRefunds) private readonly refunds: RegistrationRefunds,
    @Inject(ServiceDatabase) private readonly database: ServiceDatabase,
  ) {}

  @OnEvent(paymentRefundFailed, { id: 'payment-of-registration-refund-failed' })
  async onRefundFailed(event: EventData<typeof paymentRefundFailed>, _meta: EventMeta): Promise<void> {
    const { amount, wasSettled, refundId } = event;
    const second = await this.registrations.findOne({
      ownerId: event.ownerId,
      'duplicates.paymentId': indexedString(event.paymentId),
    });
    if (second) {
      const open = { isOpen: true, ...(wasSettled ? { refunded: event.refundedTotal } : {}) };
      await this.changeSecond(second, event.paymentId, open);
      return;
    }
    const registration = await this.ofPayment(event);
    if (!registration || registration.paymentAttention?.key === refundId) return;
    const { userId: ownerId, _id, refunded, refundAsked } = registration;
    if (wasSettled && refunded < amount) throw new EventTooEarly('The refund is not noted yet');
    if (!wasSettled && refundAsked - refunded < amount) return;
    const $set = afterFailedRefund(registration, amount, wasSettled, refundId);
    await this.registrations.update({ ownerId, _id }, { $set });
  }

  @OnEvent(paymentDisputed, { id: 'payment-of-registration-disputed' })
  async onDisputed(event: EventData<typeof paymentDisputed>, _meta: EventMeta): Promise<void> {
    const { ownerId: creator, paymentId, outcome } = event;
    const second = await this.registrations.findOne({
      ownerId: creator,
      'duplicates.paymentId': indexedString(paymentId),
    });
    // The bank has taken it back.
    if (second && outcome === 'lost') await this.changeSecond(second, paymentId, { isOpen: false });
    const registration = await this.ofPayment(event);
    if (!registration) return;
    const { userId: ownerId, _id } = registration;
    const paymentAttention = afterDispute(registration.paymentAttention ?? noPaymentAttention, event.outcome);
    if (paymentAttention) await this.registrations.update({ ownerId, _id }, { $set: { paymentAttention } });
  }

  /** The seat is kept no longer than without a payment: the creator returns the money at the provider. */
  @OnEvent(paymentParked, { id: 'payment-of-registration-parked' })
  async onParked(event: EventData<typeof paymentParked>, _meta: EventMeta): Promise<void> {
    const { subject, ownerId } = event;
    const registration =
      subject.kind === 'registration' ? await this.registrations.findOne({ ownerId, _id: subject.id }) : null;
    const code = registration?.paymentAttention?.code ?? null;
    if (!registration || code !== null) return;
    const $set = { paymentAttention: parkedAttention(event) };
    await this.registrations.update({ ownerId, _id: registration._id }, { $set });
  }

  /** @throws DomainError core.not_found */
  async resolve(
    ownerId: string,
    { uid, decision, code: wanted }: RequestOf<typeof resolveRegistrationAttention>,
  ): Promise<Registration> {
    return this.database.transaction(async () => {
      const registration = requireFound(await this.registrations.findOne({ ownerId, uid }));
      const { code, amount } = registration.paymentAttention ?? noPaymentAttention;
      const decided = decidedCode(registration, wanted);
      if (decided === 'paid_twice')
        return decision === 'refund' ? this.refunds.requestSecond(registration) : this.dismissSecond(registration);
      if (decided !== code) return registration;
      const $set = { paymentAttention: noPaymentAttention };
      const resolved = (await this.registrations.update({ ownerId, _id: registration._id }, { $set })) ?? registration;
      if (decision === 'dismiss' || code !== 'refund_failed') return resolved;
      return this.refunds.request(resolved, Math.min(amount, resolved.paid - resolved.refundAsked), againReason);
    });
  }

  private async dismissSecond(registration: Registration): Promise<Registration> {
    const second = openDuplicateOf(registration);
    return second ? this.changeSecond(registration, second.paymentId, { isOpen: false }) : registration;
  }

  private async changeSecond(
    registration: Registration,
    paymentId: string,
    change: Parameters<typeof withDuplicate>[2],
  ): Promise<Registration> {
    const { userId: ownerId, _id } = registration;
    const duplicates = withDuplicate(registration, paymentId, change);
    return (await this.registrations.update({ ownerId, _id }, { $set: { duplicates } })) ?? registration;
  }

  private async ofPayment({
    subject,
    ownerId,
    paymentId,
  }: Pick<EventData<typeof paymentDisputed>, 'subject' | 'ownerId' | 'paymentId'>) {
    return subject.kind === 'registration' ? this.registrations.findOne({ ownerId, _id: subject.id, paymentId }) : null;
  }
}
