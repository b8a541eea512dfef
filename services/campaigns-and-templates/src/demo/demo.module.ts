import { Module } from '@nestjs/common';
import { AnalyticsModule } from '../analytics/analytics.module.js';
import { LeadsModule } from '../audience/leads/leads.module.js';
import { PageBuildingModule } from '../page-building.module.js';
import { DemoHistory } from './demo-history.js';
import { LoadDemoHistory } from './load-demo-history.js';

/** The demo creator's page as it looks in use. */
@Module({
  imports: [PageBuildingModule, LeadsModule, AnalyticsModule],
  providers: [DemoHistory, LoadDemoHistory],
})
export class DemoModule {}
