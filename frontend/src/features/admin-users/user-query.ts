import { userStates, type listUsers, type RequestInput } from '@linkyard/contracts';
import type { TableStateOptions } from '@linkyard/ui';

type Request = RequestInput<typeof listUsers>;

export const tableOptions: TableStateOptions = {
  sorts: ['createdAt', 'name', 'email', 'lastSeenAt'],
  filters: { state: userStates, role: ['1', '2'] },
};

const sorts: readonly NonNullable<Request['sort']>[] = [
  'createdAt',
  '-createdAt',
  'name',
  '-name',
  'email',
  '-email',
  'lastSeenAt',
  '-lastSeenAt',
];

/** The order the list call knows by this name, if any. */
export const sortOf = (sort: string) => sorts.find((known) => known === sort);

/** The table's filters in the words of the list call. */
export function filtersOf(filters: Record<string, string>): NonNullable<Request['filters']> {
  const state = userStates.find((known) => known === filters['state']);
  const role = filters['role'] === '1' ? 1 : filters['role'] === '2' ? 2 : undefined;
  return { ...(state ? { state } : {}), ...(role ? { role } : {}) };
}
