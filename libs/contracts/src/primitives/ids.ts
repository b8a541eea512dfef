import { z } from 'zod';
import { refusedAs } from '../errors/reasons.js';

/** 24 hex digits, lower case: how every record is named on the wire and in storage. */
export const objectId = z.string().regex(/^[0-9a-f]{24}$/, refusedAs('core.not_id'));
/** Random and unguessable (at least 128 bit): names what opens without a login. @source models.md 0 */
export const publicId = z.string().regex(/^[A-Za-z0-9_-]{16,64}$/, refusedAs('core.not_id'));
/** A client-made UUID that makes a repeated write one write. */
export const idempotencyKey = z.uuid(refusedAs('core.not_idempotency_key'));
