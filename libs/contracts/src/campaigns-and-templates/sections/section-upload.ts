import { z } from 'zod';
import { objectId, revision, uploadedFile } from '../../primitives/index.js';

/** Where in a section's data a file goes: names and places of lists with dots between, e.g. `images.0.imgUrl`. */
export const dataField = z
  .string()
  .max(120)
  .regex(/^[A-Za-z]\w*(?:\.(?:\d{1,3}|[A-Za-z]\w*)){0,4}$/, /*i18n*/ 'Not a field of a section.')
  .refine((path) => !/(?:^|\.)(?:constructor|prototype)(?:\.|$)/.test(path), /*i18n*/ 'Not a field of a section.');

/** Text fields of a form beside its file. */
export const sectionUpload = {
  file: uploadedFile,
  section_id: objectId,
  rev: z
    .union([
      revision,
      z
        .string()
        .regex(/^\d{1,9}$/, /*i18n*/ 'Not a whole number.')
        .transform(Number),
    ])
    .optional(),
};
export const uploadRefusals = [
  'core.stale_rev',
  'sections.invalid',
  'sections.block_off',
  'sections.too_large',
  'media.quota_reached',
] as const;
