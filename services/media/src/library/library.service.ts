import { Injectable } from '@nestjs/common';
import { fieldError, type MediaUse, type UserCtx } from '@linkyard/contracts';
import { ServiceDatabase, trusted } from '@linkyard/mongo';
import { DomainError, requireEach, requireFound } from '@linkyard/service-kit';
import type { LibraryFilter, Listing } from '../files/library-query.js';
import { MediaRepository } from '../files/media.repository.js';
import type { MediaDocument } from '../files/media.schema.js';
import { ShelvesRepository } from '../shelves/shelves.repository.js';
import { UsageRepository } from '../quota/usage.repository.js';
import { ListingRepository, type Counted } from './listing.repository.js';

/** How far on from the page that is shown a search is counted. */
const pagesAhead = 10;
/** A message with more of them would not be read. */
const maxPlacesNamed = 5;
const all = (total: number): Counted => ({ total, isCounted: true });

/** What an account keeps, and how it goes and comes back. */
@Injectable()
export class LibraryService {
  constructor(
    private readonly database: ServiceDatabase,
    private readonly media: MediaRepository,
    private readonly listing: ListingRepository,
    private readonly usage: UsageRepository,
    private readonly shelves: ShelvesRepository,
  ) {}

  async list({ userId }: UserCtx, { page, listPerPage, sort, ...filter }: Listing) {
    const skip = (page - 1) * listPerPage;
    const kept = this.keptCount(userId, filter);
    const counting = kept ?? this.listing.countFound(userId, filter, skip + (1 + pagesAhead) * listPerPage);
    // One more than is shown: whether there is a next page is seen, however little was counted.
    const span = { skip, limit: listPerPage + 1 };
    const [found, counted] = await Promise.all([this.listing.read(userId, filter, sort, span, kept), counting]);
    const totals = kept ? counted : totalsOf({ skip, found: found.length, listPerPage }, counted);
    return { media: found.slice(0, listPerPage), ...totals };
  }

  /** Maintained counts of whole libraries, folders and tags. @returns null for filters without a maintained count */
  private keptCount(ownerId: string, { folder, tag, type, kind, ...others }: LibraryFilter): Promise<Counted> | null {
    if (Object.values(others).some((value) => value !== undefined)) return null;
    const isNarrowed = type !== undefined || kind !== undefined;
    if (folder && tag === undefined && !isNarrowed) return this.shelves.countOf(ownerId, 'folder', folder).then(all);
    if (tag && folder === undefined && !isNarrowed) return this.shelves.countOf(ownerId, 'tag', tag).then(all);
    if (folder !== undefined || tag !== undefined) return null;
    // All pictures are the gallery.
    if (kind === 'picture' && type !== 'document') return this.usage.items(ownerId, 'gallery').then(all);
    return kind ? null : this.usage.items(ownerId, type).then(all);
  }

  /**
   * Hides files and frees their room at once; their bytes go after 7 days.
   * @param force also those that pages or other records use
   * @throws DomainError core.not_found when one is missing or another owner's; media.in_use. Then none is deleted
   */
  async delete({ userId }: Pick<UserCtx, 'userId'>, ids: readonly string[], force: boolean): Promise<string[]> {
    return this.database.transaction(async () => {
      const own = await this.media.ofLibrary(userId, ids);
      requireEach(ids, own);
      if (!force) refuseUsed(own, ids);
      const _ids = own.map(({ _id }) => _id);
      const deletedAt = new Date();
      await this.media.updateMany({ ownerId: userId, _id: trusted({ $in: _ids }) }, { $set: { deletedAt } });
      const { bytes, gallery, document } = sumOf(own);
      await this.usage.change(userId, { bytes: -bytes, gallery: -gallery, document: -document });
      await this.shelves.count(userId, { left: own });
      return _ids;
    });
  }

  /**
   * All or none.
   * @throws DomainError core.not_found when one was not deleted or is gone for good; core.limit_reached, media.quota_reached when there is no room for all of them
   */
  async restore({ userId }: UserCtx, ids: readonly string[]): Promise<string[]> {
    const limit = await this.usage.limitOf(userId);
    return this.database.transaction(async () => {
      const deleted = await this.media.deletedFromLibrary(userId, ids);
      requireEach(ids, deleted);
      const _ids = deleted.map(({ _id }) => _id);
      const { bytes, gallery, document } = sumOf(deleted);
      await this.usage.charge(userId, bytes, limit);
      await this.usage.change(userId, { gallery, document });
      const back = await this.shelves.respelled(userId, deleted);
      await this.media.undelete(userId, back);
      await this.shelves.count(userId, { entered: back });
      return _ids;
    });
  }

  /** @throws DomainError core.not_found */
  async uses({ userId }: UserCtx, id: string): Promise<MediaUse[]> {
    const media = requireFound(await this.media.keptInLibrary(userId, id));
    return media.usedIn;
  }
}

/** A page that is not full is the last one and determines the total; otherwise the count, or a lower bound from the page itself. */
function totalsOf(
  { skip, found, listPerPage }: { skip: number; found: number; listPerPage: number },
  { total, isCounted }: Counted,
): Counted {
  if (found === 0 && skip > 0) return { total: Math.min(total, skip), isCounted };
  if (found <= listPerPage) return all(skip + found);
  return { total: Math.max(total, skip + found), isCounted };
}

/** What files take, and how many stand on each shelf. */
function sumOf(media: readonly MediaDocument[]) {
  const count = (type: MediaDocument['type']) => media.filter((item) => item.type === type).length;
  const bytes = media.reduce((sum, { bytesCharged }) => sum + bytesCharged, 0);
  return { bytes, gallery: count('gallery'), document: count('document') };
}

/** @throws DomainError media.in_use, naming each by its place in the call */
function refuseUsed(media: readonly MediaDocument[], ids: readonly string[]) {
  const used = media.filter(({ usedIn }) => usedIn.length > 0);
  if (used.length === 0) return;
  const errors = used.map(({ _id, title, usedIn }) => {
    const places = usedIn
      .slice(0, maxPlacesNamed)
      .map((use) => `“${use.title}”`)
      .join(', ');
    const more = usedIn.length - maxPlacesNamed;
    const path = `data.${ids.indexOf(_id)}`;
    return more > 0
      ? fieldError(path, 'media.used_in_more', { title, places, more })
      : fieldError(path, 'media.used_in', { title, places });
  });
  throw new DomainError('media.in_use', { errors });
}
