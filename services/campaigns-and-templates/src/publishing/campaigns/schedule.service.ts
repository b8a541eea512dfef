import { Injectable } from '@nestjs/common';
import { publishScheduledCampaign, type UserCtx, fieldError } from '@linkyard/contracts';
import { ServiceDatabase } from '@linkyard/mongo';
import { JobQueue, QueueUnavailable } from '@linkyard/queue';
import { DomainError } from '@linkyard/service-kit';
import { found } from '../../authoring/templates/template-access.js';
import { calledOff } from './called-off.js';
import type { CampaignDocument } from './campaign.schema.js';
import { CampaignsRepository } from './campaigns.repository.js';
import { PublishKeys, type PublishKey } from './publish-keys.js';
import { PublishService } from './publish.service.js';

/** What no further try changes: the owner has to do something first. */
const lasting = ['campaigns.quarantined', 'campaigns.nothing_to_publish', 'core.not_found', 'core.limit_reached'];

/** Publishing and unpublishing at a moment. @source models.md 2 "scheduled" */
@Injectable()
export class ScheduleService {
  constructor(
    private readonly campaigns: CampaignsRepository,
    private readonly publishing: PublishService,
    private readonly jobs: JobQueue,
    private readonly database: ServiceDatabase,
    private readonly keys: PublishKeys,
  ) {}

  /** @throws campaigns.publish_in_past, campaigns.quarantined, campaigns.nothing_to_publish, core.conflict */
  async schedule(ctx: Pick<UserCtx, 'userId'>, _id: string, at: Date, key?: PublishKey): Promise<CampaignDocument> {
    const campaign = found(await this.campaigns.findOne({ ownerId: ctx.userId, _id }));
    if (at <= new Date())
      throw new DomainError('campaigns.publish_in_past', {
        errors: [fieldError('publishAt', 'campaigns.publish_in_past')],
      });
    await this.publishing.publishable(campaign);
    // A published page stays online until its next version comes: only its draft waits.
    const state = campaign.state === 'published' ? ('published' as const) : ('scheduled' as const);
    const saved = await this.database.transaction(async () => {
      const changed = await this.campaigns.update(
        { ownerId: ctx.userId, _id },
        { $set: { state, publishAt: at } },
        { rev: campaign.rev },
      );
      if (!changed) throw new DomainError('core.conflict');
      if (key) await this.keys.keep(key, changed);
      return changed;
    });
    await this.enqueue(saved, at);
    return saved;
  }

  private async enqueue({ _id: campaignId, userId }: CampaignDocument, at: Date) {
    try {
      await this.jobs.enqueue(
        publishScheduledCampaign,
        { campaignId, userId, at: at.toISOString() },
        { delayMs: Math.max(0, at.getTime() - Date.now()) },
      );
    } catch (error) {
      // Redis is away: the sweep finds what is due, at most half a minute late.
      if (!(error instanceof QueueUnavailable)) throw error;
    }
  }

  /** Takes the page offline, or calls off the publish that it waits for. @throws campaigns.not_published */
  async unpublish(ctx: UserCtx, _id: string): Promise<CampaignDocument> {
    const campaign = found(await this.campaigns.findOne({ ownerId: ctx.userId, _id }));
    return (await this.callOff(campaign)) ?? this.publishing.unpublish(ctx, _id);
  }

  /** @returns null when it was not, or is no longer, scheduled */
  private async callOff({ _id, userId, publishedRev }: CampaignDocument): Promise<CampaignDocument | null> {
    const $set = calledOff({ state: 'scheduled', publishedRev });
    return this.campaigns.update({ ownerId: userId, _id, state: 'scheduled' }, { $set });
  }

  /** Runs the due actions of a campaign, unless they were cancelled or moved in the meantime. */
  async carryOut({ _id, userId, unpublishAt }: CampaignDocument, now: Date): Promise<void> {
    if (unpublishAt && unpublishAt <= now) {
      await this.publishing.unpublish({ userId }, _id, now).catch((error: unknown) => {
        if (!(error instanceof DomainError && error.code === 'campaigns.not_published')) throw error;
      });
      return;
    }
    await this.publishing
      .publish({ userId }, _id, { still: ({ publishAt }) => publishAt !== null && publishAt <= now })
      .catch((error: unknown) => this.giveUp({ _id, userId }, error));
  }

  /** What can never be published is not tried again every half minute: it becomes what it was before. */
  private async giveUp({ _id, userId }: Pick<CampaignDocument, '_id' | 'userId'>, error: unknown) {
    const campaign = await this.campaigns.findOne({ ownerId: userId, _id });
    if (campaign && error instanceof DomainError && lasting.includes(error.code) && !(await this.callOff(campaign)))
      await this.campaigns.update({ ownerId: userId, _id }, { $set: { publishAt: null } });
    throw error;
  }
}
