import { Inject, Injectable } from '@nestjs/common';
import { paymentDisputed } from '@linkyard/contracts';
import { ServiceDatabase, trusted } from '@linkyard/mongo';
import { Outbox } from '@linkyard/service-kit';
import { announced } from './announced.js';
import { Ledger } from './ledger/ledger.js';
import { PaymentRecords, type Payment } from './payment.model.js';
import { PaymentNotSettled } from './settle-payment.js';

type Outcome = Exclude<Payment['dispute'], 'none'>;

/** Chargebacks: the provider takes the money when one is opened, and returns it when the seller wins. */
@Injectable()
export class Disputes {
  constructor(
    @Inject(ServiceDatabase) private readonly database: ServiceDatabase,
    @Inject(Outbox) private readonly outbox: Outbox,
    @Inject(PaymentRecords) private readonly payments: PaymentRecords,
    @Inject(Ledger) private readonly ledger: Ledger,
  ) {}

  /** A closed dispute whose opening has not arrived yet is opened first; an opening that arrives later changes nothing. */
  async follow(payment: Payment, outcome: Outcome): Promise<void> {
    if (payment.state !== 'settled') throw new PaymentNotSettled('The disputed payment has not settled yet');
    await this.turn(payment, ['none'], 'opened');
    if (outcome !== 'opened') await this.turn(payment, ['opened'], outcome);
  }

  private turn({ userId: ownerId, _id }: Payment, from: Payment['dispute'][], outcome: Outcome) {
    return this.database.transaction(async () => {
      const filter = { ownerId, _id, state: 'settled', dispute: trusted({ $in: from }) } as const;
      const before = await this.payments.findOne(filter);
      if (!before) return;
      const disputedAmount = outcome === 'opened' ? before.amount - before.refundedTotal : before.disputedAmount;
      const changed = await this.payments.update(filter, { $set: { dispute: outcome, disputedAmount } });
      if (!changed) return;
      if (outcome === 'opened') await this.ledger.disputed(changed);
      if (outcome === 'won') await this.ledger.disputeWon(changed);
      await this.outbox.add(paymentDisputed, { ...announced(changed), outcome });
    });
  }
}
