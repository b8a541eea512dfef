import { Module } from '@nestjs/common';
import type { ServiceDefinition } from '@linkyard/service-kit';
import { activityModels } from './analytics/activity.model.js';
import { AnalyticsModule } from './analytics/analytics.module.js';
import { DemoModule } from './demo/demo.module.js';
import { gateLimitModel } from './audience/gates/gate-tries.js';
import { GatesModule } from './audience/gates/gates.module.js';
import { leadModels } from './audience/leads/lead.model.js';
import { LeadsModule } from './audience/leads/leads.module.js';
import { PageBuildingModule, pageBuildingModels } from './page-building.module.js';

@Module({ imports: [PageBuildingModule, LeadsModule, GatesModule, AnalyticsModule, DemoModule] })
class CampaignsAndTemplatesModule {}

export const campaignsAndTemplatesService: ServiceDefinition = {
  name: 'campaigns-and-templates',
  module: CampaignsAndTemplatesModule,
  models: [...pageBuildingModels, ...leadModels, gateLimitModel, ...activityModels],
};
