import { z } from 'zod';
import { defineCommand } from '../../kit/define-command.js';
import { line, objectId } from '../../primitives/index.js';
import { mediaTypes, mediaView } from './media-view.js';

/** One call with two verbs, as the spec has it. @source spec 7 "user media" */
export const userMedia = defineCommand({
  subject: 'media.files.library',
  http: { path: '/user/media', role: 'any' },
  summary: 'List the library, or delete from it',
  request: z.discriminatedUnion('type', [
    z.strictObject({
      type: z.literal('get'),
      data: z.strictObject({
        page: z.int().min(1).max(100_000).default(1),
        listPerPage: z.int().min(1).max(100).default(24),
        searchTerm: line(120).optional(),
        type: z.enum(mediaTypes).optional(),
      }),
    }),
    z.strictObject({ type: z.literal('delete'), data: z.array(objectId).min(1).max(200) }),
  ]),
  reply: z.discriminatedUnion('type', [
    z.object({
      type: z.literal('get'),
      data: z.array(mediaView),
      totalMedia: z.int(),
      currentPage: z.int(),
      pageCounts: z.int(),
    }),
    z.object({ type: z.literal('delete'), ids: z.array(objectId) }),
  ]),
  errors: ['media.in_use'],
  timeoutMs: 4000,
});
