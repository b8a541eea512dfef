import { leadStates } from '@linkyard/contracts';
import type { TableFilter } from '@linkyard/ui';
import { useMemo } from 'react';
import { useLeadPagesQuery } from './api.js';
import { stateWords } from './lead-states.js';

const states: TableFilter = {
  key: 'state',
  label: 'State',
  options: leadStates.map((value) => ({ value, label: stateWords[value].text })),
};
const unread: TableFilter = { key: 'unread', label: 'Unread', options: [{ value: '1', label: 'Only unread' }] };
const kinds: TableFilter = {
  key: 'kind',
  label: 'Kind',
  options: [
    { value: 'optin', label: 'Sign-ups' },
    { value: 'form', label: 'Forms' },
    { value: 'rating', label: 'Ratings' },
    { value: 'upload', label: 'Files' },
  ],
};

/** The chips above both tables; the pages are the account's own. */
export function useLeadFilters(withKind: boolean): readonly TableFilter[] {
  const pages = useLeadPagesQuery({ listPerPage: 100, sort: 'title' });
  return useMemo(() => {
    const options = pages.data?.data.map(({ _id, title }) => ({ value: _id, label: title })) ?? [];
    const page: TableFilter[] = options.length > 1 ? [{ key: 'campaign', label: 'Page', options }] : [];
    return [...page, ...(withKind ? [kinds] : []), states, unread];
  }, [pages.data, withKind]);
}
