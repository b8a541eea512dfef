import { Inject, Injectable } from '@nestjs/common';
import type { Filter, Sort } from 'mongodb';
import { containing, OwnedRepository, ServiceDatabase, type ClientSession } from '@linkyard/mongo';
import { campaignModel, type CampaignDocument } from './campaign.model.js';

/** What visitors may open. */
const live = { state: 'published', status: 1, deletedAt: null, 'ownerHidden.isHidden': { $ne: true } } as const;

@Injectable()
export class CampaignsRepository extends OwnedRepository<CampaignDocument> {
  constructor(@Inject(ServiceDatabase) database: ServiceDatabase) {
    super(database, campaignModel);
  }

  /**
   * The draft of a published campaign has something new. Called after the draft was written. Writes only the first time after a publish, and
   * whenever one is under way: the two then meet in this record, and the publish learns that it did not see everything. Looks first: even a write
   * that changes nothing waits for the journal.
   */
  async markChanged(ownerId: string, templateId: string, session?: ClientSession) {
    const unmarked: Filter<CampaignDocument> = {
      userId: ownerId,
      templateId,
      $or: [{ publishedRev: { $gt: 0 }, hasUnpublishedChanges: false }, { publishingId: { $type: 'string' } }],
    };
    if (!(await this.collection.findOne(unmarked, { session, projection: { _id: 1 } }))) return;
    const isPublished = { $gt: ['$publishedRev', 0] };
    const marked = { hasUnpublishedChanges: isPublished, publishingId: null, updatedAt: '$$NOW' };
    await this.collection.updateOne(unmarked, [{ $set: marked }], { session });
  }

  /** Notes that a publish is about to read the draft. @returns the campaign, or null when it is not there */
  async beginPublish(ownerId: string, _id: string, publishingId: string): Promise<CampaignDocument | null> {
    return this.collection.findOneAndUpdate(
      { _id, userId: ownerId, deletedAt: null },
      { $set: { publishingId } },
      { returnDocument: 'after' },
    );
  }

  async list(
    ownerId: string,
    query: { searchTerm?: string; filters: Filter<CampaignDocument>; sort: Sort; page: number; listPerPage: number },
  ) {
    const { searchTerm, filters, sort, page, listPerPage } = query;
    const filter = {
      ...filters,
      ...(searchTerm ? { $or: [{ title: containing(searchTerm) }, { campName: containing(searchTerm) }] } : {}),
      ownerId,
    };
    const [campaigns, total] = await Promise.all([
      this.findMany(filter, { sort, skip: (page - 1) * listPerPage, limit: listPerPage }),
      this.count(filter),
    ]);
    return { campaigns, total };
  }

  /** A campaign that is open to visitors, across owners. Null for a campaign that is off, offline or gone. */
  async findLive(_id: string): Promise<CampaignDocument | null> {
    return this.collection.findOne({ _id, ...live });
  }

  /** What visitors have seen, and may see again: on or off now, but not gone. For work that begins with a visitor. */
  async findPublishedOnce(_id: string): Promise<CampaignDocument | null> {
    return this.collection.findOne({ _id, publishedRev: { $gt: 0 }, deletedAt: null });
  }

  /** Those that visitors have seen, of these templates and across owners. @param tenantId null: of all tenants */
  async shownOnce(templateIds: readonly string[], tenantId: string | null, session: ClientSession): Promise<string[]> {
    const whose = tenantId === null ? {} : { tenantId };
    const filter = { templateId: { $in: [...templateIds] }, publishedRev: { $gt: 0 }, deletedAt: null, ...whose };
    const rows = await this.collection.find(filter, { projection: { _id: 1 }, session }).toArray();
    return rows.map(({ _id }) => _id);
  }

