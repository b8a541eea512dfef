import { Capability } from '@linkyard/service-kit';
import { DraftRecordsModule } from '../authoring/draft-records.module.js';
import { LeadRecordsModule } from '../lead-records/lead-records.module.js';
import { CampaignRecordsModule } from '../publishing/campaigns/campaign-records.module.js';
import { PublicPagesModule } from '../publishing/public-pages/public-pages.module.js';
import { activityCollections } from './activity.schema.js';
import { ActivityRepository } from './activity.repository.js';
import { AnalyticsController } from './analytics.controller.js';
import { DashboardService } from './dashboard.service.js';
import { RecordActivity } from './record-activity.js';
import { SingleBeacon } from './single-beacon.js';

/** Views and clicks: kept, counted, shown. */
@Capability({
  service: 'campaigns-and-templates',
  imports: [CampaignRecordsModule, DraftRecordsModule, LeadRecordsModule, PublicPagesModule],
  collections: activityCollections,
  controllers: [AnalyticsController],
  providers: [ActivityRepository, DashboardService, RecordActivity, SingleBeacon],
  exports: [ActivityRepository],
})
export class AnalyticsModule {}
