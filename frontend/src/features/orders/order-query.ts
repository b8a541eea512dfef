import {
  isCalendarDate,
  objectId,
  orderStates,
  paymentStates,
  shownModes,
  type listOrders,
  type RequestInput,
} from '@linkyard/contracts';
import type { TableState } from '@linkyard/ui';
import { modeOf } from '../../shared/payments/payment-mode.js';

type Request = RequestInput<typeof listOrders>;

export const tableOptions = {
  sorts: ['createdAt', 'number'],
  filters: {
    state: orderStates,
    payment: paymentStates,
    attention: ['1'],
    mode: shownModes,
    product: (value: string) => objectId.safeParse(value).success,
    from: isCalendarDate,
    to: isCalendarDate,
  },
};

const sorts: readonly NonNullable<Request['sort']>[] = ['createdAt', '-createdAt', 'number', '-number'];

/** The state of the table as the request of the list call. */
export function requestOf({ page, search, sort, filters }: TableState): Request {
  const known = sorts.find((name) => name === sort);
  const state = orderStates.find((name) => name === filters['state']);
  const paymentState = paymentStates.find((name) => name === filters['payment']);
  const mode = modeOf(filters['mode']);
  const { product, from, to, attention } = filters;
  return {
    page,
    ...(search ? { searchTerm: search } : {}),
    ...(known ? { sort: known } : {}),
    filters: {
      ...(state ? { state } : {}),
      ...(paymentState ? { paymentState } : {}),
      ...(mode ? { mode } : {}),
      ...(attention ? { needsAttention: true } : {}),
      ...(product ? { productId: product } : {}),
      ...(from ? { from } : {}),
      ...(to ? { to } : {}),
    },
  };
}
