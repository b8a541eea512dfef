import { z } from 'zod';
import { refusedAs } from '../../errors/reasons.js';
import { defineCommand } from '../../kit/define-command.js';
import { line, objectId, slug } from '../../primitives/index.js';
import { costlyRate } from '../../primitives/rates.js';
import { campaignView } from './campaign-view.js';

/** Copies a starter into a template of one's own; `templateId` null begins with an empty page. */
export const createCampaign = defineCommand({
  subject: 'campaigns-and-templates.campaigns.create',
  http: { path: '/user/campaign/create', role: 'user', rate: costlyRate },
  summary: 'Make a link page from a template',
  request: z.strictObject({
    campName: slug,
    title: line(120).min(1, refusedAs('core.title_required')),
    templateId: objectId.nullable().default(null),
    /** Whose page it is to be: takes the place of the starter's example person. A handle is a name or a whole address. */
    person: z
      .strictObject({
        name: line(120).default(''),
        socials: z
          .array(z.strictObject({ type: line(40).min(1), handle: line(200).min(1) }))
          .max(30)
          .default([]),
      })
      .optional(),
    /** May be made by the caller: sent twice it is one campaign. */
    _id: objectId.optional(),
  }),
  reply: campaignView,
  message: /*i18n*/ 'Your page is ready to edit.',
  errors: [
    'campaigns.slug_taken',
    'campaigns.slug_reserved',
    'campaigns.slug_look_alike',
    'campaigns.limit_reached',
    'core.limit_reached',
  ],
  timeoutMs: 5000,
});
