import type { RequestOf, userMedia } from '@linkyard/contracts';
import { trusted, type QueryFilter, type Sort } from '@linkyard/mongo';
import { soughtWords } from '../search/title-words.js';
import { sortIndexes, type MediaDocument } from './media.schema.js';

export type Listing = Extract<RequestOf<typeof userMedia>, { type: 'get' }>['data'];
export type LibraryFilter = Omit<Listing, 'page' | 'listPerPage' | 'sort'>;

/** How long what was deleted can come back. @source models.md 15 "delete is soft for 7 days" */
export const restorableMs = 7 * 86_400_000;
export const inLibrary = { purpose: 'library', state: 'ready' } as const;

const kindsOf = {
  gallery: ['picture'],
  document: ['document', 'audio', 'video'],
} as const satisfies Record<MediaDocument['type'], readonly MediaDocument['kind'][]>;

const sorts = {
  newest: { createdAt: -1, _id: -1 },
  oldest: { createdAt: 1, _id: 1 },
  title: { titleKey: 1, _id: 1 },
  largest: { bytesCharged: -1, _id: -1 },
} as const satisfies Record<Listing['sort'], Sort>;

export const librarySort = ({ sort, deleted }: Pick<Listing, 'sort' | 'deleted'>): Sort =>
  deleted ? { deletedAt: -1, _id: -1 } : sorts[sort];

const indexes = {
  newest: sortIndexes.created,
  oldest: sortIndexes.created,
  title: sortIndexes.title,
  largest: sortIndexes.bytes,
} as const satisfies Record<Listing['sort'], Sort>;

/**
 * The index of a listing that is read far into. Left to itself the database tries every plan it can think of until one shows a file, and before
 * a page far away none does for a long time. @returns undefined for a listing that is narrowed by more than type and kind
 */
export function indexOf(sort: Listing['sort'], { searchTerm, folder, tag, deleted }: LibraryFilter) {
  const isNarrowed = [searchTerm, folder, tag, deleted].some((value) => value !== undefined);
  return isNarrowed ? undefined : indexes[sort];
}

export const reversed = (sort: Sort): Sort =>
  Object.fromEntries(Object.entries(sort).map(([field, way]) => [field, way === 1 ? -1 : 1]));

/** @returns null when nothing can be found */
export function libraryFilter(ownerId: string, query: LibraryFilter): QueryFilter<MediaDocument> | null {
  const { searchTerm, type, folder, tag, deleted } = query;
  const titled = titledBy(searchTerm);
  if (titled === null) return null;
  const deletedAt = deleted ? trusted({ $gt: new Date(Date.now() - restorableMs) }) : null;
  return {
    ...inLibrary,
    userId: ownerId,
    deletedAt,
    ...(type ? { type } : {}),
    ...kindsSought(query),
    ...(folder === undefined ? {} : { folder }),
    ...(tag === undefined ? {} : { tags: tag }),
    ...titled,
  };
}

/**
 * Each kind is a range of the indexes of the sorts, and the ranges are merged in their order: one index serves every type and kind. What is
 * found by its title has an index of its own, which does not list the kinds.
 */
function kindsSought({ searchTerm, type, kind }: LibraryFilter) {
  if (kind) return { kind };
  if (type) return { kind: trusted({ $in: [...kindsOf[type]] }) };
  return searchTerm ? {} : { kind: trusted({ $in: Object.values(kindsOf).flat() }) };
}

/** What has all words of a search in its title. @returns null when nothing can have them */
export function titledBy(searchTerm: string | undefined) {
  const sought = searchTerm ? soughtWords(searchTerm) : undefined;
  if (sought === null) return null;
  return {
    ...(sought ? { titleParts: trusted({ $all: sought.parts }) } : {}),
    ...(sought?.whole.length ? { $and: sought.whole.map((word) => ({ titleKey: trusted({ $regex: word }) })) } : {}),
  };
}

/**
 * What has several words, or one that is longer than the index holds, in two steps: what the index finds by one of them, and an expression that is true
 * of what is meant. @returns null when the index finds what is meant
 */
export function asCandidates(where: QueryFilter<MediaDocument>, searchTerm: string | undefined) {
  const sought = searchTerm ? soughtWords(searchTerm) : null;
  if (!sought || (sought.parts.length === 1 && sought.whole.length === 0)) return null;
  const { $and: _compared, titleParts: _all, ...others } = where;
  const hasParts = { $setIsSubset: [sought.parts, '$titleParts'] };
  const hasWhole = sought.whole.map((word) => ({ $gte: [{ $indexOfCP: ['$titleKey', word] }, 0] }));
  return { where: { ...others, titleParts: sought.parts[0] }, isMeant: { $and: [hasParts, ...hasWhole] } };
}
