import type { MediaView, RequestInput, userMedia } from '@linkyard/contracts';

type Listing = Extract<RequestInput<typeof userMedia>, { type: 'get' }>;

/** @source spec 9 "Media page size: 24" */
const listPerPage = 24;

/** The call for one page of what may be chosen. */
export function mediaPage(kind: MediaView['kind'], searchTerm: string, page: number): Listing {
  const type = kind === 'picture' ? 'gallery' : 'document';
  return { type: 'get', data: { page, listPerPage, type, kind, ...(searchTerm ? { searchTerm } : {}) } };
}

export const firstPage = (kind: MediaView['kind'], searchTerm: string) => mediaPage(kind, searchTerm, 1);

/** Each once, where it came first: a page that moved on while files were added names some of them again. */
export function withoutRepeats<Item extends { _id: string }>(lists: readonly (readonly Item[])[]): Item[] {
  const seen = new Set<string>();
  return lists.flat().filter(({ _id }) => !seen.has(_id) && seen.add(_id));
}
