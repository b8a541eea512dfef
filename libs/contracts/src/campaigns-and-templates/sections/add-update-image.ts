import { z } from 'zod';
import { defineCommand } from '../../kit/define-command.js';
import { formInteger, line } from '../../primitives/index.js';
import { costlyRate } from '../../primitives/rates.js';
import { sectionUpload, uploadRefusals } from './section-upload.js';
import { sectionView } from './section-view.js';

/** For blocks that have a list of pictures: gallery, slider, grid, brands. Without `index` the picture is added at the end. */
export const addUpdateImageSection = defineCommand({
  subject: 'campaigns-and-templates.sections.add-update-image',
  http: {
    path: '/user/addUpdateImageSection',
    role: 'any',
    rate: costlyRate,
    body: 'multipart',
    maxBytes: 5 * 1024 * 1024 + 16_384,
  },
  summary: 'Add a picture to a section with a list of pictures, or replace one of them',
  request: z.strictObject({ ...sectionUpload, index: formInteger(0, 199).optional(), alt: line(300).default('') }),
  reply: sectionView,
  message: /*i18n*/ 'Saved',
  errors: [...uploadRefusals, 'media.image_type', 'media.image_too_large', 'media.image_unreadable'],
  timeoutMs: 15_000,
});
