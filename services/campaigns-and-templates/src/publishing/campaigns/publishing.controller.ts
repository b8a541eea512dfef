import { Controller } from '@nestjs/common';
import {
  publishCampaign,
  undoCampaignUpdate,
  unpublishCampaign,
  type RequestOf,
  type UserCtx,
} from '@linkyard/contracts';
import { Handles } from '@linkyard/service-kit';
import { DraftChanged } from '../../authoring/templates/draft-changed.js';
import { PageOrigins } from './page-origins.js';
import { PublishKeys } from './publish-keys.js';
import { PublishService } from './publish.service.js';
import { ScheduleService } from './schedule.service.js';

@Controller()
export class PublishingController {
  constructor(
    private readonly publishing: PublishService,
    private readonly schedules: ScheduleService,
    private readonly draft: DraftChanged,
    private readonly keys: PublishKeys,
    private readonly origins: PageOrigins,
  ) {}

  @Handles(publishCampaign)
  async publish({ _id, publishAt, idempotencyKey }: RequestOf<typeof publishCampaign>, ctx: UserCtx) {
    const key = { userId: ctx.userId, campaignId: _id, key: idempotencyKey, wish: publishAt ?? null };
    const campaign = await this.keys.once(key, () =>
      publishAt
        ? this.schedules.schedule(ctx, _id, new Date(publishAt), key)
        : this.publishing.publish(ctx, _id, { key }),
    );
    return this.origins.present(campaign);
  }

  @Handles(unpublishCampaign)
  async unpublish({ _id }: RequestOf<typeof unpublishCampaign>, ctx: UserCtx) {
    return this.origins.present(await this.schedules.unpublish(ctx, _id));
  }

  @Handles(undoCampaignUpdate)
  async undo({ _id }: RequestOf<typeof undoCampaignUpdate>, ctx: UserCtx) {
    const campaign = await this.publishing.undoUpdate(ctx, _id);
    this.draft.noteReplaced(ctx, campaign.templateId);
    return this.origins.present(campaign);
  }
}
