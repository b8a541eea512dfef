import { z } from 'zod';
import { defineCommand } from '../../kit/define-command.js';
import { line, objectId } from '../../primitives/index.js';
import { mediaKinds, mediaTypes, mediaView } from './media-view.js';

/** `largest` goes by the room a file takes with its smaller copies. */
export const mediaSorts = ['newest', 'oldest', 'title', 'largest'] as const;

const listing = z.strictObject({
  page: z.int().min(1).max(100_000).default(1),
  listPerPage: z.int().min(1).max(100).default(24),
  /** Words of a title: each must be in it, at the beginning of a word, or from three letters on anywhere in one. */
  searchTerm: line(120).optional(),
  type: z.enum(mediaTypes).optional(),
  kind: z.enum(mediaKinds).optional(),
  /** An empty one finds what is in no folder. */
  folder: line(120).optional(),
  tag: line(60).optional(),
  sort: z.enum(mediaSorts).default('newest'),
  /** What was deleted in the last 7 days instead of what is there, the last deleted first. */
  deleted: z.literal(true).optional(),
});

/** One call with two verbs, as the spec has it. Deleting is soft for 7 days, see `restoreMedia`. @source spec 7 "user media" */
export const userMedia = defineCommand({
  subject: 'media.files.library',
  http: { path: '/user/media', role: 'any' },
  summary: 'List the library, or delete from it',
  request: z.discriminatedUnion('type', [
    z.strictObject({ type: z.literal('get'), data: listing }),
    z.strictObject({
      type: z.literal('delete'),
      data: z.array(objectId).min(1).max(200),
      /** Also what pages show. Without it one such file refuses the whole call with media.in_use, and each is named in the errors. */
      force: z.boolean().default(false),
    }),
  ]),
  reply: z.discriminatedUnion('type', [
    z.object({
      type: z.literal('get'),
      data: z.array(mediaView),
      /** Of a search or several filters at once only as far as ten pages on from this one, of several words perhaps not so far. */
      totalMedia: z.int(),
      /** False when there are more than `totalMedia`. */
      isCounted: z.boolean(),
      currentPage: z.int(),
      pageCounts: z.int(),
    }),
    z.object({ type: z.literal('delete'), ids: z.array(objectId) }),
  ]),
  errors: ['media.in_use'],
  timeoutMs: 4000,
});
