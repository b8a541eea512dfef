import { z } from 'zod';
import { refusedAs, refusedWith } from '../../errors/reasons.js';
import { defineCommand } from '../../kit/define-command.js';
import { calendarDate, objectId } from '../../primitives/index.js';

/** @source models.md 18 "Link analytics" */
export const getLinkAnalytics = defineCommand({
  subject: 'campaigns-and-templates.analytics.links',
  http: { path: '/user/analytics/links', role: 'user' },
  summary: 'Visits and clicks of a link page between two days',
  request: z
    .strictObject({
      campaignId: objectId,
      from: calendarDate,
      to: calendarDate,
      groupBy: z.enum(['day', 'section', 'country', 'referrer', 'device']).default('day'),
    })
    .refine((body) => body.from <= body.to, { error: refusedAs('campaigns.days_reversed'), path: ['to'] })
    .refine((body) => Date.parse(body.to) - Date.parse(body.from) <= 400 * 86_400_000, {
      ...refusedWith('campaigns.too_many_days', { count: 400 }),
      path: ['to'],
    }),
  reply: z.object({
    rows: z.array(
      z.object({
        /** Day, section id, country code, host or device. */
        key: z.string(),
        label: z.string(),
        views: z.int(),
        uniques: z.int(),
        clicks: z.int(),
      }),
    ),
    totals: z.object({ views: z.int(), uniques: z.int(), clicks: z.int() }),
  }),
  timeoutMs: 4000,
});
