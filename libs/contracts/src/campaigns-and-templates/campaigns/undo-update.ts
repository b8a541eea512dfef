import { z } from 'zod';
import { defineCommand } from '../../kit/define-command.js';
import { objectId } from '../../primitives/index.js';
import { costlyRate } from '../../primitives/rates.js';
import { campaignView } from './campaign-view.js';

/** Drops the draft back to what is published. @source models.md 2 "undo update" */
export const undoCampaignUpdate = defineCommand({
  subject: 'campaigns-and-templates.campaigns.undo-update',
  http: { path: '/user/campaign/undo-update', role: 'user', rate: costlyRate },
  summary: 'Take back everything since the last publish',
  request: z.strictObject({ _id: objectId }),
  reply: campaignView,
  message: /*i18n*/ 'Your changes since the last publish are taken back.',
  errors: ['campaigns.nothing_to_undo'],
  timeoutMs: 5000,
});
