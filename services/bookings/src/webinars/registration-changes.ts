import { Injectable } from '@nestjs/common';
import { webinarCancelled, type changeRegistrationStatus, type EventData, type RequestOf } from '@linkyard/contracts';
import { ServiceDatabase } from '@linkyard/mongo';
import { attemptEach, DomainError, OnEvent, type EventFacts, requireFound } from '@linkyard/service-kit';
import { RegistrationFlow, type Cause } from './registration-flow.js';
import { RegistrationPayment } from './registration-payment.js';
import { refundOf, RegistrationRefunds } from './registration-refunds.js';
import type { Registration } from './registration.schema.js';
import { RegistrationsRepository } from './registrations.repository.js';

/** What becomes of a registration after it was made. */
@Injectable()
export class RegistrationChanges {
  constructor(
    private readonly registrations: RegistrationsRepository,
    private readonly flow: RegistrationFlow,
    private readonly payment: RegistrationPayment,
    private readonly refunds: RegistrationRefunds,
    private readonly database: ServiceDatabase,
  ) {}

  /** @throws DomainError core.not_found, bookings.wrong_state, bookings.too_early */
  async changeStatus(
    ownerId: string,
    { uid, command, reason, attendedMinutes }: RequestOf<typeof changeRegistrationStatus>,
    now = new Date(),
  ): Promise<Registration> {
    const registration = requireFound(await this.registrations.findOne({ ownerId, uid }));
    if (command === 'cancel') return this.cancel(registration, { by: 'host', reason }, now);
    if (command === 'attended' || command === 'absent') {
      if (registration.startAt !== null && registration.startAt > now) throw new DomainError('bookings.too_early');
      const attended = { minutes: attendedMinutes ?? null, joinedAt: null, leftAt: null };
      return this.database.transaction(() => this.flow.attend(registration, command, attended, now));
    }
    // Who has not paid is not approved by hand: the seat would be free of charge.
    if (registration.paymentState === 'unpaid' && command === 'approve') throw new DomainError('bookings.wrong_state');
    return this.database.transaction(async () => {
      if (command === 'approve') return this.flow.approve(registration, { by: 'host' }, now);
      const denied = await this.flow.deny(registration, reason, now);
      return this.refunds.requestRefund(
        denied,
        refundOf(denied, 'host', now),
        reason || 'The host denied the registration',
      );
    });
  }

  /** @throws DomainError bookings.too_late after the start, bookings.wrong_state */
  async cancelByRegistrant(registration: Registration, reason: string, now = new Date()): Promise<Registration> {
    const { startAt } = registration;
    if (startAt !== null && startAt <= now) throw new DomainError('bookings.too_late');
    return this.cancel(registration, { by: 'registrant', reason }, now);
  }

  async expire(registration: Registration, now: Date): Promise<void> {
    await this.cancel(registration, { by: 'system', systemCause: 'notPaid' }, now);
  }

  /** Its webinar is over. */
  async close(registration: Registration, now: Date): Promise<void> {
    await this.cancel(registration, { by: 'system', systemCause: 'notConfirmed' }, now);
  }

  /** Each registration in a transaction of its own; a repeat finds fewer of them. */
  @OnEvent(webinarCancelled, { id: 'cancel-registrations-of-webinar', isRepeatable: true })
  async onWebinarCancelled(event: EventData<typeof webinarCancelled>, _facts: EventFacts): Promise<void> {
    const cause = { by: 'host', reason: event.reason } as const;
    const states = ['pending', 'approved', 'waitlisted'] as const;
    await attemptEach(this.registrations.each(event, { states }), (registration) =>
      this.cancel(registration, cause, new Date()),
    );
  }

  private async cancel(registration: Registration, cause: Cause, now: Date): Promise<Registration> {
    const { by, reason = '' } = cause;
    const cancelled = await this.database.transaction(async () => {
      const closed = await this.flow.cancel(registration, cause, now);
      const amount = refundOf({ ...closed, state: registration.state }, by, now);
      return this.refunds.requestRefund(closed, amount, reason || `Cancelled by the ${by}`);
    });
    if (registration.paymentState === 'unpaid') await this.payment.close(registration);
    return cancelled;
  }
}
