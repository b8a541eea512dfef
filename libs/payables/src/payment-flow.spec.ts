import { describe, expect, it } from '@jest/globals';
import { EventTooEarly } from '@linkyard/service-kit';
import type { PaymentNews } from './payable-subject.js';
import { PaymentFlow } from './payment-flow.js';
import type { PaymentRecord } from './payment-record.js';
import { aTicket, TicketPayable, type Ticket } from './testing/ticket-payable.js';

const at = new Date('2026-11-26T10:00:00Z');
const news = (about: Partial<PaymentNews> = {}): PaymentNews => ({
  ...{ paymentId: 'first', ownerId: 'ana', subject: { service: 'commerce', kind: 'invoice', id: 'ticket' } },
  ...{ amount: 1000, currency: 'EUR' },
  ...about,
});
const refund = (amount: number, refundedTotal: number, about: Partial<PaymentNews> = {}) => ({
  ...news({ amount, ...about }),
  ...{ refundId: `refund-${refundedTotal}`, refundedTotal },
});

function selling(...tickets: Ticket[]) {
  const subject = new TicketPayable(tickets.length > 0 ? tickets : [aTicket('ticket')]);
  const payment = (id = 'ticket'): PaymentRecord | undefined => subject.records.stored.get(id)?.payment;
  return { subject, flow: new PaymentFlow(subject), payment };
}
async function paid(...tickets: Ticket[]) {
  const sold = selling(...tickets);
  await sold.flow.settled(news({ amount: 1000 * Math.max(1, tickets.length) }), at);
  return sold;
}

describe('a payment that settles', () => {
  it('makes its record paid with the amount that has arrived, once', async () => {
    const { flow, payment, subject } = selling();
    for (let copy = 0; copy < 2; copy += 1) await flow.settled(news(), at);
    expect(payment()).toMatchObject({ state: 'paid', paid: 1000, paymentId: 'first', attention: { code: null } });
    expect(subject.followed).toEqual(['paid ticket']);
  });

  it.each(['failed', 'expired', 'cancelled'] as const)('counts although the record is %s', async (state) => {
    const { flow, payment } = selling(aTicket('ticket', { state }));
    await flow.settled(news(), at);
    expect(payment()).toMatchObject({ state: 'paid', paid: 1000 });
  });

  it.each([
    ['another amount', news({ amount: 900 })],
    ['another currency', news({ currency: 'USD' })],
  ])('is shown to its receiver when it is of %s', async (_what, payment) => {
    const sold = selling();
    await sold.flow.settled(payment, at);
    expect(sold.payment()).toMatchObject({ state: 'paid', attention: { code: 'amount_differs', key: 'first' } });
  });

  it('may take less of a hold, and not more', async () => {
    const held = { state: 'authorized', paymentId: 'first', mayTakeLess: true } as const;
    const [less, more] = [selling(aTicket('ticket', held)), selling(aTicket('ticket', held))];
    await less.flow.settled(news({ amount: 400 }), at);
    await more.flow.settled(news({ amount: 1100 }), at);
    expect(less.payment()).toMatchObject({ state: 'paid', paid: 400, attention: { code: null } });
    expect(more.payment()).toMatchObject({ state: 'paid', paid: 1100, attention: { code: 'amount_differs' } });
  });

  it('pays several records together by what is due for each', async () => {
    const { flow, payment, subject } = selling(aTicket('ticket-1', { due: 2000 }), aTicket('ticket-2'));
    await flow.settled(news({ amount: 2999 }), at);
    expect([payment('ticket-1')?.paid, payment('ticket-2')?.paid]).toEqual([1999, 1000]);
    expect(payment('ticket-1')?.attention.code).toBe('amount_differs');
    expect(payment('ticket-2')?.attention.code).toBeNull();
    expect(subject.followed).toEqual(['paid ticket-1', 'paid ticket-2']);
  });

  it('is kept apart when another one has paid, and waits for its receiver', async () => {
    const { flow, payment } = await paid();
    for (let copy = 0; copy < 2; copy += 1) await flow.settled(news({ paymentId: 'second' }), at);
    expect(payment()).toMatchObject({
      ...{ state: 'paid', paid: 1000, paymentId: 'first' },
      duplicates: [{ paymentId: 'second', amount: 1000, refunded: 0, isOpen: true }],
    });
  });

  it('is decided again over what is stored when the record was read before another change', async () => {
    const { subject, flow, payment } = selling();
    const stale = aTicket('ticket');
    await flow.settled(news(), at);
    const find = async () => [stale];
    await new PaymentFlow(Object.assign(subject, { find })).settled(news({ paymentId: 'second' }), at);
    expect(payment()).toMatchObject({ state: 'paid', paymentId: 'first', paid: 1000 });
  });
});

