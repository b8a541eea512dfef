import { z } from 'zod';
import { defineCommand } from '../../kit/define-command.js';
import { formInteger, objectId, uploadedFile } from '../../primitives/index.js';
import { uploadPartRate } from '../../primitives/rates.js';
import { uploadPartBytes } from './upload-limits.js';

/** Parts may come in any order and several at once; one that is there already is welcome and changes nothing. */
export const uploadPart = defineCommand({
  subject: 'media.uploads.part',
  http: {
    path: '/user/upload/part',
    role: 'any',
    rate: uploadPartRate,
    body: 'multipart',
    maxBytes: uploadPartBytes,
    fileLife: 'day',
  },
  summary: 'Send one part of an upload',
  request: z.strictObject({
    uploadId: objectId,
    /** Counted from 0. */
    index: formInteger(0, 100_000),
    file: uploadedFile,
  }),
  reply: z.object({ received: z.array(z.int()) }),
  timeoutMs: 6000,
});
