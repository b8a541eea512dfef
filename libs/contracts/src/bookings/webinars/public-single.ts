import { z } from 'zod';
import { defineCommand } from '../../kit/define-command.js';
import { cameFromCampaign, publicId } from '../../primitives/index.js';
import { publicReadRate } from '../../primitives/rates.js';
import { publicWebinarView } from './webinar-view.js';

/** Drafts and webinars that are switched off are not found. */
export const getPublicWebinar = defineCommand({
  subject: 'bookings.webinars.public-single',
  http: { path: '/user/webinar/public-single', role: 'public', needsActiveOwner: true, rate: publicReadRate },
  summary: 'One webinar, as visitors see it',
  request: z.strictObject({ publicId, from: cameFromCampaign }),
  reply: z.object({ webinar: publicWebinarView }),
  errors: ['core.not_found'],
  timeoutMs: 4000,
});
