import {
  donationIntervals,
  donationStates,
  isCalendarDate,
  shownModes,
  type listDonations,
  type RequestInput,
} from '@linkyard/contracts';
import type { TableState } from '@linkyard/ui';
import { modeOf } from '../../shared/payments/payment-mode.js';

type Request = RequestInput<typeof listDonations>;

/** Sorts and filters that the address keeps. */
export const tableOptions = {
  sorts: ['createdAt', 'amount'],
  filters: {
    state: donationStates,
    interval: donationIntervals,
    mode: shownModes,
    from: isCalendarDate,
    to: isCalendarDate,
  },
};

const sorts: readonly NonNullable<Request['sort']>[] = ['createdAt', '-createdAt', 'amount', '-amount'];

export function requestOf(state: TableState): Request {
  const { from, to } = state.filters;
  const wanted = donationStates.find((known) => known === state.filters['state']);
  const interval = donationIntervals.find((known) => known === state.filters['interval']);
  const mode = modeOf(state.filters['mode']);
  const sort = sorts.find((known) => known === state.sort);
  return {
    page: state.page,
    ...(state.search ? { searchTerm: state.search } : {}),
    ...(sort ? { sort } : {}),
    filters: {
      ...(wanted ? { state: wanted } : {}),
      ...(interval ? { interval } : {}),
      ...(mode ? { mode } : {}),
      ...(from ? { from } : {}),
      ...(to ? { to } : {}),
    },
  };
}
