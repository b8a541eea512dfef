import { z } from 'zod';
import { defineCommand } from '../../kit/define-command.js';
import { objectId } from '../../primitives/index.js';
import { uploadRate } from '../../primitives/rates.js';

/** What has arrived is forgotten at once, not only after a day. */
export const cancelUpload = defineCommand({
  subject: 'media.uploads.cancel',
  http: { path: '/user/upload/cancel', role: 'any', rate: uploadRate },
  summary: 'Give up an upload in parts',
  request: z.strictObject({ uploadId: objectId }),
  reply: z.object({}),
  timeoutMs: 6000,
});
