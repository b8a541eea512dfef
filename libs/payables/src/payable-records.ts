import { DomainError, nextState } from '@linkyard/service-kit';
import type { PaymentChange, PaymentRecord } from './payment-record.js';
import { paymentTransitions, type PaymentState, type PaymentStep } from './transitions.js';

const attempts = 3;

/** Follows from what a record says. @returns null where nothing changes */
export type Decision<State extends PaymentState> = (record: PaymentRecord<State>) => PaymentChange<State> | null;

/** How one kind of record stores what it says of its payment, and the one place that changes it. */
export abstract class PayableRecords<Doc, State extends PaymentState> {
  /** A step into a state that is not among them changes no state. */
  abstract readonly states: readonly State[];
  abstract describe(record: Doc): PaymentRecord<State>;
  abstract again(record: Doc): Promise<Doc | null>;
  /** Compares and sets. @returns null where the record is not as it was described */
  abstract save(record: Doc, change: PaymentChange<State>, at: Date): Promise<Doc | null>;

  /** @returns null where the step changes nothing, or leads to a state that this kind does not know */
  next({ state }: Pick<PaymentRecord<State>, 'state'>, step: PaymentStep): State | null {
    const to = nextState(paymentTransitions, state, step);
    return this.states.find((known) => known === to) ?? null;
  }

  /**
   * Decides from what is read and writes only over that; where the record has changed since, it is read and decided again.
   * @returns null where nothing changes
   * @throws DomainError core.conflict
   */
  async change(
    record: Doc,
    decide: Decision<State>,
    at: Date,
    save = (read: Doc, change: PaymentChange<State>) => this.save(read, change, at),
  ): Promise<Doc | null> {
    for (let attempt = 1, read: Doc | null = record; attempt <= attempts && read; attempt += 1) {
      const change = decide(this.describe(read));
      if (change === null) return null;
      const saved = await save(read, change);
      if (saved) return saved;
      read = await this.again(record);
    }
    throw new DomainError('core.conflict');
  }
}
