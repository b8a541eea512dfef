import { Injectable } from '@nestjs/common';
import {
  containing,
  InjectStored,
  notAmong,
  OwnedRepository,
  trusted,
  type Conditions,
  type DuePage,
  type Sort,
  type StoredModel,
} from '@linkyard/mongo';
import { campaigns, type CampaignDocument } from './campaign.schema.js';

/** What visitors may open. */
const live = () => ({
  ...({ state: 'published', status: 1, deletedAt: null } as const),
  'ownerHidden.isHidden': trusted({ $ne: true }),
});
const wasPublished = () => ({ publishedRev: trusted({ $gt: 0 }), deletedAt: null });
const byVisitor = { acrossOwners: 'work that begins with a visitor knows no owner' };
const afterwards = { returnDocument: 'after' } as const;

@Injectable()
export class CampaignsRepository extends OwnedRepository<CampaignDocument> {
  constructor(@InjectStored('campaigns-and-templates', campaigns) model: StoredModel<typeof campaigns>) {
    super(model);
  }

  /**
   * The draft of a published campaign has something new. Called after the draft was written. Writes only the first time after a publish, and
   * whenever one is under way: the two then meet in this record, and the publish learns that it did not see everything. Looks first: even a write
   * that changes nothing waits for the journal.
   */
  async markChanged(ownerId: string, templateId: string) {
    const unmarked = {
      userId: ownerId,
      templateId,
      $or: [
        { publishedRev: trusted({ $gt: 0 }), hasUnpublishedChanges: false },
        { publishingId: trusted({ $type: 'string' as const }) },
      ],
    };
    if (!(await this.model.exists(unmarked).exec())) return;
    const isPublished = { $gt: ['$publishedRev', 0] };
    const marked = { hasUnpublishedChanges: isPublished, publishingId: null, updatedAt: '$$NOW' };
    await this.model.updateOne(unmarked, [{ $set: marked }], { updatePipeline: true }).exec();
  }

  /** Notes that a publish is about to read the draft. @returns the campaign, or null when it is not there */
  async beginPublish(ownerId: string, _id: string, publishingId: string): Promise<CampaignDocument | null> {
    return this.model
      .findOneAndUpdate({ _id, userId: ownerId, deletedAt: null }, { $set: { publishingId } }, afterwards)
      .lean<CampaignDocument | null>()
      .exec();
  }

  async list(
    ownerId: string,
    query: {
      searchTerm?: string;
      filters: Conditions<CampaignDocument>;
      sort: Sort;
      page: number;
      listPerPage: number;
    },
  ) {
    const { searchTerm, filters, sort, page, listPerPage } = query;
    const filter = {
      ...filters,
      ...(searchTerm
        ? { $or: [{ title: trusted(containing(searchTerm)) }, { campName: trusted(containing(searchTerm)) }] }
        : {}),
      ownerId,
    };
    const [campaigns, total] = await Promise.all([
      this.findMany(filter, { sort, skip: (page - 1) * listPerPage, limit: listPerPage }),
      this.count(filter),
    ]);
    return { campaigns, total };
  }

  /** Of every campaign of an owner, deleted ones too. */
  async everyId(ownerId: string): Promise<string[]> {
    return this.model.distinct('_id', { userId: ownerId }).exec();
  }

  /** A campaign that is open to visitors, across owners. Null for a campaign that is off, offline or gone. */
  async findLive(_id: string): Promise<CampaignDocument | null> {
    return this.model
      .findOne({ _id, ...live() }, null, byVisitor)
      .lean<CampaignDocument | null>()
      .exec();
  }

  /** Whether visitors could open it, were the account of its owner not closed. */
  async isOff(_id: string): Promise<boolean> {
    const closed = { state: 'published', status: 1, deletedAt: null, 'ownerHidden.isHidden': true } as const;
    return (
      (await this.model
        .exists({ _id, ...closed })
        .setOptions(byVisitor)
        .exec()) !== null
    );
  }

