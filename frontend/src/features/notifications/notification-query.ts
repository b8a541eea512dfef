import { isCalendarDate, notificationTypes, type getNotifications, type RequestInput } from '@linkyard/contracts';
import type { TableState } from '@linkyard/ui';

export const perPage = 25;
const isCursor = (value: string) => /^\d{1,15}\.[0-9a-f]{24}$/.test(value);

/** What the screen keeps in its address. `before`: the place in the list after which the page begins. */
export const tableOptions = {
  sorts: [],
  filters: {
    ...{ type: notificationTypes, unread: ['1'], from: isCalendarDate, to: isCalendarDate, before: isCursor },
  },
};

/** The state of the screen in the words of the call. */
export function requestOf({ search, filters }: TableState): RequestInput<typeof getNotifications> {
  const { unread, from, to, before } = filters;
  const type = notificationTypes.find((known) => known === filters['type']);
  return {
    listPerPage: perPage,
    ...(search ? { searchTerm: search } : {}),
    ...(before ? { cursor: before } : {}),
    filters: {
      ...(type ? { types: [type] } : {}),
      ...(unread ? { unread: true } : {}),
      ...(from ? { from } : {}),
      ...(to ? { to } : {}),
    },
  };
}

/** A search or filter shows its newest entries, so a change of them leaves the page. */
export function onFirstPage(part: Partial<TableState>, { filters }: TableState): Partial<TableState> {
  const { before: _left, ...others } = part.filters ?? filters;
  return { ...part, filters: others };
}

export const isNarrowed = ({ search, filters: { before: _page, ...others } }: TableState): boolean =>
  search !== '' || Object.keys(others).length > 0;
