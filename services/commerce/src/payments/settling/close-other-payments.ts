import { Injectable } from '@nestjs/common';
import { paymentAuthorized, paymentSettled, type EventData } from '@linkyard/contracts';
import { OnEvent, type EventFacts } from '@linkyard/service-kit';
import { AuthorizedPayments } from './authorized-payments.js';
import { isAuthorized, PaymentRecords } from '../payment.model.js';
import { SettlePayment } from './settle-payment.js';

type Paid = Pick<EventData<typeof paymentSettled>, 'ownerId' | 'subject' | 'paymentId'>;

/** What is paid needs no other payment: pages of the same subject that are open at a provider are closed there. */
@Injectable()
export class CloseOtherPayments {
  constructor(
    private readonly payments: PaymentRecords,
    private readonly settling: SettlePayment,
    private readonly authorized: AuthorizedPayments,
  ) {}

  /** One that was paid in the meantime is settled, and its subject names it as the second one. What else is held is released. */
  @OnEvent(paymentSettled, { id: 'close-other-payments', isRepeatable: true })
  async onSettled(settled: EventData<typeof paymentSettled>, _facts: EventFacts): Promise<void> {
    if (settled.isRenewal) return;
    for (const other of await this.othersOf(settled)) {
      if (isAuthorized(other)) await this.authorized.release(other);
      else await this.settling.close(other, 'replaced');
    }
  }

  /** Which of two holds counts is decided by what they are for. */
  @OnEvent(paymentAuthorized, { id: 'close-other-payments-of-hold', isRepeatable: true })
  async onAuthorized(held: EventData<typeof paymentAuthorized>, _facts: EventFacts): Promise<void> {
    for (const other of await this.othersOf(held)) await this.settling.close(other, 'replaced');
  }

  private async othersOf({ ownerId, subject, paymentId }: Paid) {
    return (await this.payments.openOf(ownerId, subject)).filter(({ _id }) => _id !== paymentId);
  }
}
