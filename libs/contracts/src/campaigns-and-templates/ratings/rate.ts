import { z } from 'zod';
import { refusedAs } from '../../errors/reasons.js';
import { ratingItem } from '../../block-sources/items.js';
import { defineCommand } from '../../kit/define-command.js';
import { email, line, objectId, prose, visitorWrite } from '../../primitives/index.js';
import { visitorWriteRate } from '../../primitives/rates.js';
import { pageAttribution } from '../forms/page-attribution.js';

/**
 * A visitor's stars for one section of a public page. One rating per visitor and section: a second one changes the first. Who the visitor
 * is, `visitorKey` says, which their browser made up and keeps; without one it is their network and browser. A machine's
 * rating is answered alike and not counted.
 * @source models.md 3 el_rating, 5 "Anti-abuse"
 */
export const ratePage = defineCommand({
  subject: 'campaigns-and-templates.ratings.rate',
  http: {
    path: '/user/rating/add',
    role: 'public',
    needsActiveOwner: true,
    rate: visitorWriteRate,
    maxBytes: 16 * 1024,
  },
  summary: 'Rate on a public page',
  request: z.strictObject({
    campaignId: objectId,
    pageId: objectId,
    sectionId: objectId,
    stars: z.int().min(1, refusedAs('core.stars_missing')).max(5),
    comment: prose(1_000).default(''),
    name: line(120).default(''),
    email: z.union([z.literal(''), email]).default(''),
    visitorKey: z
      .string()
      .regex(/^[\w-]{16,64}$/, refusedAs('core.not_key'))
      .nullable()
      .default(null),
    ...visitorWrite,
    attribution: pageAttribution.optional(),
  }),
  reply: z.object({ text: z.string(), counts: ratingItem.shape.counts }),
  errors: ['core.idempotency_mismatch', 'forms.closed'],
  timeoutMs: 4000,
});
