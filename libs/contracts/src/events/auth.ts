import { z } from 'zod';
import { defineEvent } from '../kit/define-event.js';
import { objectId } from '../primitives/index.js';

export const userRegistered = defineEvent({
  name: 'auth.user.registered',
  data: z.strictObject({
    userId: objectId,
    tenantId: objectId.nullable(),
    name: z.string(),
    locale: z.string(),
    timeZone: z.string(),
  }),
});

/** The account is anonymised: every service erases what it keeps about it. */
export const userDeleted = defineEvent({
  name: 'auth.user.deleted',
  data: z.strictObject({ userId: objectId, tenantId: objectId.nullable() }),
});

/**
 * An account was switched off or on, or its deletion was requested or cancelled. The states overlap, so the event says what they come to.
 * Of two events the one with the higher `rev` counts.
 */
export const userVisibilityChanged = defineEvent({
  name: 'auth.user.visibility-changed',
  data: z.strictObject({
    userId: objectId,
    tenantId: objectId.nullable(),
    isVisible: z.boolean(),
    rev: z.number().int(),
  }),
});
