import { Capability } from '@linkyard/service-kit';
import { AuthoringModule } from '../../authoring/authoring.module.js';
import { PagePasswordsModule } from '../../authoring/page-passwords/page-passwords.module.js';
import { MediaUsesModule } from '../media-uses/media-uses.module.js';
import { PublicPagesModule } from '../public-pages/public-pages.module.js';
import { CampaignRecordsModule } from './campaign-records.module.js';
import { CampaignSweep } from './campaign-sweep.js';
import { CampaignsController } from './campaigns.controller.js';
import { CampaignsService } from './campaigns.service.js';
import { DeleteCampaigns } from './delete-campaigns.js';
import { PublishKeys, publishKeys } from './publish-keys.js';
import { PublishService } from './publish.service.js';
import { PublishingController } from './publishing.controller.js';
import { RenameCampaign } from './rename-campaign.js';
import { ScheduleService } from './schedule.service.js';
import { UpdateCampaign } from './update-campaign.js';

/** Campaigns: made, named, published, scheduled, deleted. */
@Capability({
  service: 'campaigns-and-templates',
  imports: [AuthoringModule, CampaignRecordsModule, MediaUsesModule, PagePasswordsModule, PublicPagesModule],
  collections: [publishKeys],
  controllers: [CampaignsController, PublishingController],
  providers: [
    CampaignsService,
    CampaignSweep,
    DeleteCampaigns,
    PublishKeys,
    PublishService,
    RenameCampaign,
    ScheduleService,
    UpdateCampaign,
  ],
  exports: [CampaignsService, PublishService],
})
export class CampaignsModule {}
