import { z } from 'zod';
import { defineCommand } from '../../kit/define-command.js';
import { emptyReply, objectId } from '../../primitives/index.js';
import { editorRate } from '../../primitives/rates.js';

export const revokePreviewLink = defineCommand({
  subject: 'campaigns-and-templates.preview-links.revoke',
  http: { path: '/user/preview-link/revoke', role: 'any', rate: editorRate },
  summary: 'Take a link to a draft back',
  request: z.strictObject({ _id: objectId }),
  reply: emptyReply,
  message: /*i18n*/ 'The link opens nothing any more.',
  timeoutMs: 3000,
});
