import { Injectable } from '@nestjs/common';
import type { UserCtx } from '@linkyard/contracts';
import { trusted, newId, ServiceDatabase } from '@linkyard/mongo';
import { DomainError } from '@linkyard/service-kit';
import { HistoryService } from '../../authoring/history/history.service.js';
import type { Snapshot } from '../../authoring/history/revision.schema.js';
import { LivePages } from '../public-pages/live-pages.js';
import { PageRendering } from '../public-pages/page-rendering.js';
import { found } from '../../authoring/templates/template-access.js';
import type { CampaignDocument } from './campaign.schema.js';
import { CampaignRoom } from './campaign-room.js';
import { CampaignsRepository } from './campaigns.repository.js';
import { PublishKeys, type PublishKey } from './publish-keys.js';
import { WriteConflict, retryOnConflict } from './retry-on-conflict.js';
import { lookOf } from './published-look.js';

type Owner = Pick<UserCtx, 'userId'>;

interface PublishOptions {
  still?: (campaign: CampaignDocument) => boolean;
  key?: PublishKey;
}

/** Draft → live and back. State: draft → scheduled → published ⇄ unpublished. @source models.md 2 */
@Injectable()
export class PublishService {
  constructor(
    private readonly database: ServiceDatabase,
    private readonly campaigns: CampaignsRepository,
    private readonly history: HistoryService,
    private readonly live: LivePages,
    private readonly rendering: PageRendering,
    private readonly keys: PublishKeys,
    private readonly room: CampaignRoom,
  ) {}

  /**
   * Shows the draft to visitors.
   * @param options still: a campaign for which it is false stays as it is; key: kept with the publish, which a second one does not pass
   * @throws campaigns.quarantined, campaigns.nothing_to_publish, core.limit_reached, core.conflict when others keep changing it
   */
  async publish(ctx: Owner, _id: string, { still, key }: PublishOptions = {}): Promise<CampaignDocument> {
    return retryOnConflict(async () => {
      const publishingId = newId();
      const campaign = found(await this.campaigns.beginPublish(ctx.userId, _id, publishingId));
      if (still && !still(campaign)) return campaign;
      return this.show(campaign, await this.publishable(campaign), { publishingId, key });
    });
  }

  /** @throws campaigns.quarantined, campaigns.nothing_to_publish, core.limit_reached */
  async publishable(campaign: CampaignDocument): Promise<Snapshot> {
    const { userId, templateId, moderation } = campaign;
    await this.room.requireWithin(campaign);
    if (moderation.state === 'quarantined') throw new DomainError('campaigns.quarantined');
    const snapshot = await this.history.snapshot(userId, templateId);
    if (await this.rendering.isEmpty(campaign, snapshot)) throw new DomainError('campaigns.nothing_to_publish');
    return snapshot;
  }

  /**
   * Rendering takes long, so it is done before the transaction, which succeeds only for the campaign that was rendered: an older
   * draft never replaces a newer one, and no link contains an address that was given up during rendering.
   */
  private async show(
    campaign: CampaignDocument,
    snapshot: Snapshot,
    { publishingId, key }: { publishingId: string; key?: PublishKey },
  ): Promise<CampaignDocument> {
    const { _id, userId } = campaign;
    const pages = await this.rendering.campaign(campaign, snapshot);
    return this.live.change('published', async () => {
      const now = found(await this.campaigns.findOne({ ownerId: userId, _id }));
      // Rendered again in the meantime: its source may be newer than the one used here.
      if (now.rev !== campaign.rev || now.liveVersion !== campaign.liveVersion) throw new WriteConflict();
      const set = {
        state: 'published' as const,
        publishedAt: new Date(),
        publishAt: null,
        publishedRevisionId: await this.history.keep(snapshot, 'publish', userId),
        published: lookOf(campaign),
        publishingId: null,
        // A save after the draft was read has cleared the id.
        hasUnpublishedChanges: now.publishingId !== publishingId,
        thumb: campaign.thumb ?? snapshot.template.thumb,
      };
      const counted = { publishedRev: 1, liveVersion: 1 };
      await this.live.store(_id, pages);
      const saved = found(await this.campaigns.update({ ownerId: userId, _id }, { $set: set, $inc: counted }));
      if (key) await this.keys.keep(key, saved);
      return saved;
    });
  }

  /** Takes a page off the web. @param overAt when given, only one that is over by then @throws campaigns.not_published */
  async unpublish(ctx: Owner, _id: string, overAt?: Date): Promise<CampaignDocument> {
    found(await this.campaigns.findOne({ ownerId: ctx.userId, _id }));
    const isOver = overAt ? { unpublishAt: trusted({ $type: 'date' as const, $lte: overAt }) } : {};
    const set = { state: 'unpublished' as const, publishAt: null, unpublishAt: null };
    return this.live.change(overAt ? 'expired' : 'unpublished', async () => {
      const saved = await this.campaigns.update(
        { ownerId: ctx.userId, _id, state: 'published', ...isOver },
        { $set: set, $inc: { liveVersion: 1 } },
      );
      if (!saved) throw new DomainError('campaigns.not_published');
      return saved;
    });
  }

  /** Drops the draft back to what is published. @throws campaigns.nothing_to_undo */
  async undoUpdate(ctx: UserCtx, _id: string): Promise<CampaignDocument> {
    const ownerId = ctx.userId;
    await this.room.requireWithin(found(await this.campaigns.findOne({ ownerId, _id })));
    return this.database.transaction(async () => {
      const campaign = found(await this.campaigns.findOne({ ownerId, _id }));
      const { publishedRevisionId, hasUnpublishedChanges, published, templateId } = campaign;
      const revision = publishedRevisionId ? await this.history.find(ownerId, publishedRevisionId) : null;
      if (!revision || !hasUnpublishedChanges) throw new DomainError('campaigns.nothing_to_undo');
      await this.history.keep(await this.history.snapshot(ownerId, templateId), 'restore', ownerId);
      await this.history.bringBack(revision.snapshot);
      const set = { ...published, hasUnpublishedChanges: false };
      return found(await this.campaigns.update({ ownerId, _id }, { $set: set }));
    });
  }
}
