import { Inject, Injectable } from '@nestjs/common';
import { paymentRefunded, refundPayment, type EventData } from '@linkyard/contracts';
import { ServiceDatabase } from '@linkyard/mongo';
import {
  Bus,
  EventTooEarly,
  OnEvent,
  Outbox,
  systemContext,
  type EventFacts,
  type EventMeta,
} from '@linkyard/service-kit';
import { dayMs } from '@linkyard/time';
import {
  afterFailedRefund,
  hasDuplicate,
  isRefundRefused,
  leftOf,
  openDuplicateOf,
  withDuplicate,
  withReturned,
} from '../booking-records/payment-attention.js';
import { refundReasons, type RefundCause } from '../bookings/paying/refund-cause.js';
import { registrationRefundDue } from './registration-refund-due.js';
import type { Registration } from './registration.schema.js';
import { RegistrationsRepository } from './registrations.repository.js';

const refundedUntilMs = dayMs;

/**
 * What cancelling returns, in minor units: everything, except to a person who has a seat and cancels less than a day before, or has been
 * able to watch a recording, which begins at no moment.
 */
export function refundOf(
  { paid, refundAsked, startAt, state }: Pick<Registration, 'paid' | 'refundAsked' | 'startAt' | 'state'>,
  by: 'registrant' | 'host' | 'system',
  now: Date,
): number {
  const isLate = startAt === null || startAt.getTime() - now.getTime() < refundedUntilMs;
  return by === 'registrant' && state === 'approved' && isLate ? 0 : paid - refundAsked;
}

@Injectable()
export class RegistrationRefunds {
  constructor(
    @Inject(RegistrationsRepository) private readonly registrations: RegistrationsRepository,
    @Inject(Outbox) private readonly outbox: Outbox,
    @Inject(Bus) private readonly bus: Bus,
    @Inject(ServiceDatabase) private readonly database: ServiceDatabase,
  ) {}

  /** Inside the caller's transaction. @param amount minor units; 0 does nothing */
  async request(
    registration: Registration,
    amount: number,
    reason: string,
    cause: RefundCause = 'other',
  ): Promise<Registration> {
    const { userId: ownerId, _id, paymentId } = registration;
    if (amount <= 0 || paymentId === null) return registration;
    const change = { $inc: { refundAsked: amount }, $set: { paymentState: 'refunding' as const } };
    const requested = await this.registrations.update({ ownerId, _id }, change);
    const about = { ownerId, registrationId: _id, paymentId };
    await this.outbox.add(registrationRefundDue, { ...about, amount, reason, cause });
    return requested ?? registration;
  }

  /** Returns a second payment, inside the caller's transaction. */
  async requestSecond(registration: Registration): Promise<Registration> {
    const { userId: ownerId, _id } = registration;
    const second = openDuplicateOf(registration);
    if (!second) return registration;
    const { paymentId } = second;
    const duplicates = withDuplicate(registration, paymentId, { isOpen: false });
    const requested = await this.registrations.update({ ownerId, _id }, { $set: { duplicates } });
    const about = { ownerId, registrationId: _id, paymentId };
    const why = { reason: refundReasons.registration.paid_twice, cause: 'paid_twice' as const };
    await this.outbox.add(registrationRefundDue, { ...about, amount: leftOf(second), ...why });
    return requested ?? registration;
  }

  /** The key makes it one refund, however often the event is delivered. */
  @OnEvent(registrationRefundDue, { id: 'registration-refund-due', isRepeatable: true })
  async onRefundDue(due: EventData<typeof registrationRefundDue>, { eventId }: EventFacts): Promise<void> {
    const { registrationId: _registration, cause: _cause, ...request } = due;
    const idempotencyKey = `registration-refund:${eventId}`;
    await this.bus.request(refundPayment, { ...request, idempotencyKey }, systemContext()).catch(async (error) => {
      if (!isRefundRefused(error)) throw error;
      await this.refused(due, eventId);
    });
  }

  /** The host is shown what the provider refused, and can ask for it again under another key. */
  private async refused(due: EventData<typeof registrationRefundDue>, key: string): Promise<void> {
    const { ownerId, registrationId: _id, paymentId, amount } = due;
    // What is written follows from what is read: nothing may change in between.
    await this.database.transaction(async () => {
      const registration = await this.registrations.findOne({ ownerId, _id });
      if (!registration || registration.paymentAttention?.key === key) return;
      const $set = hasDuplicate(registration, paymentId)
        ? { duplicates: withDuplicate(registration, paymentId, { isOpen: true }) }
        : afterFailedRefund(registration, amount, false, key);
      await this.registrations.update({ ownerId, _id }, { $set });
    });
  }

  /** Also what the creator returned at the payment provider. */
  @OnEvent(paymentRefunded, { id: 'payment-of-registration-refunded' })
  async onRefunded(event: EventData<typeof paymentRefunded>, _meta: EventMeta): Promise<void> {
    if (event.subject.kind !== 'registration') return;
    const { ownerId, subject } = event;
    const registration = await this.registrations.findOne({ ownerId, _id: subject.id });
    if (!registration) return;
    if (registration.paid === 0) throw new EventTooEarly('The registration is not paid yet');
    // A second payment of the same seat: its notice ends with its money.
    if (registration.paymentId !== event.paymentId) {
      if (!hasDuplicate(registration, event.paymentId)) return;
      const duplicates = withReturned(registration, event.paymentId, event.refundedTotal);
      await this.registrations.update({ ownerId, _id: registration._id }, { $set: { duplicates } });
      return;
    }
    const refunded = Math.min(registration.paid, registration.refunded + event.amount);
    const paymentState = refunded >= registration.paid ? ('refunded' as const) : ('partiallyRefunded' as const);
    const refundAsked = Math.max(refunded, registration.refundAsked);
    const $set = { refunded, refundAsked, paymentState };
    await this.registrations.update({ ownerId, _id: registration._id }, { $set });
  }
}
