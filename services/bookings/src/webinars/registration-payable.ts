import { Injectable } from '@nestjs/common';
import { PayableSubject, type PaymentNews } from '@linkyard/payables';
import { refundReasons } from '../bookings/paying/refund-cause.js';
import { RegistrationFlow } from './registration-flow.js';
import { RegistrationPayments } from './registration-payments.js';
import { RegistrationRefunds } from './registration-refunds.js';
import type { Registration } from './registration.schema.js';
import { RegistrationsRepository } from './registrations.repository.js';

/** What being paid means for a registration. @source design.md 4 "How money flows" */
@Injectable()
export class RegistrationPayable extends PayableSubject<Registration, Registration['paymentState']> {
  readonly kind = 'registration';

  constructor(
    readonly records: RegistrationPayments,
    private readonly registrations: RegistrationsRepository,
    private readonly flow: RegistrationFlow,
    private readonly refunds: RegistrationRefunds,
  ) {
    super();
  }

  async find({ ownerId, subject }: PaymentNews): Promise<Registration[]> {
    const registration = await this.registrations.findOne({ ownerId, _id: subject.id });
    return registration ? [registration] : [];
  }

  /** Paid after its seat was given up, it is a registration still where a seat is free; otherwise everything goes back. */
  override async onPaid(paid: Registration): Promise<void> {
    const now = new Date();
    if (paid.state === 'pending') {
      await this.flow.proceed(paid, now);
      return;
    }
    const isExpired = paid.state === 'cancelled' && paid.cancel?.by === 'system';
    if (isExpired && (await this.flow.reclaim(paid, now))) return;
    await this.refunds.requestRefund(paid, paid.paid, refundReasons.registration.paid_too_late, 'paid_too_late');
  }

  override async onExpired(registration: Registration): Promise<void> {
    if (registration.state === 'pending')
      await this.flow.cancel(registration, { by: 'system', systemCause: 'notPaid' }, new Date());
  }
}
