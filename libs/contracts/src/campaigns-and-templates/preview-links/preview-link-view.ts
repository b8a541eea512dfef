import { z } from 'zod';
import { objectId, publicId, recordFields, timestamp } from '../../primitives/index.js';

/** Days a link may be good for. */
export const previewLinkDays = [1, 7, 30] as const;

/** A bearer link to a draft for people without an account, until it expires or is revoked. */
export const previewLinkView = z.object({
  ...recordFields,
  templateId: objectId,
  publicId,
  /** Below the product's own address: /preview/{templateId}/home?key=… */
  path: z.string(),
  expiresAt: timestamp,
});
export type PreviewLinkView = z.output<typeof previewLinkView>;
