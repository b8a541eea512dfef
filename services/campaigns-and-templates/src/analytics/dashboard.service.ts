import { isBlockLabel, linkName } from '@linkyard/blocks/schema';
import { Injectable } from '@nestjs/common';
import { firstSteps, type getDashboard, type RequestOf, type UserCtx } from '@linkyard/contracts';
import { dayOf } from '@linkyard/languages';
import { trusted } from '@linkyard/mongo';
import { DomainError, UserContacts } from '@linkyard/service-kit';
import { dayRange } from '@linkyard/time';
import { CampaignsRepository } from '../publishing/campaigns/campaigns.repository.js';
import { presentLead } from '../audience/leads/lead.presenter.js';
import { LeadsRepository } from '../lead-records/leads.repository.js';
import { LivePages } from '../publishing/public-pages/live-pages.js';
import { SectionsRepository } from '../authoring/sections/sections.repository.js';
import type { RollupDocument } from './activity.schema.js';
import { ActivityRepository } from './activity.repository.js';
import { lastDays } from './calendar-day.js';
import { sharesOf, topTargets, totalsOf } from './summarise.js';

const daysOf = { '7d': 7, '30d': 30, '90d': 90 } as const;

/** The creator's home: what happened, compared with before. */
@Injectable()
export class DashboardService {
  constructor(
    private readonly activity: ActivityRepository,
    private readonly campaigns: CampaignsRepository,
    private readonly sections: SectionsRepository,
    private readonly leads: LeadsRepository,
    private readonly live: LivePages,
    private readonly contacts: UserContacts,
  ) {}

  async dashboard(ctx: UserCtx, { range, campaignId }: RequestOf<typeof getDashboard>) {
    if (campaignId && !(await this.campaigns.findOne({ ownerId: ctx.userId, _id: campaignId })))
      throw new DomainError('core.not_found');
    const timeZone = await this.zoneOf(ctx);
    const count = daysOf[range];
    const days = lastDays(count * 2, dayOf(new Date(), timeZone));
    const [before, now] = [days.slice(0, count), days.slice(count)];
    const span = { ownerId: ctx.userId, campaignId, from: days[0] ?? '', to: days.at(-1) ?? '' };
    const [rollups, sectionRollups, recentLeads, steps] = await Promise.all([
      this.activity.rollups({ ...span, level: 'campaign' }),
      this.activity.rollups({ ...span, from: now[0] ?? '', level: 'section' }),
      this.leads.findMany(
        { ownerId: ctx.userId, state: trusted({ $ne: 'spam' as const }), ...(campaignId ? { campaignId } : {}) },
        { sort: { createdAt: -1, _id: -1 }, limit: 5 },
      ),
      this.steps(ctx),
    ]);
    const current = rollups.filter(({ date }) => now.includes(date));
    const previous = rollups.filter(({ date }) => before.includes(date));
    const starts = [before[0] ?? '', now[0] ?? ''].map((date) => new Date(dayRange(timeZone, date).from));
    const [from = new Date(0), middle = new Date(0)] = starts;
    return {
      range,
      timeZone,
      totals: { ...totalsOf(current), leads: await this.leads.countSince(ctx.userId, middle, new Date(), campaignId) },
      previous: { ...totalsOf(previous), leads: await this.leads.countSince(ctx.userId, from, middle, campaignId) },
      series: now.map((date) => ({ date, ...pick(totalsOf(current.filter((row) => row.date === date))) })),
      topLinks: await this.topLinks(ctx.userId, sectionRollups),
      devices: sharesOf(current, 'byDevice'),
      referrers: sharesOf(current, 'byReferrer'),
      recentLeads: recentLeads.map(presentLead),
      revenue: {},
      checklist: steps,
    };
  }

  async zoneOf(ctx: UserCtx): Promise<string> {
    const contact = await this.contacts.find(ctx.userId);
    return contact?.timeZone || 'UTC';
  }

  private async topLinks(ownerId: string, rollups: readonly RollupDocument[]) {
    const top = topTargets(rollups, 10);
    const ids = top.flatMap(({ sectionId }) => sectionId ?? []);
    const [titles, sections] = await Promise.all([
      this.live.titles([...new Set(top.map(({ campaignId }) => campaignId))]),
      this.sections.findMany({ ownerId, _id: trusted({ $in: ids }) }),
    ]);
    return top.map((row) => {
      const section = sections.find(({ _id }) => _id === row.sectionId);
      const name = section && linkName(section.type, section.sectionData, row.target);
      const title = row.sectionId === null ? '' : (titles.get(row.sectionId) ?? '');
      // The English name of a block says less than the address that was followed.
      return { ...row, title: name ?? ((row.target && isBlockLabel(title) ? '' : title) || row.target) };
    });
  }

  private async steps(ctx: UserCtx) {
    const campaigns = await this.campaigns.findMany({ ownerId: ctx.userId }, { limit: 100 });
    const links = await this.sections.count({
      ownerId: ctx.userId,
      type: trusted({ $in: ['el_link', 'el_button', 'el_social_icons'] }),
    });
    const done: Record<(typeof firstSteps)[number], boolean> = {
      createPage: campaigns.length > 0,
      addLinks: links > 0,
      publish: campaigns.some(({ publishedRev }) => publishedRev > 0),
      firstView: campaigns.some(({ stats }) => stats.views > 0),
      firstClick: campaigns.some(({ stats }) => stats.clicks > 0),
    };
    return firstSteps.map((key) => ({ key, done: done[key] }));
  }
}

const pick = ({ views, uniques, clicks }: { views: number; uniques: number; clicks: number }) => ({
  views,
  uniques,
  clicks,
});
