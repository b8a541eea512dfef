import { z } from 'zod';
import { defineCommand } from '../../kit/define-command.js';
import { largestUploadBytes } from '../../primitives/index.js';
import { costlyRate } from '../../primitives/rates.js';
import { dataField, sectionUpload, uploadRefusals } from './section-upload.js';
import { sectionView } from './section-view.js';

export const uploadSectionFile = defineCommand({
  subject: 'campaigns-and-templates.sections.upload-file',
  http: {
    path: '/user/uploadSectionFile',
    role: 'any',
    rate: costlyRate,
    body: 'multipart',
    maxBytes: largestUploadBytes,
  },
  summary: 'Put a document, sound or film into the library and into a field of a section',
  request: z.strictObject({ ...sectionUpload, field: dataField.default('url') }),
  reply: sectionView,
  message: /*i18n*/ 'Saved',
  errors: [...uploadRefusals, 'media.no_file', 'media.file_type', 'media.file_too_large'],
  timeoutMs: 15_000,
});
