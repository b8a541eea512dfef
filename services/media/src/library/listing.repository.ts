import { Injectable } from '@nestjs/common';
import { InjectStored, trusted, type QueryFilter, type Sort, type StoredModel } from '@linkyard/mongo';
import {
  asCandidates,
  indexOf,
  libraryFilter,
  librarySort,
  reversed,
  type LibraryFilter,
  type Listing,
} from '../files/library-query.js';
import { mediaFiles, type ListedMedia, type MediaDocument } from '../files/media.schema.js';

const maxTimeMS = 4_000;
/** From here on pages are found in the index alone before a file is read. */
const deepFrom = 2_400;
/** How many files that have one of several words are looked at, to count those that have them all. */
const maxCandidates = 600;
/** Internal search keys, a third of a record, which are never returned. */
const projection = { titleKey: 0, titleParts: 0 } as const;

export interface Counted {
  total: number;
  /** Whether that is all. */
  isCounted: boolean;
}

export interface Span {
  skip: number;
  limit: number;
}

/** Reads and counts what a library lists, in a time that does not grow with it. @source ADR 0014 "Searching" */
@Injectable()
export class ListingRepository {
  constructor(@InjectStored('media', mediaFiles) private readonly model: StoredModel<typeof mediaFiles>) {}

  /** @param counted all that there is, where it is known: what lies nearer to the end is read from there */
  async read(
    ownerId: string,
    filter: LibraryFilter,
    order: Listing['sort'],
    span: Span,
    counted: Promise<Counted> | null,
  ): Promise<ListedMedia[]> {
    const where = libraryFilter(ownerId, filter);
    if (!where) return [];
    const sort = librarySort({ sort: order, deleted: filter.deleted });
    if (span.skip < deepFrom) return this.find(where, { ...span, sort });
    const hint = indexOf(order, filter);
    const fromEnd = counted ? spanFromEnd(span, (await counted).total) : null;
    const ids =
      fromEnd && fromEnd.skip < span.skip
        ? (await this.idsOf(where, { ...fromEnd, sort: reversed(sort), hint })).reverse()
        : await this.idsOf(where, { ...span, sort, hint });
    const found = await this.find({ ...where, _id: trusted({ $in: ids }) });
    const byId = new Map(found.map((media) => [media._id, media]));
    return ids.flatMap((_id) => byId.get(_id) ?? []);
  }

  private async find(where: QueryFilter<MediaDocument>, how?: Span & { sort: Sort }): Promise<ListedMedia[]> {
    return this.model
      .find(where, projection, { ...how, maxTimeMS })
      .lean<ListedMedia[]>()
      .exec();
  }

  /** Without a look at any file, where the index holds all that is asked. */
  private async idsOf(
    where: QueryFilter<MediaDocument>,
    { hint, ...how }: Span & { sort: Sort; hint: ReturnType<typeof indexOf> },
  ): Promise<string[]> {
    if (how.limit <= 0) return [];
    const options = { ...how, ...(hint ? { hint } : {}), maxTimeMS };
    const found = await this.model.find(where, { _id: 1 }, options).lean<Pick<MediaDocument, '_id'>[]>().exec();
    return found.map(({ _id }) => _id);
  }

  /**
   * Counting takes the longer the more there is. What has several words is counted among the first that have one of them.
   * @returns up to `most`, and whether that is all
   */
  async countFound(ownerId: string, filter: LibraryFilter, most: number): Promise<Counted> {
    const where = libraryFilter(ownerId, filter);
    if (!where) return { total: 0, isCounted: true };
    const candidates = asCandidates(where, filter.searchTerm);
    if (!candidates) {
      const counted = await this.model.countDocuments(where, { limit: most + 1, maxTimeMS }).exec();
      return { total: Math.min(counted, most), isCounted: counted <= most };
    }
    const [counted] = await this.model
      .aggregate<{ looked: number; found: number }>([
        { $match: candidates.where },
        { $limit: maxCandidates + 1 },
        { $group: { _id: null, looked: { $sum: 1 }, found: { $sum: { $cond: [candidates.isMeant, 1, 0] } } } },
      ])
      .option({ maxTimeMS })
      .exec();
    const { looked, found } = counted ?? { looked: 0, found: 0 };
    return { total: Math.min(found, most), isCounted: looked <= maxCandidates && found <= most };
  }
}

/** The same span, counted from the other end; the last page may be a short one. */
function spanFromEnd({ skip, limit }: Span, total: number): Span {
  const after = total - skip - limit;
  return { skip: Math.max(0, after), limit: limit + Math.min(0, after) };
}
