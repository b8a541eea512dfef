import { Injectable } from '@nestjs/common';
import { ServiceDatabase, trusted, type NewDocument } from '@linkyard/mongo';
import { DomainError } from '@linkyard/service-kit';
import { RegistrationFlow } from './registration-flow.js';
import { waitsForPayment } from './registration.presenter.js';
import type { Registration } from './registration.schema.js';
import type { RepeatedRegistration } from './repeated-registration.schema.js';
import { RepeatedRegistrationsRepository } from './repeated-registrations.repository.js';
import { WebinarMailer } from './webinar-mailer.js';
import type { Webinar } from './webinar.schema.js';

interface Repetition {
  /** The registration of the address that is there. */
  present: Registration;
  network: string;
  now: Date;
}

const unsent = { state: 'none' as const, attempts: 0, error: '', nextAt: null };

/** Answers to who registers with an address that is registered as the first time, so that no answer says whether it is. @source ADR 0038 */
@Injectable()
export class RepeatedRegistrations {
  constructor(
    private readonly repeated: RepeatedRegistrationsRepository,
    private readonly flow: RegistrationFlow,
    private readonly mailer: WebinarMailer,
    private readonly database: ServiceDatabase,
  ) {}

  byKey(ownerId: string, idempotencyKey: string): Promise<RepeatedRegistration | null> {
    return this.repeated.byKey(ownerId, idempotencyKey);
  }

  /**
   * Opens nothing of the one that is there: its link is mailed to the address. What is paid for is a registration of its own.
   * @throws DomainError bookings.webinar_full, bookings.too_many_held
   */
  async make(
    webinar: Webinar,
    draft: NewDocument<Registration>,
    { present, network, now }: Repetition,
  ): Promise<Registration | RepeatedRegistration> {
    await this.mailer.send(present, {
      ...{ kind: standOf(present), detail: `again:${present.rev}`, countedAs: `registration:${draft.uid}` },
      ...(present.state === 'approved' ? { invite: 'REQUEST' as const } : {}),
    });
    const fields = { ...draft, activeKey: null };
    if (draft.paymentState === 'unpaid')
      return this.database.transaction(() => this.flow.place(webinar, fields, now, network));
    const state = await this.flow.foresee(webinar, draft);
    return this.repeated.insert(webinar.userId, { ...fields, registrationId: present._id, state, sync: unsent });
  }

  /** The registration that is there stays. @throws DomainError bookings.too_late, bookings.wrong_state */
  async cancel(
    { userId: ownerId, _id, startAt }: RepeatedRegistration,
    reason: string,
    now = new Date(),
  ): Promise<RepeatedRegistration> {
    if (startAt !== null && startAt <= now) throw new DomainError('bookings.too_late');
    const active = trusted({ $in: ['pending' as const, 'approved' as const, 'waitlisted' as const] });
    const cancel = { by: 'registrant' as const, reason, at: now };
    const $set = { state: 'cancelled' as const, cancel };
    const cancelled = await this.repeated.update({ ownerId, _id, state: active }, { $set });
    if (!cancelled) throw new DomainError('bookings.wrong_state');
    return cancelled;
  }
}

/** The mail that says how far an active registration is. */
function standOf(registration: Registration): 'unpaid' | 'received' | 'confirmed' | 'waitlisted' {
  if (waitsForPayment(registration)) return 'unpaid';
  if (registration.state === 'waitlisted') return 'waitlisted';
  return registration.state === 'pending' ? 'received' : 'confirmed';
}
