import { Injectable } from '@nestjs/common';
import { campaignPublished, campaignUnpublished, pagesChanged } from '@linkyard/contracts';
import { InjectStored, ServiceDatabase, trusted, type ClientSession, type StoredModel } from '@linkyard/mongo';
import { broadcast, Bus, isServiceAway, Outbox } from '@linkyard/service-kit';
import type { QueryFilter } from 'mongoose';
import type { CampaignDocument } from '../campaigns/campaign.schema.js';
import { MediaUses } from '../media-uses/media-uses.js';
import { found } from '../../authoring/templates/template-access.js';
import { PageDomains } from '../campaigns/page-domains.js';
import { PageOrigins } from '../campaigns/page-origins.js';
import { renderedPages, type PageWithoutBodies, type RenderedPageDocument } from './rendered-page.schema.js';

const takenOff = ['switchedOff', 'unpublished', 'deleted', 'expired'] as const;
/** What is left out of a read: the bodies are as large as everything that a visitor downloads. */
const bodiless = { raw: 0, gzip: 0, br: 0, parts: 0 };
const unmovedMs = 10 * 60_000;
type TakenOff = (typeof takenOff)[number];
type Change = 'published' | 'refreshed' | 'renamed' | 'switchedOn' | TakenOff;

/** The published pages: their records, and the invalidation of every cache when they change. */
@Injectable()
export class LivePages {
  /** The origins of tenants of which no page was made elsewhere. */
  private readonly unmoved = new Map<string | null, { origin: string; until: number }>();
  private ownAtLastLook: ReadonlyMap<string, string> | undefined;

  constructor(
    private readonly database: ServiceDatabase,
    private readonly outbox: Outbox,
    private readonly bus: Bus,
    private readonly mediaUses: MediaUses,
    private readonly origins: PageOrigins,
    private readonly domains: PageDomains,
    @InjectStored('campaigns-and-templates', renderedPages) private readonly pages: StoredModel<typeof renderedPages>,
  ) {}

  /** Replaces the pages of a campaign inside the transaction that publishes it. */
  async store(campaignId: string, pages: readonly RenderedPageDocument[]) {
    await this.pages.deleteMany({ campaignId, _id: trusted({ $nin: pages.map(({ _id }) => _id) }) }).exec();
    await this.pages.bulkWrite(
      pages.map((page) => ({
        replaceOne: { filter: { _id: page._id }, replacement: page, upsert: true },
      })),
    );
  }

  /** Campaigns whose pages were made when pages opened elsewhere. */
  async madeElsewhere(limit: number): Promise<string[]> {
    const own = this.domains.all();
    // What has a domain of its own is not known yet, so neither is what does not open there.
    if (!own) return [];
    if (own !== this.ownAtLastLook) this.unmoved.clear();
    this.ownAtLastLook = own;
    const tenants = await this.pages.distinct('tenantId').exec();
    const moved = new Set(await this.movedToOwn(own));
    for (const tenantId of new Set([null, ...tenants])) {
      for (const campaignId of await this.movedOf(tenantId, own, limit)) moved.add(campaignId);
      if (moved.size >= limit) break;
    }
    return [...moved];
  }

  /** Campaigns whose pages were made for another origin than their own domain. */
  private async movedToOwn(own: ReadonlyMap<string, string>): Promise<string[]> {
    const query = { campaignId: trusted({ $in: [...own.keys()] }), slug: '' };
    const rows = await this.pages
      .find(query, { campaignId: 1, origin: 1 })
      .lean<{ campaignId: string; origin?: string }[]>()
      .exec();
    return rows.filter(({ campaignId, origin }) => origin !== own.get(campaignId)).map(({ campaignId }) => campaignId);
  }

  /** A tenant is looked at again when its origin has changed, and now and then: a page may have been under way at the change. */
  private async movedOf(tenantId: string | null, own: ReadonlyMap<string, string>, limit: number): Promise<string[]> {
    const origin = await this.origins.of(tenantId).catch((error: unknown) => {
      // It is looked at once its address is known.
      if (isServiceAway(error)) return null;
      throw error;
    });
    const before = this.unmoved.get(tenantId);
    if (origin === null || (before?.origin === origin && Date.now() < before.until)) return [];
    const atOwn = trusted({ $nin: [...own.keys()] });
    const query = { tenantId, origin: trusted({ $ne: origin }), campaignId: atOwn };
    const rows = await this.pages.find(query, { campaignId: 1 }, { limit }).lean<{ campaignId: string }[]>().exec();
    if (rows.length === 0) this.unmoved.set(tenantId, { origin, until: Date.now() + unmovedMs });
    return rows.map(({ campaignId }) => campaignId);
  }

