import { productStates, productTypes, type listProducts, type RequestInput } from '@linkyard/contracts';
import type { TableState } from '@linkyard/ui';

type Request = RequestInput<typeof listProducts>;

export const tableOptions = {
  sorts: ['title', 'createdAt', 'updatedAt', 'sales'],
  filters: { state: productStates, type: productTypes, status: ['1', '0'] },
};

const sorts: readonly NonNullable<Request['sort']>[] = [
  'title',
  '-title',
  'createdAt',
  '-createdAt',
  'updatedAt',
  '-updatedAt',
  'sales',
  '-sales',
];

/** The state of the table as the request of the list call. */
export function requestOf({ page, search, sort, filters }: TableState): Request {
  const known = sorts.find((name) => name === sort);
  const state = productStates.find((name) => name === filters['state']);
  const type = productTypes.find((name) => name === filters['type']);
  const status = filters['status'];
  return {
    page,
    ...(search ? { searchTerm: search } : {}),
    ...(known ? { sort: known } : {}),
    filters: {
      ...(state ? { state } : {}),
      ...(type ? { type } : {}),
      ...(status ? { status: status === '1' ? 1 : 0 } : {}),
    },
  };
}
