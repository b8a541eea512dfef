import { webinarStates, type listWebinars, type RequestInput } from '@linkyard/contracts';
import type { TableState } from '@linkyard/ui';

type Request = RequestInput<typeof listWebinars>;

export const tableOptions = {
  sorts: ['title', 'createdAt', 'updatedAt'],
  filters: { state: webinarStates, status: ['1', '0'] },
};
const sorts: readonly NonNullable<Request['sort']>[] = [
  'title',
  '-title',
  'createdAt',
  '-createdAt',
  'updatedAt',
  '-updatedAt',
];

/** The table's state in the words of the list call. */
export function requestOf({ page, search, sort, filters }: TableState): Request {
  const known = sorts.find((one) => one === sort);
  const state = webinarStates.find((one) => one === filters['state']);
  const { status } = filters;
  return {
    page,
    ...(search ? { searchTerm: search } : {}),
    ...(known ? { sort: known } : {}),
    filters: { ...(state ? { state } : {}), ...(status ? { status: status === '1' ? 1 : 0 } : {}) },
  };
}
