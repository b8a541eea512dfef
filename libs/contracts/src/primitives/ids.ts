import { z } from 'zod';

/** 24 hex digits, lower case: how every record is named on the wire and in storage. */
export const objectId = z.string().regex(/^[0-9a-f]{24}$/, /*i18n*/ 'Not a valid id.');
/** Random and unguessable (at least 128 bit): names what opens without a login. @source models.md 0 */
export const publicId = z.string().regex(/^[A-Za-z0-9_-]{16,64}$/, /*i18n*/ 'Not a valid id.');
/** A client-made UUID that makes a repeated write one write. */
export const idempotencyKey = z.uuid(/*i18n*/ 'Not a valid idempotency key.');
