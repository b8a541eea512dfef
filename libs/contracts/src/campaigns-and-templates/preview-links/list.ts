import { z } from 'zod';
import { defineCommand } from '../../kit/define-command.js';
import { objectId } from '../../primitives/index.js';
import { previewLinkView } from './preview-link-view.js';

/** Those that still open something, the newest first. */
export const listPreviewLinks = defineCommand({
  subject: 'campaigns-and-templates.preview-links.list',
  http: { path: '/user/preview-link/list', role: 'any' },
  summary: 'Links to a draft that are good now',
  request: z.strictObject({ templateId: objectId }),
  reply: z.object({ links: z.array(previewLinkView) }),
  timeoutMs: 3000,
});
