import type { exportSubUsers, listSubUsers, RequestInput } from '@linkyard/contracts';
import type { TableState, TableStateOptions } from '@linkyard/ui';

type Request = RequestInput<typeof listSubUsers>;

const sorts = ['createdAt', 'name', 'email', 'lastSeenAt'] as const;
export const tableOptions: TableStateOptions = {
  sorts: [...sorts],
  filters: { status: ['1', '0'], invited: ['yes'] },
};

const orders: readonly NonNullable<Request['sort']>[] = sorts.flatMap((sort) => [sort, `-${sort}` as const]);

/** The state of the table in the words of the list call. */
export function requestOf(state: TableState): Request {
  const { page, search, sort } = state;
  const order = orders.find((known) => known === sort);
  return {
    page,
    filters: filtersOf(state),
    ...(search ? { searchTerm: search } : {}),
    ...(order ? { sort: order } : {}),
  };
}

/** An export has what the table shows. */
export const exportFiltersOf = (state: TableState): RequestInput<typeof exportSubUsers>['filters'] => ({
  ...filtersOf(state),
  ...(state.search ? { searchTerm: state.search } : {}),
});

function filtersOf({ filters: { status, invited } }: TableState): NonNullable<Request['filters']> {
  return {
    ...(status === '0' ? { status: 0 } : status === '1' ? { status: 1 } : {}),
    ...(invited === 'yes' ? { isInvited: true } : {}),
  };
}
