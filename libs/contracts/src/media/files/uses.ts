import { z } from 'zod';
import { defineCommand } from '../../kit/define-command.js';
import { objectId } from '../../primitives/index.js';
import { mediaUse } from './media-view.js';

/** Also of a file that was deleted in the last 7 days. */
export const mediaUses = defineCommand({
  subject: 'media.files.uses',
  http: { path: '/user/media/uses', role: 'any' },
  summary: 'Where a file of the library is used',
  request: z.strictObject({ id: objectId }),
  reply: z.object({ uses: z.array(mediaUse) }),
  timeoutMs: 3000,
});
