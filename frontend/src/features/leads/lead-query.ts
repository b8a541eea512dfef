import {
  isCalendarDate,
  leadKinds,
  leadStates,
  objectId,
  type exportLeads,
  type LeadView,
  type listLeads,
  type RequestInput,
} from '@linkyard/contracts';
import type { TableState } from '@linkyard/ui';

type Request = RequestInput<typeof listLeads>;

const isId = (value: string) => objectId.safeParse(value).success;

/** Sorts and filters both tables keep in the address. */
export const tableOptions = {
  sorts: ['createdAt', 'name', 'email'],
  filters: {
    campaign: isId,
    state: leadStates,
    unread: ['1'],
    kind: leadKinds,
    from: isCalendarDate,
    to: isCalendarDate,
  },
};

const sorts: readonly NonNullable<Request['sort']>[] = ['createdAt', '-createdAt', 'name', '-name', 'email', '-email'];

/** The table's state in the words of the list calls; `kind` only where the call knows it. */
export function requestOf(state: TableState): Omit<Request, 'filters'> & {
  filters: Omit<NonNullable<Request['filters']>, 'kind'>;
} {
  const { campaign, unread, from, to } = state.filters;
  const wanted = leadStates.find((known) => known === state.filters['state']);
  const sort = sorts.find((known) => known === state.sort);
  return {
    page: state.page,
    ...(state.search ? { searchTerm: state.search } : {}),
    ...(sort ? { sort } : {}),
    filters: {
      ...(campaign ? { campaignId: campaign } : {}),
      ...(wanted ? { state: wanted } : {}),
      ...(unread ? { isRead: false } : {}),
      ...(from ? { from } : {}),
      ...(to ? { to } : {}),
    },
  };
}

export function kindOf(state: TableState): LeadView['kind'] | undefined {
  return leadKinds.find((known) => known === state.filters['kind']);
}

/** The table's state in the words of an export. */
export function exportOf(state: TableState): NonNullable<RequestInput<typeof exportLeads>['filters']> {
  const { searchTerm, filters } = requestOf(state);
  const kind = kindOf(state);
  return { ...filters, ...(kind ? { kind } : {}), ...(searchTerm ? { searchTerm } : {}) };
}
