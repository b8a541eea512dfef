import type { listAppointments, RequestInput } from '@linkyard/contracts';
import type { TableState } from '@linkyard/ui';

type Request = RequestInput<typeof listAppointments>;
const states = ['draft', 'published', 'archived'] as const;

export const tableOptions = {
  sorts: ['title', 'createdAt', 'updatedAt'],
  filters: { state: states, status: ['1', '0'] },
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
  const state = states.find((one) => one === filters['state']);
  const { status } = filters;
  return {
    page,
    ...(search ? { searchTerm: search } : {}),
    ...(known ? { sort: known } : {}),
    filters: { ...(state ? { state } : {}), ...(status ? { status: status === '1' ? 1 : 0 } : {}) },
  };
}
