import { z } from 'zod';
import { sessionReply } from '../accounts/session-reply.js';

/**
 * A provider has proven the person, and the account asks for a second factor before a session opens. The gateway keeps the ticket in an
 * HttpOnly cookie and takes it out of the body.
 */
export const secondFactorNeeded = z.object({ secondFactorNeeded: z.literal(true), ticket: z.string().optional() });

/** What a sign-in with a provider comes to. */
export const socialReply = z.union([sessionReply.extend({ isNew: z.boolean() }), secondFactorNeeded]);
