import { Module } from '@nestjs/common';
import type { ServiceDefinition } from '@linkyard/service-kit';
import { activityCollections } from './analytics/activity.schema.js';
import { AnalyticsModule } from './analytics/analytics.module.js';
import { DemoModule } from './demo/demo.module.js';
import { gateLimitModel } from './audience/gates/gate-tries.js';
import { GatesModule } from './audience/gates/gates.module.js';
import { leads, submissions } from './audience/leads/lead.schema.js';
import { unmailedConfirmations } from './audience/leads/migrations/2026-11-25-unmailed-confirmations.js';
import { LeadsModule } from './audience/leads/leads.module.js';
import { textsOfBackdrops } from './publishing/public-pages/migrations/2026-11-23-texts-of-backdrops.js';
import { textsOfScripts } from './publishing/public-pages/migrations/2026-11-23-texts-of-scripts.js';
import { PageBuildingModule, pageBuildingCollections } from './page-building.module.js';

@Module({ imports: [PageBuildingModule, LeadsModule, GatesModule, AnalyticsModule, DemoModule] })
class CampaignsAndTemplatesModule {}

export const campaignsAndTemplatesService: ServiceDefinition = {
  name: 'campaigns-and-templates',
  module: CampaignsAndTemplatesModule,
  migrations: [textsOfScripts, textsOfBackdrops, unmailedConfirmations],
  models: [...pageBuildingCollections, leads, submissions, gateLimitModel, ...activityCollections],
};
