import { Capability } from '@linkyard/service-kit';
import { CampaignRecordsModule } from '../publishing/campaigns/campaign-records.module.js';
import { PublicPagesModule } from '../publishing/public-pages/public-pages.module.js';
import { EraseAccountHandler } from './erase-account.handler.js';
import { TransferAccountHandler } from './transfer-account.handler.js';

/** What a deleted account made is offline first, then gone: an order that erasing collection by collection would not keep. */
@Capability({
  service: 'campaigns-and-templates',
  imports: [CampaignRecordsModule, PublicPagesModule],
  providers: [EraseAccountHandler, TransferAccountHandler],
})
export class AccountErasureModule {}
