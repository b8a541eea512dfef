import { z } from 'zod';
import { refusedAs } from '../../errors/reasons.js';
import { objectId, revision, uploadedFile } from '../../primitives/index.js';

/** Where in a section's data a file goes: names and places of lists with dots between, e.g. `images.0.imgUrl`. */
export const dataField = z
  .string()
  .max(120)
  .regex(/^[A-Za-z]\w*(?:\.(?:\d{1,3}|[A-Za-z]\w*)){0,4}$/, refusedAs('sections.not_field'))
  .refine((path) => !/(?:^|\.)(?:constructor|prototype)(?:\.|$)/.test(path), refusedAs('sections.not_field'));

/** Text fields of a form beside its file. */
export const sectionUpload = {
  file: uploadedFile,
  section_id: objectId,
  rev: z
    .union([
      revision,
      z
        .string()
        .regex(/^\d{1,9}$/, refusedAs('core.not_whole_text'))
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
