import { z } from 'zod';
import { defineEvent } from '../kit/define-event.js';
import { impersonationEnds } from '../auth/impersonation/impersonation-view.js';
import { objectId, timestamp } from '../primitives/index.js';

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
 * The account of one of a tenant's people is anonymised, and what it made goes to the reseller, who is of the platform: every service hands it
 * over, and erases what is not handed over.
 */
export const accountTransferred = defineEvent({
  name: 'auth.account.transferred',
  data: z.strictObject({ from: objectId, to: objectId, tenantId: objectId }),
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

const impersonation = {
  impersonationId: objectId,
  /** Who acts. */
  impersonatorId: objectId,
  by: z.enum(['admin', 'owner']),
  /** As whom, and of which tenant that person is. */
  userId: objectId,
  tenantId: objectId.nullable(),
};

export const impersonationStarted = defineEvent({
  name: 'auth.impersonation.started',
  data: z.strictObject({
    ...impersonation,
    reason: z.string(),
    startedAt: timestamp,
    /** Whether the user is notified; the operator may switch that off. */
    isNotified: z.boolean(),
  }),
});

export const impersonationEnded = defineEvent({
  name: 'auth.impersonation.ended',
  data: z.strictObject({ ...impersonation, endedBy: z.enum(impersonationEnds), endedAt: timestamp }),
});

/** What was done or refused while impersonating, or that it was refused to start. */
export const impersonationActed = defineEvent({
  name: 'auth.impersonation.acted',
  data: z.strictObject({
    ...impersonation,
    /** Subject of the command. */
    act: z.string(),
    outcome: z.enum(['begun', 'refused']),
    at: timestamp,
  }),
});
