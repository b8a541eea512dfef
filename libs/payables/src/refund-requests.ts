import { objectId, refundPayment, type RequestOf, type resolveBookingAttention } from '@linkyard/contracts';
import type { ServiceDatabase } from '@linkyard/mongo';
import { DomainError, systemContext, type Bus } from '@linkyard/service-kit';
import { z } from 'zod';
import { decidedCode, noPaymentAttention } from './attention.js';
import { hasDuplicate, leftOf, openDuplicateOf, withDuplicate } from './duplicates.js';
import type { PayableRecords } from './payable-records.js';
import { afterFailedRefund } from './refunded-sums.js';
import type { PaymentState } from './transitions.js';

/** Why money goes back, for what follows from it. */
export const refundCause = z.enum(['paid_too_late', 'paid_twice', 'other']);
export type RefundCause = z.output<typeof refundCause>;

/** The fields of an event about money that goes back. Events of earlier versions name no cause. */
export const refundReason = { reason: z.string(), cause: refundCause.optional() };

/** What the event of a requested refund says beside its record. */
export const refundDueFields = {
  ownerId: objectId,
  paymentId: objectId,
  amount: z.int().positive(),
  ...refundReason,
};
export interface RefundDue {
  ownerId: string;
  paymentId: string;
  /** Minor units. */
  amount: number;
  reason: string;
  cause?: RefundCause;
}

type Decided = Pick<RequestOf<typeof resolveBookingAttention>, 'decision' | 'code'>;

const againReason = 'The refund is made again';

interface Parts<Doc extends { userId: string }, State extends PaymentState> {
  records: PayableRecords<Doc, State>;
  bus: Pick<Bus, 'request'>;
  database: Pick<ServiceDatabase, 'transaction'>;
  /** Of the keys under which the provider is asked. */
  idempotencyPrefix: string;
  /** Puts it into the outbox, with what it names of the record. */
  publish(record: Doc, due: RefundDue): Promise<unknown>;
  /** What the payment's records say of a second payment that goes back. */
  secondReason: string;
}

/**
 * Refunds that are requested with the change that causes them, and made by the consumer of the event that is written with it: none is lost,
 * and its key makes it one refund.
 */
export class RefundRequests<Doc extends { userId: string }, State extends PaymentState> {
  constructor(private readonly parts: Parts<Doc, State>) {}

  /** Inside the caller's transaction. @param amount minor units; 0 does nothing */
  async request(record: Doc, amount: number, reason: string, cause: RefundCause = 'other'): Promise<Doc> {
    const { records } = this.parts;
    const { paymentId } = records.describe(record);
    if (amount <= 0 || paymentId === null) return record;
    const requested = await records.change(
      record,
      (read) => {
        const state = records.next(read, 'refundRequested');
        return { refundAsked: (read.refundAsked ?? 0) + amount, ...(state ? { state } : {}) };
      },
      new Date(),
    );
    await this.parts.publish(record, { ownerId: record.userId, paymentId, amount, reason, cause });
    return requested ?? record;
  }

  /** Returns a second payment, inside the caller's transaction. */
  async requestSecond(record: Doc): Promise<Doc> {
    const second = openDuplicateOf(this.parts.records.describe(record));
    if (!second) return record;
    const { paymentId } = second;
    const requested = await this.closeSecond(record, paymentId);
    const why = { reason: this.parts.secondReason, cause: 'paid_twice' as const };
    await this.parts.publish(record, { ownerId: record.userId, paymentId, amount: leftOf(second), ...why });
    return requested;
  }

  /**
   * Asks for the refund. What the provider refuses is noted on the record, whose owner can request it again under another key.
   * @param key makes it one refund, however often its event is delivered
   * @param find reads the record, within the transaction that notes the refusal
   */
  async make(due: RefundDue, key: string, find: () => Promise<Doc | null>): Promise<void> {
    const { ownerId, paymentId, amount, reason } = due;
    const { bus, database, idempotencyPrefix } = this.parts;
    const request = { ownerId, paymentId, amount, reason, idempotencyKey: `${idempotencyPrefix}:${key}` };
    await bus.request(refundPayment, request, systemContext()).catch(async (error: unknown) => {
      if (!isRefused(error)) throw error;
      await database.transaction(async () => this.noteRefusal(await find(), due, key));
    });
  }

  /** Once for each key. */
  private async noteRefusal(record: Doc | null, { paymentId, amount }: RefundDue, key: string): Promise<void> {
    const { records } = this.parts;
    if (!record) return;
    await records.change(
      record,
      (read) => {
        if (read.attention.key === key) return null;
        return hasDuplicate(read, paymentId)
          ? { duplicates: withDuplicate(read, paymentId, () => ({ isOpen: true })) }
          : afterFailedRefund(records, read, { amount, wasSettled: false, key });
      },
      new Date(),
    );
  }

  /** What the owner decides about a notice, inside the caller's transaction. */
  async resolve(record: Doc, { decision: decided, code: wanted }: Decided): Promise<Doc> {
    const { records } = this.parts;
    const { attention, duplicates } = records.describe(record);
    const about = decidedCode(attention.code, wanted);
    if (about === 'paid_twice') {
      const second = openDuplicateOf({ duplicates });
      if (decided === 'refund') return this.requestSecond(record);
      return second ? this.closeSecond(record, second.paymentId) : record;
    }
    if (about !== attention.code) return record;
    const resolved = (await records.change(record, () => ({ attention: noPaymentAttention }), new Date())) ?? record;
    if (decided === 'dismiss' || attention.code !== 'refund_failed') return resolved;
    const { paid, refundAsked } = records.describe(resolved);
    return this.request(resolved, Math.min(attention.amount, paid - (refundAsked ?? 0)), againReason);
  }

  private async closeSecond(record: Doc, paymentId: string): Promise<Doc> {
    const closed = await this.parts.records.change(
      record,
      (read) => ({ duplicates: withDuplicate(read, paymentId, () => ({ isOpen: false })) }),
      new Date(),
    );
    return closed ?? record;
  }
}

/** The provider will not make this refund, however often it is asked for with the same key. */
const isRefused = (error: unknown): boolean =>
  error instanceof DomainError && error.code.startsWith('payments.') && error.code !== 'payments.provider_unavailable';
