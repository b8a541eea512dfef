import { z } from 'zod';
import { defineCommand } from '../../kit/define-command.js';
import { calendarDate, currencyCode, objectId } from '../../primitives/index.js';
import { leadView } from '../leads/lead-view.js';

const totals = z.object({
  views: z.int(),
  uniques: z.int(),
  clicks: z.int(),
  /** Clicks per view. */
  ctr: z.number(),
  leads: z.int(),
});
const share = z.array(z.object({ name: z.string(), views: z.int() }));

export const firstSteps = ['createPage', 'addLinks', 'publish', 'firstView', 'firstClick'] as const;

/** Days are calendar days of the owner's zone. `previous` is the same number of days before. @source models.md 2, 18 */
export const getDashboard = defineCommand({
  subject: 'campaigns-and-templates.campaigns.dashboard',
  http: { path: '/user/campaign/dashboard', role: 'user' },
  summary: 'Visits, clicks, leads and first steps of all link pages, or of one',
  request: z.strictObject({ range: z.enum(['7d', '30d', '90d']).default('30d'), campaignId: objectId.optional() }),
  reply: z.object({
    range: z.enum(['7d', '30d', '90d']),
    timeZone: z.string(),
    totals,
    previous: totals,
    /** One entry a day, oldest first, days without a visit included. */
    series: z.array(z.object({ date: calendarDate, views: z.int(), uniques: z.int(), clicks: z.int() })),
    topLinks: z.array(
      z.object({
        campaignId: objectId,
        sectionId: objectId.nullable(),
        title: z.string(),
        target: z.string(),
        clicks: z.int(),
      }),
    ),
    devices: share,
    referrers: share,
    recentLeads: z.array(leadView),
    /** Minor units by currency. */
    revenue: z.record(currencyCode, z.int()),
    checklist: z.array(z.object({ key: z.enum(firstSteps), done: z.boolean() })),
  }),
  timeoutMs: 4000,
});
