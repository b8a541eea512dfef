import { t } from '@lingui/core/macro';
import { perLanguage } from '@linkyard/ui';
import { leadStates } from '@linkyard/contracts';
import type { TableFilter } from '@linkyard/ui';
import { useMemo } from 'react';
import { useLeadPagesQuery } from './api.js';
import { stateWords } from './lead-states.js';

const states: () => TableFilter = perLanguage(() => ({
  key: 'state',
  label: t`State`,
  options: leadStates.map((value) => ({ value, label: stateWords()[value].text })),
}));
const unread: () => TableFilter = perLanguage(() => ({
  key: 'unread',
  label: t`Unread`,
  options: [{ value: '1', label: t`Only unread` }],
}));
const kinds: () => TableFilter = perLanguage(() => ({
  key: 'kind',
  label: t`Kind`,
  options: [
    { value: 'optin', label: t`Sign-ups` },
    { value: 'form', label: t`Forms` },
    { value: 'rating', label: t`Ratings` },
    { value: 'upload', label: t`Files` },
  ],
}));

/** The chips above both tables; the pages are the account's own. */
export function useLeadFilters(withKind: boolean): readonly TableFilter[] {
  const pages = useLeadPagesQuery({ listPerPage: 100, sort: 'title' });
  return useMemo(() => {
    const options = pages.data?.data.map(({ _id, title }) => ({ value: _id, label: title })) ?? [];
    const page: TableFilter[] = options.length > 1 ? [{ key: 'campaign', label: t`Page`, options }] : [];
    return [...page, ...(withKind ? [kinds()] : []), states(), unread()];
  }, [pages.data, withKind]);
}
