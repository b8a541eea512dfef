import { orderStates } from '@linkyard/contracts';
import type { Order, OrderLine } from './order.schema.js';

type StateChange = Order['stateHistory'][number];
export type Actor = StateChange['by'];
export type States = Pick<Order, 'state' | 'paymentState' | 'fulfilmentState'>;

export const bySystem: Actor = { kind: 'system', id: '' };
export const byProvider: Actor = { kind: 'provider', id: '' };
export const bySeller = (id: string): Actor => ({ kind: 'user', id });

const fields = { state: 'order', paymentState: 'payment', fulfilmentState: 'fulfilment' } as const;

/** The entries of the history for what changes between two sets of states. */
export function stateChanges(before: States, after: Partial<States>, at: Date, by: Actor, reason = ''): StateChange[] {
  return (['state', 'paymentState', 'fulfilmentState'] as const).flatMap((field) => {
    const to = after[field];
    return to === undefined || to === before[field]
      ? []
      : [{ of: fields[field], from: before[field], to, at, by, reason }];
  });
}

/** Placed to be paid outside of a provider, and neither paid nor cancelled. */
export const isAwaitingPayment = ({ isOffline, state }: Pick<Order, 'isOffline' | 'state'>): boolean =>
  isOffline && state === 'pending';

/** Also for a bundle that is sent and has digital parts. Lines of earlier versions have no contents. */
export const hasDownloads = ({ delivery, contents = [] }: Pick<OrderLine, 'delivery'> & Partial<OrderLine>): boolean =>
  delivery === 'digital' || contents.some(({ isDigital }) => isDigital);

/** Minor units that came back to the buyer for certain. */
export const refundedOf = ({ refunds }: Pick<Order, 'refunds'>): number =>
  refunds.filter(({ state }) => state === 'settled').reduce((sum, { amount }) => sum + amount, 0);

/** Minor units that neither came back nor are on their way back. */
export const refundableOf = ({ refunds, totals }: Pick<Order, 'refunds' | 'totals'>): number =>
  refunds.filter(({ state }) => state !== 'failed').reduce((left, { amount }) => left - amount, totals.paid);

/** All that was paid came back to the buyer. */
const isWhollyRefunded = (order: Pick<Order, 'refunds' | 'totals'>): boolean =>
  refundedOf(order) > 0 && refundedOf(order) >= order.totals.paid;

/**
 * How many of each line are refunded: all of them with the whole amount, else those that were put back into stock.
 * @param refund that was settled, or came back, just now
 */
export function linesAfterRefund(order: Order, refund: Order['refunds'][number]): Order['lines'] {
  const isWhole = isWhollyRefunded(order);
  const counted = order.refunds.filter((one) => one === refund || one.state === 'settled');
  const restocked = counted.flatMap(({ restock }) => restock);
  const back = (id: string) => restocked.reduce((sum, { lineId, qty }) => sum + (lineId === id ? qty : 0), 0);
  return order.lines.map((line) => ({ ...line, refundedQty: isWhole ? line.qty : Math.min(line.qty, back(line.id)) }));
}

/**
 * Whether refunds end what the buyer may download: one whose seller chose so, or the last of the money, unless the refund that
 * returns it lets the buyer keep them.
 */
export function endsAccess(order: Pick<Order, 'refunds' | 'totals'>): boolean {
  const settled = order.refunds.filter(({ state }) => state === 'settled');
  if (settled.some(({ revokeAccess }) => revokeAccess === true)) return true;
  return isWhollyRefunded(order) && settled.at(-1)?.revokeAccess !== false;
}

/** Whether a buyer is to get what is digital in a paid order: not after it was cancelled or the access to it has ended. */
export const isAccessDue = (order: Order): boolean =>
  !endsAccess(order) && (order.state !== 'cancelled' || isWhollyRefunded(order));

/** What the refunds of an order make of its states. A dispute is stronger than a refund. */
export function statesAfterRefunds(order: Order): Partial<States> {
  const refunded = refundedOf(order);
  const isWhole = isWhollyRefunded(order);
  const isDisputed = order.paymentState === 'disputed' || order.paymentState === 'lost';
  const paymentState = isWhole ? 'refunded' : refunded > 0 ? 'partiallyRefunded' : 'paid';
  const isRevoked = order.lines.some(hasDownloads) && endsAccess(order);
  const isOpen = order.state === 'paid' || order.state === 'partiallyFulfilled';
  return {
    ...(isDisputed ? {} : { paymentState }),
    ...(isWhole && (isOpen || isRevoked) ? { state: 'cancelled' as const } : {}),
    ...(isRevoked && order.fulfilmentState === 'granted' ? { fulfilmentState: 'revoked' as const } : {}),
  };
}

/** What the lines of an order make of its state. */
export const stateAfterFulfilment = (lines: Order['lines']): Order['state'] =>
  lines.every(({ qty, fulfilledQty }) => fulfilledQty >= qty) ? 'fulfilled' : 'partiallyFulfilled';

/** The states of an order whose downloads a refund had withdrawn, after that refund came back. */
export function statesBeforeRefund({ state, fulfilmentState, stateHistory }: Order): Partial<States> {
  const cancelled = stateHistory.findLast(({ of, to }) => of === 'order' && to === 'cancelled');
  const known = orderStates.find((one) => one === cancelled?.from);
  return {
    ...(state === 'cancelled' && known ? { state: known } : {}),
    ...(fulfilmentState === 'revoked' ? { fulfilmentState: 'granted' as const } : {}),
  };
}
