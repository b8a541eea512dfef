import { mediaKinds, mediaSorts } from '@linkyard/contracts';
import type { TableState } from '@linkyard/ui';
import type { MediaListing } from './api.js';

const isName = (value: string) => value.trim() !== '' && value.length <= 60;

/** What the library keeps in the address, beside how it is shown and which file is open. */
export const libraryOptions = {
  sorts: ['oldest', 'title', 'largest'],
  filters: { kind: mediaKinds, folder: isName, tag: isName, deleted: ['1'] },
};

export const kindChoices = [
  { value: '', label: 'All' },
  { value: 'picture', label: 'Images' },
  { value: 'document', label: 'Documents' },
  { value: 'audio', label: 'Audio' },
  { value: 'video', label: 'Video' },
] as const;

export const sortChoices = [
  { value: 'newest', label: 'Newest' },
  { value: 'oldest', label: 'Oldest' },
  { value: 'title', label: 'Title' },
  { value: 'largest', label: 'Largest' },
] as const;

export const isDeletedView = (state: TableState): boolean => state.filters['deleted'] === '1';

/** True when more could be shown by asking for less. */
export const isNarrowed = ({ search, filters: { kind, folder, tag } }: TableState): boolean =>
  Boolean(search || kind || folder || tag);

/** The screen's state in the words of the list call. @source spec 2 "24 per page" */
export function listingOf(state: TableState): MediaListing {
  const { folder, tag } = state.filters;
  const kind = mediaKinds.find((known) => known === state.filters['kind']);
  return {
    page: state.page,
    listPerPage: 24,
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
