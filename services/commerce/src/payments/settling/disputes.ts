import { Injectable } from '@nestjs/common';
import { paymentDisputed } from '@linkyard/contracts';
import { ServiceDatabase, trusted } from '@linkyard/mongo';
import { Outbox } from '@linkyard/service-kit';
import { toEventPayload } from './to-event-payload.js';
import { Ledger } from '../ledger/ledger.js';
import { PaymentRecords, type Payment } from '../payment.model.js';
import type { DisputedMoney } from '../providers/payment-provider.js';
import { PaymentNotSettled } from './settle-payment.js';

type Outcome = Exclude<Payment['dispute'], 'none'>;

/** Where the provider does not say it in the currency of the payment, all that is left of it. */
const withheldOf = ({ amount, refundedTotal, currency }: Payment, disputed: DisputedMoney | null): number =>
  disputed?.currency === currency && disputed.amount > 0 ? disputed.amount : amount - refundedTotal;

/** Chargebacks: the provider takes the money when one is opened, and returns it when the seller wins. */
@Injectable()
export class Disputes {
  constructor(
    private readonly database: ServiceDatabase,
    private readonly outbox: Outbox,
    private readonly payments: PaymentRecords,
    private readonly ledger: Ledger,
  ) {}

  /** A closed dispute whose opening has not arrived yet is opened first; an opening that arrives later changes nothing. */
  async follow(payment: Payment, outcome: Outcome, disputed: DisputedMoney | null = null): Promise<void> {
    if (payment.state !== 'settled') throw new PaymentNotSettled('The disputed payment has not settled yet');
    await this.turn(payment, ['none'], 'opened', disputed);
    if (outcome !== 'opened') await this.turn(payment, ['opened'], outcome, null);
  }

  private turn(
    { userId: ownerId, _id }: Payment,
    from: Payment['dispute'][],
    outcome: Outcome,
    disputed: DisputedMoney | null,
  ) {
    return this.database.transaction(async () => {
      const filter = { ownerId, _id, state: 'settled', dispute: trusted({ $in: from }) } as const;
      const before = await this.payments.findOne(filter);
      if (!before) return;
      const disputedAmount = outcome === 'opened' ? withheldOf(before, disputed) : before.disputedAmount;
      const changed = await this.payments.update(filter, { $set: { dispute: outcome, disputedAmount } });
      if (!changed) return;
      if (outcome === 'opened') await this.ledger.disputed(changed);
      if (outcome === 'won') await this.ledger.disputeWon(changed);
      await this.outbox.add(paymentDisputed, { ...toEventPayload(changed), outcome });
    });
  }
}
