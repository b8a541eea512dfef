import { t } from '@lingui/core/macro';
import { perLanguage } from '@linkyard/ui';
import { campaignStates, type CampaignView, type listCampaigns, type RequestInput } from '@linkyard/contracts';
import type { TableFilter, TableState } from '@linkyard/ui';

type Request = RequestInput<typeof listCampaigns>;

/** The orders offered, best first: newest work, then numbers, then names. */
export const orders: () => readonly { value: NonNullable<Request['sort']>; label: string }[] = perLanguage(() => [
  { value: '-updatedAt', label: t`Last changed` },
  { value: '-createdAt', label: t`Newest` },
  { value: '-views', label: t`Most viewed` },
  { value: '-publishedAt', label: t`Last published` },
  { value: 'title', label: t`Title` },
]);

interface StateWord {
  text: string;
  color: string;
}

export const stateWords: () => Record<CampaignView['state'], StateWord> = perLanguage(() => ({
  draft: { text: t`Draft`, color: 'gray' },
  scheduled: { text: t`Scheduled`, color: 'blue' },
  published: { text: t`Live`, color: 'green' },
  unpublished: { text: t`Offline`, color: 'gray' },
  archived: { text: t`Archived`, color: 'gray' },
  quarantined: { text: t`Held back`, color: 'red' },
}));

/** What visitors get: a page that is switched off is offline whatever its state. */
export function wordOf({ state, status }: Pick<CampaignView, 'state' | 'status'>): StateWord {
  return state === 'published' && status === 0 ? { text: t`Switched off`, color: 'yellow' } : stateWords()[state];
}

export const isOnline = ({ state, status }: Pick<CampaignView, 'state' | 'status'>) =>
  state === 'published' && status === 1;

/** True when publishing would change what visitors see. */
export const needsPublish = ({ state, hasUnpublishedChanges }: Pick<CampaignView, 'state' | 'hasUnpublishedChanges'>) =>
  state !== 'quarantined' && state !== 'archived' && (state !== 'published' || hasUnpublishedChanges);

/** What a card can ask for that needs a dialog. */
export type Asked = 'share' | 'rename' | 'delete';

const filterStates = ['published', 'draft', 'scheduled', 'unpublished'] as const;
export const stateFilter: () => TableFilter = perLanguage(() => ({
  key: 'state',
  label: t`State`,
  options: filterStates.map((value) => ({ value, label: stateWords()[value].text })),
}));

export const tableOptions = {
  sorts: ['updatedAt', 'createdAt', 'views', 'publishedAt', 'title'],
  filters: { state: filterStates },
};

/** The screen's state in the words of the list call. */
export function requestOf(state: TableState): Request {
  const chosen = campaignStates.find((known) => known === state.filters['state']);
  return {
    page: state.page,
    sort: orders().find(({ value }) => value === state.sort)?.value ?? '-updatedAt',
    filters: chosen ? { state: chosen } : {},
    ...(state.search ? { searchTerm: state.search } : {}),
  };
}
