import { Injectable } from '@nestjs/common';
import type { EventData, RequestOf, resolveRegistrationAttention } from '@linkyard/contracts';
import { ServiceDatabase } from '@linkyard/mongo';
import { RefundRequests, type RefundCause } from '@linkyard/payables';
import { Bus, OnEvent, Outbox, requireFound, type EventFacts } from '@linkyard/service-kit';
import { dayMs } from '@linkyard/time';
import { refundReasons } from '../bookings/paying/refund-cause.js';
import { RegistrationPayments } from './registration-payments.js';
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
  private readonly requests: RefundRequests<Registration, Registration['paymentState']>;

  constructor(
    private readonly registrations: RegistrationsRepository,
    records: RegistrationPayments,
    outbox: Outbox,
    bus: Bus,
    private readonly database: ServiceDatabase,
  ) {
    this.requests = new RefundRequests({
      ...{ records, bus, database, idempotencyPrefix: 'registration-refund' },
      secondReason: refundReasons.registration.paid_twice,
      publish: ({ _id: registrationId }, due) => outbox.add(registrationRefundDue, { ...due, registrationId }),
    });
  }

  /** Inside the caller's transaction. @param amount minor units; 0 does nothing */
  async requestRefund(registration: Registration, amount: number, reason: string, cause?: RefundCause) {
    return this.requests.request(registration, amount, reason, cause);
  }

  @OnEvent(registrationRefundDue, { id: 'registration-refund-due', isRepeatable: true })
  async onRefundDue(due: EventData<typeof registrationRefundDue>, { eventId }: EventFacts): Promise<void> {
    const { ownerId, registrationId: _id } = due;
    await this.requests.make(due, eventId, () => this.registrations.findOne({ ownerId, _id }));
  }

  /** @throws DomainError core.not_found */
  async resolve(
    ownerId: string,
    { uid, ...decided }: RequestOf<typeof resolveRegistrationAttention>,
  ): Promise<Registration> {
    return this.database.transaction(async () => {
      const registration = requireFound(await this.registrations.findOne({ ownerId, uid }));
      return this.requests.resolve(registration, decided);
    });
  }
}