  /** What visitors have seen, and may see again: on or off now, but not gone. For work that begins with a visitor. */
  async findPublishedOnce(_id: string): Promise<CampaignDocument | null> {
    return this.model
      .findOne({ _id, ...wasPublished() }, null, byVisitor)
      .lean<CampaignDocument | null>()
      .exec();
  }

  /** How many each of these owners has. */
  async countOfOwners(ownerIds: readonly string[]): Promise<{ ownerId: string; pages: number }[]> {
    const rows = await this.model
      .aggregate<{ _id: string; pages: number }>([
        { $match: { userId: { $in: [...ownerIds] }, deletedAt: null } },
        { $group: { _id: '$userId', pages: { $sum: 1 } } },
      ])
      .option({ acrossOwners: 'a reseller sees how much each of its people has', maxTimeMS: 2_000 })
      .exec();
    return rows.map(({ _id: ownerId, pages }) => ({ ownerId, pages }));
  }

  /** To another owner, deleted ones too; whether it was hidden was said of the former one. */
  async handOver(
    ownerId: string,
    _id: string,
    fields: Pick<CampaignDocument, 'userId' | 'tenantId'> & { campName?: string },
  ) {
    const set = { ...fields, previousCampNames: [], updatedAt: new Date() };
    await this.model
      .updateOne(
        { _id, userId: ownerId },
        { $set: set, $unset: { ownerHidden: 1 }, $inc: { rev: 1 } },
        // No other change gives a record to another owner.
        { overwriteImmutable: true },
      )
      .exec();
  }

  /** All of an owner, without reading what is in them. */
  async idsOf(ownerId: string): Promise<string[]> {
    const rows = await this.model.find(this.scoped({ ownerId }), { _id: 1 }).lean<{ _id: string }[]>().exec();
    return rows.map(({ _id }) => _id);
  }

  /** Those that visitors have seen, of these templates and across owners. @param tenantId null: of all tenants */
  async shownOnce(templateIds: readonly string[], tenantId: string | null): Promise<string[]> {
    const whose = tenantId === null ? {} : { tenantId };
    const filter = { templateId: trusted({ $in: [...templateIds] }), ...wasPublished(), ...whose };
    const options = { acrossOwners: 'a block is switched off on the pages of all owners' };
    const rows = await this.model.find(filter, { _id: 1 }, options).lean<{ _id: string }[]>().exec();
    return rows.map(({ _id }) => _id);
  }

  /**
   * Its pages were rendered again. The owner's record has not changed, so `rev` stays.
   * @returns the campaign after it; null when it was published or changed for visitors in the meantime
   */
  async countLive(campaign: CampaignDocument): Promise<CampaignDocument | null> {
    const { _id, userId, liveVersion, publishedRevisionId, rev } = campaign;
    const asRead = { _id, userId, liveVersion, publishedRevisionId, rev, deletedAt: null };
    return this.model
      .findOneAndUpdate(asRead, { $inc: { liveVersion: 1 } }, afterwards)
      .lean<CampaignDocument | null>()
      .exec();
  }

  /** `rev` of the campaign stays: its owner has changed nothing. @returns null when a newer event was applied, or this one */
  async setOwnerVisibility(
    { userId, _id }: Pick<CampaignDocument, 'userId' | '_id'>,
    ownerHidden: NonNullable<CampaignDocument['ownerHidden']>,
  ): Promise<CampaignDocument | null> {
    const older = { userId, _id, deletedAt: null, 'ownerHidden.rev': trusted({ $not: { $gte: ownerHidden.rev } }) };
    return this.model
      .findOneAndUpdate(older, { $set: { ownerHidden }, $inc: { liveVersion: 1 } }, afterwards)
      .lean<CampaignDocument | null>()
      .exec();
  }

  /** Present versions of live campaigns, for caches. */
  async liveVersions(ids: readonly string[]): Promise<Map<string, number>> {
    const rows = await this.model
      .find({ _id: trusted({ $in: [...ids] }), ...live() }, { liveVersion: 1 }, byVisitor)
      .lean<Pick<CampaignDocument, '_id' | 'liveVersion'>[]>()
      .exec();
    return new Map(rows.map(({ _id, liveVersion }) => [_id, liveVersion]));
  }

