import { z } from 'zod';
import { refusedAs } from '../errors/reasons.js';
import { line } from './text.js';

/** What UPLOAD_MB may be set to at most, in bytes. */
export const largestUploadBytes = 1024 * 1024 * 1024;

/**
 * A file the gateway has already stored under a temporary key. `mime` and `originalName` are what the client claims:
 * the service judges the type by content.
 */
export const uploadedFile = z.strictObject({
  tempKey: z.string().regex(/^[\w./-]{8,200}$/, refusedAs('core.not_stored_file')),
  originalName: line(255),
  /** Bytes. */
  size: z.int().min(1),
  mime: z.string().max(127),
});
export type UploadedFile = z.infer<typeof uploadedFile>;

/** A whole number among the text fields of an upload's form. */
export const formInteger = (least: number, most: number) =>
  z
    .union([
      z.int(),
      z
        .string()
        .regex(/^\d{1,9}$/, refusedAs('core.not_whole_text'))
        .transform(Number),
    ])
    .pipe(z.int().min(least).max(most));
