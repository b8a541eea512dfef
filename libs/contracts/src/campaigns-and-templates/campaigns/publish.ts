import { z } from 'zod';
import { defineCommand } from '../../kit/define-command.js';
import { idempotencyKey, moment, objectId } from '../../primitives/index.js';
import { costlyRate } from '../../primitives/rates.js';
import { campaignView } from './campaign-view.js';

/** Renders every page and stores it; with `publishAt` (in the future) waits until then. Safe to repeat. @source design 6 */
export const publishCampaign = defineCommand({
  subject: 'campaigns-and-templates.campaigns.publish',
  http: { path: '/user/campaign/publish', role: 'user', rate: costlyRate },
  summary: 'Show the draft to visitors, now or at a moment',
  request: z.strictObject({
    _id: objectId,
    publishAt: moment.nullable().optional(),
    /** With it, a repeated call is the first one and gets its answer. */
    idempotencyKey: idempotencyKey.optional(),
  }),
  reply: campaignView,
  message: /*i18n*/ 'Your page is live.',
  messageFor: ({ publishAt }) =>
    publishAt === null ? /*i18n*/ 'Your page is live.' : /*i18n*/ 'Your page is scheduled.',
  errors: [
    'core.idempotency_mismatch',
    'campaigns.quarantined',
    'campaigns.nothing_to_publish',
    'campaigns.publish_in_past',
    'sections.invalid',
  ],
  timeoutMs: 5000,
});
