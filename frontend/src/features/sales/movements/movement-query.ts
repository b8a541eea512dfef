import { ledgerKinds, paymentMethods, type paymentHistory, type RequestInput } from '@linkyard/contracts';
import type { TableState } from '@linkyard/ui';

type Request = RequestInput<typeof paymentHistory>;

/** Sorts and filters that the address keeps. */
export const tableOptions = { sorts: ['createdAt'], filters: { kind: ledgerKinds, provider: paymentMethods } };

export function requestOf({ page, search, sort, filters }: TableState): Request {
  const kind = ledgerKinds.find((known) => known === filters['kind']);
  const provider = paymentMethods.find((known) => known === filters['provider']);
  return {
    page,
    ...(search ? { searchTerm: search } : {}),
    ...(sort === 'createdAt' || sort === '-createdAt' ? { sort } : {}),
    filters: { ...(kind ? { kind } : {}), ...(provider ? { provider } : {}) },
  };
}
