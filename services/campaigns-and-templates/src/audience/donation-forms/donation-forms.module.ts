import { Capability } from '@linkyard/service-kit';
import { CampaignRecordsModule } from '../../publishing/campaigns/campaign-records.module.js';
import { PublicPagesModule } from '../../publishing/public-pages/public-pages.module.js';
import { LeadsModule } from '../leads/leads.module.js';
import { DonationFormsController } from './donation-forms.controller.js';
import { RefreshDonationBlocks } from './refresh-donation-blocks.js';

/** The donation forms of published pages. */
@Capability({
  service: 'campaigns-and-templates',
  imports: [CampaignRecordsModule, LeadsModule, PublicPagesModule],
  controllers: [DonationFormsController],
  providers: [RefreshDonationBlocks],
})
export class DonationFormsModule {}
