import { t } from '@lingui/core/macro';
import { perLanguage } from '@linkyard/ui';
import { leadStates } from '@linkyard/contracts';
import type { TableFilter } from '@linkyard/ui';
import { stateWords } from './lead-states.js';
import { usePageFilter } from './use-page-filter.js';

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
export function useLeadFilters(withKind: boolean, page: string | undefined): readonly TableFilter[] {
  return [...usePageFilter(page), ...(withKind ? [kinds()] : []), states(), unread()];
}
