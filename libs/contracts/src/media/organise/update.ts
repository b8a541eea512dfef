import { refusedAs } from '../../errors/reasons.js';
import { z } from 'zod';
import { defineCommand } from '../../kit/define-command.js';
import { line, objectId } from '../../primitives/index.js';
import { focalPoint, mediaView, mediaVisibilities } from '../files/media-view.js';
import { folderName, maxTags, tagName } from './shelf.js';

const tagList = z.array(tagName).min(1).max(maxTags);

/** Changes those of the files that are the caller's; a patch that changes nothing is answered like one that does. */
export const updateMedia = defineCommand({
  subject: 'media.organise.update',
  http: { path: '/user/media/update', role: 'any' },
  summary: 'Name, describe, sort, tag and share files of the library',
  request: z
    .strictObject({
      ids: z.array(objectId).min(1).max(200),
      patch: z
        .strictObject({
          title: line(120).min(1).optional(),
          /** What a picture shows, for those who do not see it. */
          alt: line(400).optional(),
          /** Empty: out of its folder. */
          folder: folderName.optional(),
          addTags: tagList.optional(),
          removeTags: tagList.optional(),
          /** Of pictures only; null: the middle. */
          focalPoint: focalPoint.nullable().optional(),
          /** Of documents only: `public` gives them a lasting public address. The others always have one. */
          visibility: z.enum(mediaVisibilities).optional(),
        })
        .refine(
          (patch) => Object.values(patch).some((value) => value !== undefined),
          refusedAs('media.nothing_to_change'),
        ),
    })
    .refine(({ ids, patch }) => patch.title === undefined || ids.length === 1, {
      path: ['patch', 'title'],
      error: refusedAs('media.one_title_at_a_time'),
    }),
  reply: z.object({ media: z.array(mediaView) }),
  errors: ['media.too_many_tags'],
  timeoutMs: 4000,
});
