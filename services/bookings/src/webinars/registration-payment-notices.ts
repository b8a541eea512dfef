import { Inject, Injectable } from '@nestjs/common';
import {
  paymentDisputed,
  paymentRefundFailed,
  type EventData,
  type RequestOf,
  type resolveRegistrationAttention,
} from '@linkyard/contracts';
import { ServiceDatabase } from '@linkyard/mongo';
import { DomainError, EventTooEarly, OnEvent, type EventMeta } from '@linkyard/service-kit';
import {
  afterDispute,
  afterFailedRefund,
  noPaymentAttention,
  openDuplicateOf,
  withDuplicate,
} from '../bookings/payment-attention.js';
import { RegistrationRefunds } from './registration-refunds.js';
import type { Registration } from './registration.schema.js';
import { RegistrationsRepository } from './registrations.repository.js';

const againReason = 'The refund is made again';

/** What a payment needs the host for: a refund that was not made, and a dispute. */
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
      'duplicates.paymentId': event.paymentId,
    });
    if (second) return this.setOpen(second, event.paymentId, true);
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
    const registration = await this.ofPayment(event);
    if (!registration) return;
    const { userId: ownerId, _id } = registration;
    const paymentAttention = afterDispute(registration.paymentAttention ?? noPaymentAttention, event.outcome);
    if (paymentAttention) await this.registrations.update({ ownerId, _id }, { $set: { paymentAttention } });
  }

  /** @throws DomainError core.not_found */
  async resolve(
    ownerId: string,
    { uid, decision }: RequestOf<typeof resolveRegistrationAttention>,
  ): Promise<Registration> {
    return this.database.transaction(async () => {
      const registration = await this.registrations.findOne({ ownerId, uid });
      if (!registration) throw new DomainError('core.not_found');
      const { code, amount } = registration.paymentAttention ?? noPaymentAttention;
      if (code === null && decision === 'refund') return this.refunds.requestSecond(registration);
      if (code === null) {
        await this.setOpen(registration, openDuplicateOf(registration)?.paymentId ?? '', false);
        return (await this.registrations.findOne({ ownerId, uid })) ?? registration;
      }
      const $set = { paymentAttention: noPaymentAttention };
      const resolved = (await this.registrations.update({ ownerId, _id: registration._id }, { $set })) ?? registration;
      if (decision === 'dismiss' || code !== 'refund_failed') return resolved;
      return this.refunds.request(resolved, Math.min(amount, resolved.paid - resolved.refundAsked), againReason);
    });
  }

  /** A second payment waits for its host again, or no longer. */
  private async setOpen(registration: Registration, paymentId: string, isOpen: boolean): Promise<void> {
    const { userId: ownerId, _id } = registration;
    const duplicates = withDuplicate(registration, paymentId, isOpen);
    await this.registrations.update({ ownerId, _id }, { $set: { duplicates } });
  }

  private async ofPayment({
    subject,
    ownerId,
    paymentId,
  }: Pick<EventData<typeof paymentDisputed>, 'subject' | 'ownerId' | 'paymentId'>) {
    return subject.kind === 'registration' ? this.registrations.findOne({ ownerId, _id: subject.id, paymentId }) : null;
  }
}
