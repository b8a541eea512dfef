import { Inject, type OnApplicationBootstrap } from '@nestjs/common';
import { Capability, hasDemoCreator, LOGGER, retryWhileStarting, type Logger } from '@linkyard/service-kit';
import { AnalyticsModule } from '../analytics/analytics.module.js';
import { AuthoringModule } from '../authoring/authoring.module.js';
import { CatalogueModule } from '../authoring/catalogue/catalogue.module.js';
import { LeadRecordsModule } from '../lead-records/lead-records.module.js';
import { CampaignRecordsModule } from '../publishing/campaigns/campaign-records.module.js';
import { CampaignsModule } from '../publishing/campaigns/campaigns.module.js';
import { PublicPagesModule } from '../publishing/public-pages/public-pages.module.js';
import { DemoHistory } from './demo-history.js';
import { LoadDemoHistory } from './load-demo-history.js';
import { LoadDemo } from './load-demo.js';

/** The demo creator's page as it looks in use. Made of a starter: the catalogue, which it imports, is loaded before it. */
@Capability({
  service: 'campaigns-and-templates',
  imports: [
    AnalyticsModule,
    AuthoringModule,
    CampaignRecordsModule,
    CampaignsModule,
    CatalogueModule,
    LeadRecordsModule,
    PublicPagesModule,
  ],
  providers: [DemoHistory, LoadDemo, LoadDemoHistory],
})
export class DemoModule implements OnApplicationBootstrap {
  constructor(
    private readonly demo: LoadDemo,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  async onApplicationBootstrap() {
    if (hasDemoCreator()) await retryWhileStarting('loading the demo', this.logger, () => this.demo.load());
  }
}
