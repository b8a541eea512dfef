import { Inject, Injectable, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import {
  InjectStored,
  notAmong,
  outsideTransaction,
  ServiceDatabase,
  trusted,
  type DuePage,
  type StoredModel,
} from '@linkyard/mongo';
import { runForTenant } from '@linkyard/request-context';
import { LOGGER, type Logger } from '@linkyard/service-kit';
import type { CampaignDocument } from '../campaigns/campaign.schema.js';
import { PageDomains } from '../campaigns/page-domains.js';
import { CampaignsRepository } from '../campaigns/campaigns.repository.js';
import { WriteConflict, retryOnConflict } from '../campaigns/retry-on-conflict.js';
import type { Snapshot } from '../../authoring/history/revision.schema.js';
import { HistoryService } from '../../authoring/history/history.service.js';
import { LivePages } from './live-pages.js';
import { pageRefreshes, type PageRefreshDocument } from './page-refresh.schema.js';
import { PageRendering } from './page-rendering.js';

/** However many changes come within this, the pages are rendered once. */
const gatherMs = 1_500;
const perRun = 100;

/**
 * Renders pages again when what stands behind them has changed: from what was published, never from the draft. The wish is written with
 * the change itself, so that none is lost; copies of the service may carry out the same one.
 * @source ADR 0009
 */
@Injectable()
export class PageRefresh implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly waiting = new Map<string, NodeJS.Timeout>();
  private readonly running = new Set<Promise<void>>();

  constructor(
    private readonly database: ServiceDatabase,
    private readonly campaigns: CampaignsRepository,
    private readonly history: HistoryService,
    private readonly rendering: PageRendering,
    private readonly live: LivePages,
    private readonly domains: PageDomains,
    @Inject(LOGGER) private readonly logger: Logger,
    @InjectStored('campaigns-and-templates', pageRefreshes)
    private readonly refreshes: StoredModel<typeof pageRefreshes>,
  ) {}

  /** A page is canonical at its own domain from the moment when it has one, and no longer than that. */
  onApplicationBootstrap(): void {
    this.domains.onChange((campaignIds) => void this.refreshMoved(campaignIds));
  }

  async onApplicationShutdown() {
    // Pending requests are stored: the next sweep of any process carries them out.
    for (const timer of this.waiting.values()) clearTimeout(timer);
    this.waiting.clear();
    await Promise.all(this.running);
  }

  /** Inside the transaction of the change. */
  async ask(campaignId: string): Promise<void> {
    const change = { $inc: { asked: 1 }, $set: { askedAt: new Date() } };
    await this.refreshes.updateOne({ _id: campaignId }, change, { upsert: true }).exec();
  }

  /** The same for many. */
  async askAll(campaignIds: readonly string[]): Promise<void> {
    if (campaignIds.length === 0) return;
    const update = { $inc: { asked: 1 }, $set: { askedAt: new Date() } };
    await this.refreshes.bulkWrite(
      campaignIds.map((_id) => ({ updateOne: { filter: { _id }, update, upsert: true } })),
    );
  }

  /** The campaign is gone. */
  async forget(campaignId: string): Promise<void> {
    await this.refreshes.deleteOne({ _id: campaignId }).exec();
  }

  /** After it, where nothing more is to come: at once, one after the other. */
  now(campaignIds: readonly string[]): void {
    const all = async () => {
      for (const campaignId of campaignIds) await this.carryOut(campaignId);
    };
    this.run(outsideTransaction(all));
  }

  /** Runs the requested refresh soon, coalesced with other requests until then. */
  soon(campaignId: string): void {
    if (this.waiting.has(campaignId)) return;
    const begin = () => {
      this.waiting.delete(campaignId);
      // It is called inside the transaction of the change, whose context the timer keeps.
      this.run(outsideTransaction(() => this.carryOut(campaignId)));
    };
    this.waiting.set(campaignId, setTimeout(begin, gatherMs));
  }

  /** Pages hold complete addresses: those made before the pages of their tenant moved are asked for. */
  async askForMoved(): Promise<void> {
    const campaignIds = await this.live.madeElsewhere(perRun);
    await this.database.transaction(() => this.askAll(campaignIds));
  }

  private async refreshMoved(campaignIds: readonly string[]): Promise<void> {
    try {
      await this.database.transaction(() => this.askAll(campaignIds));
      this.now(campaignIds);
    } catch (error) {
      this.logger.warn({ err: error }, 'pages whose domain has changed could not be asked for; the sweep finds them');
    }
  }

  /** What a crash left undone after `soon`. */
  async overdue(now: Date, { limit, except }: DuePage): Promise<PageRefreshDocument[]> {
    const before = new Date(now.getTime() - gatherMs * 4);
    return this.refreshes
      .find({ askedAt: trusted({ $lt: before }), ...notAmong(except) }, null, { limit })
      .lean<PageRefreshDocument[]>()
      .exec();
  }

  /** Renders a campaign's pages if that was asked for. */
  async carryOut(campaignId: string): Promise<void> {
    await retryOnConflict(async () => {
      const due = await this.refreshes.findOne({ _id: campaignId }).lean<PageRefreshDocument | null>().exec();
      if (!due) return;
      const done = { _id: campaignId, asked: due.asked };
      const campaign = await this.campaigns.findPublishedOnce(campaignId);
      const { publishedRevisionId = null, userId = '' } = campaign ?? {};
      const revision = publishedRevisionId ? await this.history.find(userId, publishedRevisionId) : null;
      if (!campaign || !revision) {
        // Nothing of it was ever shown, or it is gone.
        await this.refreshes.deleteOne(done).exec();
        return;
      }
      await runForTenant(campaign.tenantId, () => this.render(campaign, revision.snapshot, done));
    });
  }

  private async render(
    campaign: CampaignDocument,
    snapshot: Snapshot,
    done: { _id: string; asked: number },
  ): Promise<void> {
    const pages = await this.rendering.campaign({ ...campaign, ...campaign.published }, snapshot, { isRefresh: true });
    await this.live.change('refreshed', async () => {
      const saved = await this.campaigns.countLive(campaign);
      if (!saved) throw new WriteConflict();
      await this.live.store(campaign._id, pages);
      await this.refreshes.deleteOne(done).exec();
      return saved;
    });
  }

  private run(work: Promise<void>): void {
    const guarded = work
      .catch((error: unknown) =>
        this.logger.warn({ err: error }, 'pages could not be rendered again; the sweep will try'),
      )
      .finally(() => this.running.delete(guarded));
    this.running.add(guarded);
  }
}
