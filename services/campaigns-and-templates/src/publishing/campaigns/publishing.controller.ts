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
import { presentCampaign } from './campaign.presenter.js';
import { publicOrigin } from './public-origin.js';
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
  ) {}

  @Handles(publishCampaign)
  async publish({ _id, publishAt, idempotencyKey }: RequestOf<typeof publishCampaign>, ctx: UserCtx) {
    const key = { userId: ctx.userId, campaignId: _id, key: idempotencyKey, wish: publishAt ?? null };
    const campaign = await this.keys.once(key, () =>
      publishAt
        ? this.schedules.schedule(ctx, _id, new Date(publishAt), key)
        : this.publishing.publish(ctx, _id, { key }),
    );
    return presentCampaign(campaign, publicOrigin());
  }

  @Handles(unpublishCampaign)
  async unpublish({ _id }: RequestOf<typeof unpublishCampaign>, ctx: UserCtx) {
    return presentCampaign(await this.schedules.unpublish(ctx, _id), publicOrigin());
  }

  @Handles(undoCampaignUpdate)
  async undo({ _id }: RequestOf<typeof undoCampaignUpdate>, ctx: UserCtx) {
    const campaign = await this.publishing.undoUpdate(ctx, _id);
    this.draft.noteReplaced(ctx, campaign.templateId);
    return presentCampaign(campaign, publicOrigin());
  }
}
