import { Module } from '@nestjs/common';
import { modelsFor } from '@linkyard/mongo';
import { LeadsModule } from '../audience/leads/leads.module.js';
import { PageBuildingModule } from '../page-building.module.js';
import { activityCollections } from './activity.schema.js';
import { ActivityRepository } from './activity.repository.js';
import { AnalyticsController } from './analytics.controller.js';
import { DashboardService } from './dashboard.service.js';
import { RecordActivity } from './record-activity.js';
import { SingleBeacon } from './single-beacon.js';

/** Views and clicks: kept, counted, shown. */
@Module({
  imports: [modelsFor('campaigns-and-templates', activityCollections), PageBuildingModule, LeadsModule],
  controllers: [AnalyticsController],
  providers: [ActivityRepository, DashboardService, RecordActivity, SingleBeacon],
  exports: [ActivityRepository],
})
export class AnalyticsModule {}