describe('an amount that is held', () => {
  it('brings the record on its way once, and a second hold is given up', async () => {
    const { flow, payment, subject } = selling(aTicket('ticket', { mayTakeLess: true }));
    for (const paymentId of ['first', 'first', 'second']) await flow.authorized(news({ paymentId }), at, at);
    expect(payment()).toMatchObject({ state: 'authorized', paymentId: 'first', heldUntil: at });
    expect(subject.followed).toEqual(['held ticket', 'second hold ticket']);
    await flow.released(news({ paymentId: 'second' }), at);
    expect(payment()?.state).toBe('authorized');
    await flow.released(news(), at);
    expect(payment()).toMatchObject({ state: 'cancelled', heldUntil: null });
    expect(subject.followed.at(-1)).toBe('released ticket');
  });
});

describe('a payment that is not made', () => {
  it('ends its own record, not one that another payment is begun for, and none that is paid', async () => {
    const { flow, payment, subject } = selling(aTicket('ticket', { paymentId: 'newer' }));
    await flow.expired(news(), at);
    expect(payment()?.state).toBe('unpaid');
    await flow.failed(news({ paymentId: 'newer' }), 'declined', at);
    expect(payment()?.state).toBe('failed');
    await flow.expired(news({ paymentId: 'newer' }), at);
    expect(payment()?.state).toBe('expired');
    expect(subject.followed).toEqual(['expired ticket']);
    const other = await paid();
    await other.flow.expired(news(), at);
    await other.flow.failed(news(), 'cancelled', at);
    expect(other.payment()?.state).toBe('paid');
  });
});

