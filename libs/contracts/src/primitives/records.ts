import { z } from 'zod';
import { refusedAs } from '../errors/reasons.js';
import { objectId } from './ids.js';
import { timestamp } from './time.js';

/** The on/off toggle of a record: 0 off, 1 on. Never a lifecycle. @source models.md 0 */
export const onOff = z.union([z.literal(0), z.literal(1)]);
/** Counts saves; a write that names an older one is refused with core.stale_rev. */
export const revision = z.int().min(0);
/** What every record's view carries. */
export const recordFields = { _id: objectId, rev: revision, createdAt: timestamp, updatedAt: timestamp };

/** Body of a status call: without `status` the toggle flips. @source api.md "Status" */
export const statusRequest = z.strictObject({ _id: objectId, status: onOff.optional() });
/** Body of a delete call: one record or up to 200. @source api.md "Delete" */
export const deleteRequest = z
  .strictObject({ _id: objectId.optional(), ids: z.array(objectId).min(1).max(200).optional() })
  .refine((body) => (body._id === undefined) !== (body.ids === undefined), refusedAs('core.id_or_ids'));
/** The records a `deleteRequest` names. */
export const idsOf = (body: z.output<typeof deleteRequest>): string[] =>
  body.ids ?? (body._id === undefined ? [] : [body._id]);
export const deleteReply = z.object({ ids: z.array(objectId) });
export const emptyReply = z.object({});
