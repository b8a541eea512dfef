import { noPaymentAttention } from '../attention.js';
import { PayableRecords } from '../payable-records.js';
import { PayableSubject, type PaymentNews } from '../payable-subject.js';
import type { PaymentChange, PaymentRecord } from '../payment-record.js';
import { paymentStates } from '../transitions.js';

export interface Ticket {
  id: string;
  rev: number;
  payment: PaymentRecord;
}

export const aTicket = (id: string, payment: Partial<PaymentRecord> = {}): Ticket => ({
  id,
  rev: 1,
  payment: {
    ...{ state: 'unpaid', due: 1000, paid: 0, currency: 'EUR', paymentId: null, refundAsked: 0, refunded: 0 },
    ...{ dispute: 'none', attention: noPaymentAttention, duplicates: [], heldUntil: null, mayTakeLess: false },
    ...payment,
  },
});

/** Tickets in memory; a write over a stale copy is refused, as by a database. */
class Tickets extends PayableRecords<Ticket, PaymentRecord['state']> {
  readonly states = paymentStates;

  constructor(readonly stored: Map<string, Ticket>) {
    super();
  }

  describe({ payment }: Ticket): PaymentRecord {
    return payment;
  }

  async again({ id }: Ticket): Promise<Ticket | null> {
    return this.stored.get(id) ?? null;
  }

  async save({ id, rev }: Ticket, change: PaymentChange): Promise<Ticket | null> {
    const now = this.stored.get(id);
    if (now?.rev !== rev) return null;
    const saved = { id, rev: rev + 1, payment: { ...now.payment, ...change } };
    this.stored.set(id, saved);
    return saved;
  }
}

/** A fifth thing to pay for: all that a new kind needs is a file like this one. The tickets of one order are paid together. */
export class TicketPayable extends PayableSubject<Ticket> {
  readonly kind = 'invoice';
  readonly records: Tickets;
  readonly followed: string[] = [];

  constructor(tickets: readonly Ticket[]) {
    super();
    this.records = new Tickets(new Map(tickets.map((ticket) => [ticket.id, ticket])));
  }

  async find({ subject }: PaymentNews): Promise<Ticket[]> {
    return [...this.records.stored.values()].filter(({ id }) => id.startsWith(subject.id));
  }

  override async onPaid({ id }: Ticket): Promise<void> {
    this.followed.push(`paid ${id}`);
  }

  override async onHeld({ id }: Ticket): Promise<void> {
    this.followed.push(`held ${id}`);
  }

  override async onSecondHold({ id }: Ticket): Promise<void> {
    this.followed.push(`second hold ${id}`);
  }

  override async onReleased({ id }: Ticket): Promise<void> {
    this.followed.push(`released ${id}`);
  }

  override async onExpired({ id }: Ticket): Promise<void> {
    this.followed.push(`expired ${id}`);
  }
}
