import { z } from 'zod';
import { defineCommand } from '../../kit/define-command.js';
import { objectId, publicId } from '../../primitives/index.js';

/** For the gateway, which streams the object. Nothing is counted: a preview is public. */
export const openProductPreview = defineCommand({
  subject: 'commerce.products.preview',
  needsActiveOwner: true,
  summary: 'Where the preview of a product on sale is stored',
  request: z.strictObject({ publicId, mediaId: objectId }),
  reply: z.object({
    file: z.object({
      storageKey: z.string(),
      mime: z.string(),
      size: z.int(),
      fileName: z.string(),
      etag: z.string(),
    }),
  }),
  errors: ['core.not_found'],
  timeoutMs: 3000,
});
