import { Injectable } from '@nestjs/common';
import type { Ctx, RequestOf, subscribeWebinar } from '@linkyard/contracts';
import type { NewDocument } from '@linkyard/mongo';
import { MailAllowance } from '@linkyard/queue';
import { DomainError } from '@linkyard/service-kit';
import { WaitingVisits } from '../waiting/waiting-visits.js';
import { nameOf } from './registration-flow.js';
import type { Registration } from './registration.schema.js';
import type { Webinar } from './webinar.schema.js';

/** `isConfirmed` where the reader of the address has confirmed that the registration is theirs. */
export type Registrant = Pick<Ctx, 'ipHash' | 'locale'> & { isConfirmed?: boolean };

/** A free registration sends mails wherever its visitor says. */
@Injectable()
export class RegistrationAdmission {
  constructor(
    private readonly allowance: MailAllowance,
    private readonly waiting: WaitingVisits,
  ) {}

  /** @throws DomainError core.confirm_address where it waits for its reader, without a seat */
  async require(
    { userId: ownerId, title, tenantId }: Webinar,
    request: RequestOf<typeof subscribeWebinar>,
    { uid, price, person }: NewDocument<Registration>,
    { locale, isConfirmed }: Registrant,
  ): Promise<void> {
    const { email } = person;
    if (price > 0 || (await this.allowance.admits(email, `registration:${uid}`, isConfirmed))) return;
    const { idempotencyKey } = request;
    const kept = { kind: 'registration', title, email, locale, tenantId, request, idempotencyKey };
    await this.waiting.keepForReader(ownerId, kept, nameOf({ person }));
    throw new DomainError('core.confirm_address');
  }
}