  /** One of an owner's, while visitors can open it. */
  published(ownerId: string, campaignId: string): Promise<CampaignDocument | null> {
    const filter = { _id: campaignId, userId: ownerId, ...live(), 'published.redirectUrl': null };
    return this.model.findOne(filter).lean<CampaignDocument | null>().exec();
  }

  /** What an owner published last of what visitors can open now; a public page before one with a password or an age limit. */
  async publishedLast(ownerId: string): Promise<CampaignDocument | null> {
    const published = { userId: ownerId, ...live(), 'published.redirectUrl': null };
    const open = { ...published, 'published.visibility': 'public' as const };
    for (const filter of [open, published]) {
      const options = { sort: { publishedAt: -1 as const } };
      const found = await this.model.findOne(filter, null, options).lean<CampaignDocument | null>().exec();
      if (found) return found;
    }
    return null;
  }

  /** Addresses a search engine may know. */
  async publicOnes(
    tenantId: string | null,
    { page, perPage, onlyCampaignId }: { page: number; perPage: number; onlyCampaignId: string | null },
  ): Promise<{ rows: Pick<CampaignDocument, '_id' | 'campName' | 'publishedAt' | 'updatedAt'>[]; total: number }> {
    const filter = () => ({
      ...(onlyCampaignId === null ? {} : { _id: onlyCampaignId }),
      tenantId,
      ...live(),
      'published.visibility': 'public' as const,
      'published.seo.noIndex': false,
    });
    const wanted = { campName: 1, publishedAt: 1, updatedAt: 1 };
    const [rows, total] = await Promise.all([
      this.model
        .find(filter(), wanted, { sort: { _id: 1 }, skip: (page - 1) * perPage, limit: perPage, ...byVisitor })
        .lean<Pick<CampaignDocument, '_id' | 'campName' | 'publishedAt' | 'updatedAt'>[]>()
        .exec(),
      this.model.countDocuments(filter()).setOptions(byVisitor).exec(),
    ]);
    return { rows, total };
  }

  /** Counted by the rollup, across owners. @returns the owners of the campaigns that exist */
  async countActivity(
    counts: readonly { campaignId: string; views: number; uniques: number; clicks: number; lastViewAt: Date | null }[],
  ) {
    if (counts.length === 0) return;
    await this.model.bulkWrite(
      counts.map(({ campaignId, views, uniques, clicks, lastViewAt }) => ({
        updateOne: {
          filter: { _id: campaignId },
          update: {
            $inc: { 'stats.views': views, 'stats.uniques': uniques, 'stats.clicks': clicks },
            ...(lastViewAt ? { $max: { 'stats.lastViewAt': lastViewAt } } : {}),
          },
        },
      })),
      { ordered: false, throwOnValidationError: true, ...byVisitor },
    );
  }

  /** Facts of campaigns that have ever been public, across owners; for work that starts with a visitor. */
  async factsOf(
    ids: readonly string[],
  ): Promise<Pick<CampaignDocument, '_id' | 'userId' | 'templateId' | 'analyticsEnabled'>[]> {
    const wanted = { userId: 1, templateId: 1, analyticsEnabled: 1 };
    return this.model
      .find({ _id: trusted({ $in: [...ids] }), ...wasPublished() }, wanted, byVisitor)
      .lean<Pick<CampaignDocument, '_id' | 'userId' | 'templateId' | 'analyticsEnabled'>[]>()
      .exec();
  }

  /** Campaigns whose time to go online or offline has come, for the sweep after a lost job. */
  async due(now: Date, { limit, except }: DuePage): Promise<CampaignDocument[]> {
    const isOver = () => trusted({ $type: 'date' as const, $lte: now });
    // A published page with a scheduled next version stays published until then.
    const $or = [{ publishAt: isOver() }, { unpublishAt: isOver(), state: 'published' as const }];
    const options = { limit, acrossOwners: 'the sweep looks after the pages of all owners' };
    return this.model
      .find({ ...notAmong(except), deletedAt: null, $or }, null, options)
      .lean<CampaignDocument[]>()
      .exec();
  }
}
