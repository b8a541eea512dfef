import { z } from 'zod';
import { defineCommand } from '../../kit/define-command.js';
import { objectId, uploadedFile } from '../../primitives/index.js';
import { costlyRate } from '../../primitives/rates.js';
import { templateView } from './template-view.js';

export const updateTemplateThumb = defineCommand({
  subject: 'campaigns-and-templates.templates.update-thumb',
  http: {
    path: '/user/updateTemplateThumb',
    role: 'any',
    rate: costlyRate,
    body: 'multipart',
    maxBytes: 3 * 1024 * 1024 + 16_384,
  },
  summary: 'Put up the small picture of an own template',
  request: z.strictObject({ file: uploadedFile, templateId: objectId }),
  reply: templateView,
  message: /*i18n*/ 'Saved.',
  errors: ['media.image_type', 'media.image_too_large'],
  timeoutMs: 15_000,
});