  /** Pages that are no longer public: they are deleted. */
  async remove(campaignIds: readonly string[]) {
    await this.pages.deleteMany({ campaignId: trusted({ $in: [...campaignIds] }) }).exec();
  }

  async find(_id: string): Promise<RenderedPageDocument | null> {
    return this.pages.findOne({ _id }).lean<RenderedPageDocument | null>().exec();
  }

  async ofPage(campaignId: string, pageId: string): Promise<RenderedPageDocument | null> {
    return this.pages.findOne({ campaignId, pageId }).lean<RenderedPageDocument | null>().exec();
  }

  /** All pages of a campaign without their bodies, in no order. */
  async ofCampaign(campaignId: string): Promise<PageWithoutBodies[]> {
    return this.pages.find({ campaignId }, bodiless).lean<PageWithoutBodies[]>().exec();
  }

  /** A page without its bodies, which are as large as everything that a visitor downloads. */
  async withoutBodies(campaignId: string, pageId: string): Promise<PageWithoutBodies | null> {
    return this.pages.findOne({ campaignId, pageId }, bodiless).lean<PageWithoutBodies | null>().exec();
  }

  /** Campaigns of these with a published page of which `shown` is true. @param campaignIds all campaigns by default */
  async showing(shown: QueryFilter<RenderedPageDocument>, campaignIds?: readonly string[]): Promise<string[]> {
    const own = campaignIds ? { campaignId: trusted({ $in: [...campaignIds] }) } : {};
    return this.pages.distinct('campaignId', { ...own, ...shown }).exec();
  }

  async titles(campaignIds: readonly string[]): Promise<Map<string, string>> {
    const rows = await this.pages
      .find({ campaignId: trusted({ $in: [...campaignIds] }) }, { titles: 1 })
      .lean<Pick<RenderedPageDocument, 'titles'>[]>()
      .exec();
    return new Map(rows.flatMap(({ titles }) => Object.entries(titles)));
  }

  /**
   * Changes published pages: the work and its event are one transaction, and every cache has dropped the old page before the
   * caller is answered.
   */
  async change(what: Change, work: (session: ClientSession) => Promise<CampaignDocument>): Promise<CampaignDocument> {
    const [changed] = await this.changeAll(what, async (session) => [await work(session)]);
    return found(changed ?? null);
  }

  /** Like `change`, for several campaigns: all or none. */
  async changeAll(
    what: Change,
    work: (session: ClientSession) => Promise<CampaignDocument[]>,
  ): Promise<CampaignDocument[]> {
    const campaigns = await this.database.transaction(async (session) => {
      const changed = await work(session);
      for (const campaign of changed) await this.record(campaign, what, session);
      return changed;
    });
    for (const { templateId } of campaigns) this.mediaUses.later(templateId);
    const refreshes = campaigns.map((campaign) =>
      broadcast(this.bus.connection, pagesChanged, {
        campaignId: campaign._id,
        version: campaign.liveVersion,
        campNames: namesOf(campaign),
      }),
    );
    await Promise.all(refreshes);
    return campaigns;
  }

  /** A change of a campaign that is not live before or after is not published as an event. */
  private async record(campaign: CampaignDocument, what: Change, session: ClientSession) {
    const { _id: campaignId, userId, tenantId, liveVersion: version, state, status, deletedAt } = campaign;
    const fact = { campaignId, userId, tenantId, campNames: namesOf(campaign), version };
    const about = { session, tenantId };
    const isHidden = campaign.ownerHidden?.isHidden === true;
    if (state === 'published' && status === 1 && deletedAt === null && !isHidden) {
      const pageSlugs = await this.pages.distinct('slug', { campaignId }).exec();
      await this.outbox.add(campaignPublished, { ...fact, pageSlugs }, about);
      return;
    }
    const reason = takenOff.find((one) => one === what);
    if (reason && campaign.publishedRev > 0) await this.outbox.add(campaignUnpublished, { ...fact, reason }, about);
  }
}

const namesOf = ({ campName, previousCampNames }: CampaignDocument) =>
  [campName, ...previousCampNames.map(({ name }) => name)].slice(0, 20);
