import { Controller } from '@nestjs/common';
import {
  changeCampaignStatus,
  checkCampaignName,
  createCampaign,
  deleteCampaign,
  duplicateCampaign,
  exportCampaign,
  getCampaign,
  idsOf,
  listCampaigns,
  listOf,
  pageUsageOfOwners,
  updateCampaign,
  type RequestOf,
  type UserCtx,
} from '@linkyard/contracts';
import { Handles } from '@linkyard/service-kit';
import { CampaignNames } from './campaign-names.js';
import { exportOf } from './campaign.presenter.js';
import { CampaignsService } from './campaigns.service.js';
import { DeleteCampaigns } from './delete-campaigns.js';
import { PageOrigins } from './page-origins.js';
import { UpdateCampaign } from './update-campaign.js';
import { TemplateParts } from '../../authoring/templates/template-parts.js';

@Controller()
export class CampaignsController {
  constructor(
    private readonly campaigns: CampaignsService,
    private readonly changes: UpdateCampaign,
    private readonly deletion: DeleteCampaigns,
    private readonly names: CampaignNames,
    private readonly parts: TemplateParts,
    private readonly origins: PageOrigins,
  ) {}

  @Handles(createCampaign)
  async create(request: RequestOf<typeof createCampaign>, ctx: UserCtx) {
    return this.origins.present(await this.campaigns.create(ctx, request));
  }

  @Handles(listCampaigns)
  async list(request: RequestOf<typeof listCampaigns>, ctx: UserCtx) {
    const { campaigns, total } = await this.campaigns.list(ctx, request);
    return listOf(await this.origins.presentAll(ctx.userId, campaigns), total, request);
  }

  @Handles(pageUsageOfOwners)
  async usage({ ownerIds }: RequestOf<typeof pageUsageOfOwners>) {
    return { owners: await this.campaigns.countOfOwners(ownerIds) };
  }

  @Handles(getCampaign)
  async get({ _id }: RequestOf<typeof getCampaign>, ctx: UserCtx) {
    return this.origins.present(await this.campaigns.get(ctx, _id));
  }

  @Handles(updateCampaign)
  async update(request: RequestOf<typeof updateCampaign>, ctx: UserCtx) {
    return this.origins.present(await this.changes.update(ctx, request));
  }

  @Handles(changeCampaignStatus)
  async status({ _id, status }: RequestOf<typeof changeCampaignStatus>, ctx: UserCtx) {
    return this.origins.present(await this.campaigns.setStatus(ctx, _id, status));
  }

  @Handles(deleteCampaign)
  async delete(request: RequestOf<typeof deleteCampaign>, ctx: UserCtx) {
    return { ids: await this.deletion.delete(ctx.userId, idsOf(request)) };
  }

  @Handles(duplicateCampaign)
  async duplicate(request: RequestOf<typeof duplicateCampaign>, ctx: UserCtx) {
    return this.origins.present(await this.campaigns.duplicate(ctx, request));
  }

  @Handles(checkCampaignName)
  async unique({ campName, campaignId }: RequestOf<typeof checkCampaignName>, ctx: UserCtx) {
    return this.names.availability(campName, ctx, campaignId);
  }

  @Handles(exportCampaign)
  async export({ _id }: RequestOf<typeof exportCampaign>, ctx: UserCtx) {
    const campaign = await this.campaigns.get(ctx, _id);
    return exportOf(await this.origins.present(campaign), await this.parts.snapshot(ctx.userId, campaign.templateId));
  }
}
