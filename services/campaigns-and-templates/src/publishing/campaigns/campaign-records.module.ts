import { Capability } from '@linkyard/service-kit';
import { CampaignNames } from './campaign-names.js';
import { CampaignRoom } from './campaign-room.js';
import { campaigns } from './campaign.schema.js';
import { CampaignsRepository } from './campaigns.repository.js';
import { PageDomains } from './page-domains.js';
import { PageOrigins } from './page-origins.js';
import { nameClaims } from './name-claim.schema.js';

/** Campaigns as they are stored, and the names they hold. */
@Capability({
  service: 'campaigns-and-templates',
  collections: [campaigns, nameClaims],
  providers: [CampaignNames, CampaignRoom, CampaignsRepository, PageDomains, PageOrigins],
  exports: [CampaignNames, CampaignRoom, CampaignsRepository, PageDomains, PageOrigins],
})
export class CampaignRecordsModule {}
