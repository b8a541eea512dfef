import { z } from 'zod';
import { defineCommand } from '../../kit/define-command.js';
import { costlyRate } from '../../primitives/rates.js';
import { dataField, sectionUpload, uploadRefusals } from './section-upload.js';
import { sectionView } from './section-view.js';

export const updateSectionImage = defineCommand({
  subject: 'campaigns-and-templates.sections.update-image',
  http: {
    path: '/user/updateSectionImage',
    role: 'any',
    rate: costlyRate,
    body: 'multipart',
    maxBytes: 5 * 1024 * 1024 + 16_384,
  },
  summary: 'Put a picture into the library and into a field of a section',
  request: z.strictObject({ ...sectionUpload, field: dataField.default('image') }),
  reply: sectionView,
  message: /*i18n*/ 'Saved',
  errors: [...uploadRefusals, 'media.image_type', 'media.image_too_large', 'media.image_unreadable'],
  timeoutMs: 15_000,
});