  /**
   * Its pages were rendered again. The owner's record has not changed, so `rev` stays.
   * @returns the campaign after it; null when it was published or changed for visitors in the meantime
   */
  async countLive(campaign: CampaignDocument, session: ClientSession): Promise<CampaignDocument | null> {
    const { _id, liveVersion, publishedRevisionId, rev } = campaign;
    return this.collection.findOneAndUpdate(
      { _id, liveVersion, publishedRevisionId, rev, deletedAt: null },
      { $inc: { liveVersion: 1 } },
      { returnDocument: 'after', session },
    );
  }

  /** `rev` of the campaign stays: its owner has changed nothing. @returns null when a newer event was applied, or this one */
  async setOwnerVisibility(
    _id: string,
    ownerHidden: NonNullable<CampaignDocument['ownerHidden']>,
    session: ClientSession,
  ): Promise<CampaignDocument | null> {
    const isOlder = { $not: { $gte: ownerHidden.rev } };
    return this.collection.findOneAndUpdate(
      { _id, deletedAt: null, 'ownerHidden.rev': isOlder },
      { $set: { ownerHidden }, $inc: { liveVersion: 1 } },
      { returnDocument: 'after', session },
    );
  }

  /** Present versions of live campaigns, for caches. */
  async liveVersions(ids: readonly string[]): Promise<Map<string, number>> {
    const rows = await this.collection
      .find({ _id: { $in: [...ids] }, ...live }, { projection: { liveVersion: 1 } })
      .toArray();
    return new Map(rows.map(({ _id, liveVersion }) => [_id, liveVersion]));
  }

  /** Addresses a search engine may know. */
  async publicOnes(
    tenantId: string | null,
    page: number,
    perPage: number,
  ): Promise<{ rows: Pick<CampaignDocument, '_id' | 'campName' | 'publishedAt' | 'updatedAt'>[]; total: number }> {
    const filter: Filter<CampaignDocument> = {
      tenantId,
      ...live,
      'published.visibility': 'public',
      'published.seo.noIndex': false,
    };
    const cursor = this.collection
      .find(filter, { projection: { campName: 1, publishedAt: 1, updatedAt: 1 } })
      .sort({ _id: 1 });
    const [rows, total] = await Promise.all([
      cursor
        .skip((page - 1) * perPage)
        .limit(perPage)
        .toArray(),
      this.collection.countDocuments(filter),
    ]);
    return { rows, total };
  }

  /** Counted by the rollup, across owners. @returns the owners of the campaigns that exist */
  async countActivity(
    counts: readonly { campaignId: string; views: number; uniques: number; clicks: number; lastViewAt: Date | null }[],
    session: ClientSession,
  ) {
    if (counts.length === 0) return;
    await this.collection.bulkWrite(
      counts.map(({ campaignId, views, uniques, clicks, lastViewAt }) => ({
        updateOne: {
          filter: { _id: campaignId },
          update: {
            $inc: { 'stats.views': views, 'stats.uniques': uniques, 'stats.clicks': clicks },
            ...(lastViewAt ? { $max: { 'stats.lastViewAt': lastViewAt } } : {}),
          },
        },
      })),
      { session, ordered: false },
    );
  }

  /** Facts of campaigns that have ever been public, across owners; for work that starts with a visitor. */
  async factsOf(
    ids: readonly string[],
  ): Promise<Pick<CampaignDocument, '_id' | 'userId' | 'templateId' | 'analyticsEnabled'>[]> {
    return this.collection
      .find(
        { _id: { $in: [...ids] }, publishedRev: { $gt: 0 }, deletedAt: null },
        { projection: { userId: 1, templateId: 1, analyticsEnabled: 1 } },
      )
      .toArray();
  }

  /** Campaigns whose time to go online or offline has come, for the sweep after a lost job. */
  async due(now: Date): Promise<CampaignDocument[]> {
    return this.collection
      .find({
        deletedAt: null,
        $or: [
          // A published page with a scheduled next version stays published until then.
          { publishAt: { $type: 'date', $lte: now } },
          { unpublishAt: { $type: 'date', $lte: now }, state: 'published' },
        ],
      })
      .limit(100)
      .toArray();
  }
}
