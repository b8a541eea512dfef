import { t } from '@lingui/core/macro';
import { perLanguage } from '@linkyard/ui';
import { mediaKinds, mediaSorts } from '@linkyard/contracts';
import type { TableState } from '@linkyard/ui';
import type { MediaListing } from './api.js';

const isName = (value: string) => value.trim() !== '' && value.length <= 60;

/** What the library keeps in the address, beside how it is shown and which file is open. */
export const libraryOptions = {
  sorts: ['oldest', 'title', 'largest'],
  filters: { kind: mediaKinds, folder: isName, tag: isName, deleted: ['1'] },
};

export const kindChoices = perLanguage(
  () =>
    [
      { value: '', label: t`All` },
      { value: 'picture', label: t`Images` },
      { value: 'document', label: t`Documents` },
      { value: 'audio', label: t`Audio` },
      { value: 'video', label: t`Video` },
    ] as const,
);

export const sortChoices = perLanguage(
  () =>
    [
      { value: 'newest', label: t`Newest` },
      { value: 'oldest', label: t`Oldest` },
      { value: 'title', label: t`Title` },
      { value: 'largest', label: t`Largest` },
    ] as const,
);

export const isDeletedView = (state: TableState): boolean => state.filters['deleted'] === '1';

/** True when more could be shown by asking for less. */
export const isNarrowed = ({ search, filters: { kind, folder, tag } }: TableState): boolean =>
  Boolean(search || kind || folder || tag);

/** @source spec 2 "24 per page" */
export const filesPerPage = 24;

/** The screen's state in the words of the list call. */
export function listingOf(state: TableState): MediaListing {
  const { folder, tag } = state.filters;
  const kind = mediaKinds.find((known) => known === state.filters['kind']);
  return {
    page: state.page,
    listPerPage: filesPerPage,
    sort: mediaSorts.find((known) => known === state.sort) ?? 'newest',
    ...(state.search ? { searchTerm: state.search } : {}),
    ...(kind ? { kind } : {}),
    ...(folder ? { folder } : {}),
    ...(tag ? { tag } : {}),
    ...(isDeletedView(state) ? { deleted: true as const } : {}),
  };
}

/** The filters with other shelves than now: a folder, a tag and what was deleted are three places, and one is in one of them. */
export function atShelf(filters: TableState['filters'], shelf: TableState['filters']): TableState['filters'] {
  const { folder: _folder, tag: _tag, deleted: _deleted, ...others } = filters;
  return { ...others, ...shelf };
}