describe('a refund', () => {
  it('is applied after its payment, whichever is heard first', async () => {
    const { flow, payment } = selling();
    await expect(flow.refunded(refund(400, 400), at)).rejects.toThrow(EventTooEarly);
    await flow.settled(news(), at);
    await flow.refunded(refund(400, 400), at);
    expect(payment()).toMatchObject({ state: 'partiallyRefunded', refunded: 400, refundAsked: 400 });
  });

  it('is counted by what has come back of the payment so far, so that a copy changes nothing', async () => {
    const { flow, payment } = await paid();
    for (const one of [refund(400, 400), refund(400, 400), refund(600, 1000), refund(400, 400)])
      await flow.refunded(one, at);
    expect(payment()).toMatchObject({ state: 'refunded', refunded: 1000 });
  });

  it('of records that were paid together belongs to the one that has asked for it', async () => {
    const { flow, payment } = await paid(aTicket('ticket-1'), aTicket('ticket-2', { refundAsked: 700 }));
    await flow.refunded(refund(700, 700), at);
    expect([payment('ticket-1')?.refunded, payment('ticket-2')?.refunded]).toEqual([0, 700]);
    await flow.refunded(refund(1300, 2000), at);
    expect([payment('ticket-1')?.state, payment('ticket-2')?.state]).toEqual(['refunded', 'refunded']);
  });

  it('of a second payment waits until that is noted, and ends its notice with the last of its money', async () => {
    const { flow, payment } = await paid();
    const second = { paymentId: 'second' };
    await expect(flow.refunded(refund(1000, 1000, second), at)).rejects.toThrow(EventTooEarly);
    await flow.settled(news(second), at);
    await flow.refunded(refund(300, 300, second), at);
    expect(payment()?.duplicates).toMatchObject([{ refunded: 300, isOpen: true }]);
    await flow.refunded(refund(700, 1000, second), at);
    expect(payment()).toMatchObject({ refunded: 0, duplicates: [{ refunded: 1000, isOpen: false }] });
    await flow.refundFailed({ ...refund(700, 300, second), wasSettled: true }, at);
    expect(payment()?.duplicates).toMatchObject([{ refunded: 300, isOpen: true }]);
  });

  it('that came back is the money of its receiver again, once, and not before the refund is noted', async () => {
    const { flow, payment } = await paid();
    const failed = { ...refund(400, 0), wasSettled: true };
    await expect(flow.refundFailed(failed, at)).rejects.toThrow(EventTooEarly);
    await flow.refunded(refund(400, 400), at);
    for (let copy = 0; copy < 2; copy += 1) await flow.refundFailed(failed, at);
    expect(payment()).toMatchObject({
      ...{ state: 'paid', refunded: 0, refundAsked: 0 },
      attention: { code: 'refund_failed', amount: 400 },
    });
  });

  it('that never left can be asked for again', async () => {
    const { flow, payment } = await paid(aTicket('ticket', { refundAsked: 400 }));
    await flow.refundFailed({ ...refund(400, 0), wasSettled: false }, at);
    expect(payment()).toMatchObject({ state: 'paid', refundAsked: 0, attention: { code: 'refund_failed' } });
  });
});

describe('a dispute', () => {
  it('is shown and ends with its decision, whichever is heard first', async () => {
    const { flow, payment } = await paid();
    await flow.disputed(news(), 'opened', at);
    expect(payment()).toMatchObject({ dispute: 'opened', attention: { code: 'disputed' } });
    await flow.disputed(news(), 'won', at);
    await flow.disputed(news(), 'opened', at);
    expect(payment()).toMatchObject({ state: 'paid', dispute: 'won', attention: { code: null } });
    const other = await paid();
    for (const outcome of ['lost', 'opened'] as const) await other.flow.disputed(news(), outcome, at);
    expect(other.payment()).toMatchObject({ dispute: 'lost', attention: { code: 'dispute_lost' } });
  });

  it('of what is not paid yet is heard too early', async () => {
    const { flow } = selling(aTicket('ticket', { paymentId: 'first' }));
    await expect(flow.disputed(news(), 'opened', at)).rejects.toThrow(EventTooEarly);
  });

  it('that takes a second payment back ends its notice and no more', async () => {
    const { flow, payment } = await paid();
    await flow.settled(news({ paymentId: 'second' }), at);
    for (const outcome of ['opened', 'lost'] as const) await flow.disputed(news({ paymentId: 'second' }), outcome, at);
    expect(payment()).toMatchObject({ dispute: 'none', attention: { code: null }, duplicates: [{ isOpen: false }] });
  });
});

describe('money in another currency', () => {
  const parked = { ...news(), provider: 'stripe' as const, received: { amount: 1100, currency: 'USD' } };

  it('is shown to its receiver, beside what settles later', async () => {
    const { flow, payment } = selling();
    await flow.parked(parked, at);
    await flow.settled(news({ paymentId: 'second' }), at);
    expect(payment()).toMatchObject({ state: 'paid', attention: { code: 'currency_differs', currency: 'USD' } });
  });

  it('takes the place of no other notice', async () => {
    const { flow, payment } = await paid();
    await flow.disputed(news(), 'opened', at);
    await flow.parked({ ...parked, paymentId: 'second' }, at);
    expect(payment()?.attention.code).toBe('disputed');
  });
});
