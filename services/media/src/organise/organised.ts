import { maxTags, shelfKey, type RequestOf, type updateMedia } from '@linkyard/contracts';
import { DomainError } from '@linkyard/service-kit';
import type { MediaDocument } from '../files/media.schema.js';

export type MediaPatch = RequestOf<typeof updateMedia>['patch'];
type Organised = Partial<Pick<MediaDocument, 'title' | 'alt' | 'folder' | 'tags' | 'focalPoint' | 'visibility'>>;

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/**
 * What a patch changes of a file; null when it is so already.
 * @param patch with its folder and tags in the spelling that is kept
 * @throws DomainError media.too_many_tags
 */
export function organised(media: MediaDocument, patch: MediaPatch): Organised | null {
  const { addTags = [], removeTags = [], ...fields } = patch;
  const tags = withTags(media.tags, addTags, removeTags);
  if (tags.length > maxTags) throw new DomainError('media.too_many_tags');
  const wanted: Organised = { ...fields, tags };
  const changed = Object.entries(wanted).filter(
    ([field, value]) => value !== undefined && !isSame(value, media[field as keyof Organised]),
  );
  return changed.length === 0 ? null : Object.fromEntries(changed);
}

/** What is both added and removed is added. */
function withTags(tags: readonly string[], added: readonly string[], removed: readonly string[]): string[] {
  const gone = new Set(removed.map(shelfKey));
  const kept = tags.filter((tag) => !gone.has(shelfKey(tag)));
  const all = new Map([...kept, ...added].map((tag) => [shelfKey(tag), tag]));
  return [...all.values()];
}
