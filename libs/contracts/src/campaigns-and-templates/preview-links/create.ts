import { z } from 'zod';
import { defineCommand } from '../../kit/define-command.js';
import { objectId } from '../../primitives/index.js';
import { costlyRate } from '../../primitives/rates.js';
import { previewLinkDays, previewLinkView } from './preview-link-view.js';

export const createPreviewLink = defineCommand({
  subject: 'campaigns-and-templates.preview-links.create',
  http: { path: '/user/preview-link/create', role: 'any', rate: costlyRate },
  summary: 'A link to the draft for people without an account',
  request: z.strictObject({ templateId: objectId, days: z.literal(previewLinkDays).default(7) }),
  reply: previewLinkView,
  errors: ['templates.preview_link_limit'],
  timeoutMs: 3000,
});
