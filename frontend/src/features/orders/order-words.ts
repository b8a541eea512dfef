import { t } from '@lingui/core/macro';
import type { OrderView } from '@linkyard/contracts';
import { perLanguage, formatMoney, type StatusMap, type TimelineEntry } from '@linkyard/ui';

export const orderStateWords: () => StatusMap<OrderView['state']> = perLanguage(() => ({
  pending: { label: t`Not paid`, tone: 'waiting' },
  paid: { label: t`Paid`, tone: 'new' },
  partiallyFulfilled: { label: t`Partly fulfilled`, tone: 'waiting' },
  fulfilled: { label: t`Fulfilled`, tone: 'good' },
  completed: { label: t`Completed`, tone: 'good' },
  cancelled: { label: t`Cancelled`, tone: 'neutral' },
  expired: { label: t`Expired`, tone: 'neutral' },
}));

const returnedStates = ['partiallyRefunded', 'refunded', 'disputed', 'lost'] as const;
/** What became of the money of a paid order, where it is not all with the seller. */
export const returnedStateOf = ({ paymentState }: Pick<OrderView, 'paymentState'>) =>
  returnedStates.find((state) => state === paymentState);
export const returnedWords: () => StatusMap<(typeof returnedStates)[number]> = perLanguage(() => ({
  partiallyRefunded: { label: t`Partly refunded`, tone: 'waiting' },
  refunded: { label: t`Refunded`, tone: 'neutral' },
  disputed: { label: t`Disputed`, tone: 'bad' },
  lost: { label: t`Dispute lost`, tone: 'bad' },
}));

const paymentWords: () => Record<OrderView['paymentState'], string> = perLanguage(() => ({
  unpaid: t`Not paid`,
  authorized: t`Payment authorized`,
  paid: t`Paid`,
  partiallyRefunded: t`Partly refunded`,
  refunded: t`Refunded`,
  failed: t`Payment failed`,
  cancelled: t`Payment cancelled`,
  disputed: t`Disputed`,
  lost: t`Dispute lost`,
}));
const fulfilmentWords: () => Record<string, string> = perLanguage(() => ({
  granted: t`Downloads opened for the buyer`,
  shipped: t`Sent`,
  delivered: t`Delivered`,
  revoked: t`Downloads withdrawn`,
  cancelled: t`Fulfilment cancelled`,
}));

export const paymentText = ({ paymentState }: OrderView): string => paymentWords()[paymentState];
export const titleOf = ({ number }: OrderView): string => (number === null ? t`Order` : t`Order ${number}`);
export const buyerOf = ({ buyer }: OrderView): string => buyer.name || buyer.email;
export const productsOf = ({ lines }: OrderView): string =>
  lines.map(({ qty, title }) => (qty === 1 ? title : `${qty} × ${title}`)).join(', ');
export const isFulfillable = ({ state, lines }: OrderView): boolean =>
  (state === 'paid' || state === 'partiallyFulfilled') &&
  lines.some(({ delivery, fulfilledQty, qty }) => delivery !== 'digital' && fulfilledQty < qty);
export const isUnderWay = ({ state, fulfilments }: OrderView): boolean =>
  state === 'fulfilled' && fulfilments.some((parcel) => parcel.state === 'shipped');
export const isAwaitingPayment = ({ state, isOffline }: OrderView): boolean => isOffline && state === 'pending';
/** Paid, and not cancelled: the seller may still do so, with or without a refund. */
export const isCancellable = ({ state }: OrderView): boolean =>
  state === 'paid' || state === 'partiallyFulfilled' || state === 'fulfilled' || state === 'completed';

/** What asks for the movements of an order's money, the first payment first. */
export const paymentsOf = ({ _id }: OrderView) => ({ searchTerm: _id, listPerPage: 50, sort: 'createdAt' as const });

const changeText = ({ of, to }: OrderView['stateHistory'][number]): string => {
  if (of === 'order') return Object.entries(orderStateWords()).find(([state]) => state === to)?.[1].label ?? to;
  if (of === 'payment') return Object.entries(paymentWords()).find(([state]) => state === to)?.[1] ?? to;
  return fulfilmentWords()[to] ?? to;
};

/** What happened to an order, newest first. Being paid is one entry, although order and payment both change. */
export function timelineOf(order: OrderView): TimelineEntry[] {
  const changes = order.stateHistory.filter(({ of, to }) => !(of === 'payment' && to === 'paid'));
  const entries: TimelineEntry[] = [
    ...changes.map((change, index) => ({ id: `change-${index}`, title: changeText(change), at: change.at })),
    ...order.refunds.map(({ amount, note, state, at }, index) => ({
      id: `refund-${index}`,
      title: `${state === 'failed' ? t`Refund failed` : t`Refund`}: ${formatMoney(amount)}`,
      at,
      text: note,
      tone: state === 'failed' ? ('bad' as const) : ('waiting' as const),
    })),
    ...(order.receiptSentAt ? [{ id: 'receipt', title: t`Receipt sent`, at: order.receiptSentAt }] : []),
  ];
  const newestFirst = entries.toSorted((one, other) => new Date(other.at).getTime() - new Date(one.at).getTime());
  // Whatever else happened in the same moment came after it.
  return [...newestFirst, { id: 'placed', title: t`Order placed`, at: order.createdAt }];
}
