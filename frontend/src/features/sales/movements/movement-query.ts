import { ledgerKinds, paymentMethods, shownModes, type paymentHistory, type RequestInput } from '@linkyard/contracts';
import type { TableState } from '@linkyard/ui';
import { modeOf } from '../../../shared/payments/payment-mode.js';

type Request = RequestInput<typeof paymentHistory>;

/** Sorts and filters that the address keeps. */
export const tableOptions = {
  sorts: ['createdAt'],
  filters: { kind: ledgerKinds, provider: paymentMethods, mode: shownModes },
};

export function requestOf({ page, search, sort, filters }: TableState): Request {
  const kind = ledgerKinds.find((known) => known === filters['kind']);
  const provider = paymentMethods.find((known) => known === filters['provider']);
  const mode = modeOf(filters['mode']);
  return {
    page,
    ...(search ? { searchTerm: search } : {}),
    ...(sort === 'createdAt' || sort === '-createdAt' ? { sort } : {}),
    filters: { ...(kind ? { kind } : {}), ...(provider ? { provider } : {}), ...(mode ? { mode } : {}) },
  };
}
