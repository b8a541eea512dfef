import type { listSubUsers, RequestInput } from '@linkyard/contracts';
import type { TableState, TableStateOptions } from '@linkyard/ui';

type Request = RequestInput<typeof listSubUsers>;

const sorts = ['createdAt', 'name', 'email', 'lastSeenAt'] as const;
export const tableOptions: TableStateOptions = {
  sorts: [...sorts],
  filters: { status: ['1', '0'], invited: ['yes'] },
};

const orders: readonly NonNullable<Request['sort']>[] = sorts.flatMap((sort) => [sort, `-${sort}` as const]);

/** The state of the table in the words of the list call. */
export function requestOf({ page, search, sort, filters }: TableState): Request {
  const order = orders.find((known) => known === sort);
  const { status, invited } = filters;
  return {
    page,
    filters: {
      ...(status === '0' ? { status: 0 } : status === '1' ? { status: 1 } : {}),
      ...(invited === 'yes' ? { isInvited: true } : {}),
    },
    ...(search ? { searchTerm: search } : {}),
    ...(order ? { sort: order } : {}),
  };
}
