import { Controller } from '@nestjs/common';
import {
  getDashboard,
  getLinkAnalytics,
  recordClick,
  recordView,
  type Ctx,
  type RequestOf,
  type UserCtx,
} from '@linkyard/contracts';
import { DomainError, Handles } from '@linkyard/service-kit';
import { CampaignsRepository } from '../publishing/campaigns/campaigns.repository.js';
import { LivePages } from '../publishing/public-pages/live-pages.js';
import { ActivityRepository } from './activity.repository.js';
import { DashboardService } from './dashboard.service.js';
import { linkRows } from './link-analytics.js';
import { SingleBeacon } from './single-beacon.js';
import { totalsOf } from './summarise.js';

@Controller()
export class AnalyticsController {
  constructor(
    private readonly dashboards: DashboardService,
    private readonly activity: ActivityRepository,
    private readonly campaigns: CampaignsRepository,
    private readonly live: LivePages,
    private readonly beacon: SingleBeacon,
  ) {}

  @Handles(getDashboard)
  async dashboard(request: RequestOf<typeof getDashboard>, ctx: UserCtx) {
    return this.dashboards.dashboard(ctx, request);
  }

  @Handles(getLinkAnalytics)
  async links({ campaignId, from, to, groupBy }: RequestOf<typeof getLinkAnalytics>, ctx: UserCtx) {
    if (!(await this.campaigns.findOne({ ownerId: ctx.userId, _id: campaignId })))
      throw new DomainError('core.not_found');
    const span = { ownerId: ctx.userId, campaignId, from, to };
    const [campaign, sections, titles] = await Promise.all([
      this.activity.rollups({ ...span, level: 'campaign' }),
      groupBy === 'section' ? this.activity.rollups({ ...span, level: 'section' }) : [],
      this.live.titles([campaignId]),
    ]);
    const { views, uniques, clicks } = totalsOf(campaign);
    return { rows: linkRows(groupBy, campaign, sections, titles), totals: { views, uniques, clicks } };
  }

  @Handles(recordView)
  async view(request: RequestOf<typeof recordView>, ctx: Ctx) {
    await this.beacon.record('view', request, ctx);
    return {};
  }

  @Handles(recordClick)
  async click(request: RequestOf<typeof recordClick>, ctx: Ctx) {
    await this.beacon.record('click', request, ctx);
    return {};
  }
}
