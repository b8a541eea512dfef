import { Capability } from '@linkyard/service-kit';
import { AuthoringModule } from '../authoring/authoring.module.js';
import { CampaignRecordsModule } from '../publishing/campaigns/campaign-records.module.js';
import { CampaignsModule } from '../publishing/campaigns/campaigns.module.js';
import { ImportController } from './import.controller.js';
import { ImportService } from './import.service.js';

/** Pages of other services and files of links become drafts. */
@Capability({
  service: 'campaigns-and-templates',
  imports: [AuthoringModule, CampaignRecordsModule, CampaignsModule],
  controllers: [ImportController],
  providers: [ImportService],
})
export class ImportModule {}
