import { Inject, Injectable } from '@nestjs/common';
import { paymentSettled, type EventData } from '@linkyard/contracts';
import { OnEvent, type EventFacts } from '@linkyard/service-kit';
import { PaymentRecords } from './payment.model.js';
import { SettlePayment } from './settle-payment.js';

/** What is paid needs no other payment: pages of the same subject that are open at a provider are closed there. */
@Injectable()
export class CloseOtherPayments {
  constructor(
    @Inject(PaymentRecords) private readonly payments: PaymentRecords,
    @Inject(SettlePayment) private readonly settling: SettlePayment,
  ) {}

  /** One that was paid in the meantime is settled, and its subject names it as the second one. */
  @OnEvent(paymentSettled, { id: 'close-other-payments', isRepeatable: true })
  async onSettled(settled: EventData<typeof paymentSettled>, _facts: EventFacts): Promise<void> {
    if (settled.isRenewal) return;
    const { ownerId, subject, paymentId } = settled;
    for (const other of await this.payments.openOf(ownerId, subject))
      if (other._id !== paymentId) await this.settling.close(other, 'replaced');
  }
}
