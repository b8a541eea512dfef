import { z } from 'zod';
import { defineCommand } from '../../kit/define-command.js';
import { objectId } from '../../primitives/index.js';

/** Within 7 days. Those of the caller that can come back do; the room they need is counted again. @source models.md 15 */
export const restoreMedia = defineCommand({
  subject: 'media.files.restore',
  http: { path: '/user/media/restore', role: 'any' },
  summary: 'Take deleted files back into the library',
  request: z.strictObject({ ids: z.array(objectId).min(1).max(200) }),
  reply: z.object({ ids: z.array(objectId) }),
  errors: ['media.quota_reached'],
  timeoutMs: 4000,
});
