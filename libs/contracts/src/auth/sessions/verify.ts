import { z } from 'zod';
import { defineCommand } from '../../kit/define-command.js';
import { objectId, onOff } from '../../primitives/index.js';
import { tokenTypes, userStates } from '../accounts/user-view.js';

/** What the gateway needs to know of a caller. `null` when the session is over: revoked, expired, user switched off or deleted. */
export const sessionFacts = z.object({
  sessionId: objectId,
  userId: objectId,
  role: z.union([z.literal(1), z.literal(2)]),
  tokenType: z.enum(tokenTypes),
  tenantId: objectId.nullable(),
  step: z.int().min(0).max(4),
  status: onOff,
  state: z.enum(userStates),
  impersonatorId: objectId.nullable(),
  locale: z.string(),
  features: z.record(z.string(), z.boolean()),
});
export type SessionFacts = z.output<typeof sessionFacts>;

/** Asked by the gateway for a token it has verified but not seen lately. */
export const verifySession = defineCommand({
  subject: 'auth.sessions.verify',
  summary: 'Whether a session still stands, and whose it is',
  acrossTenants: 'the gateway compares its tenant with that of the host',
  request: z.strictObject({ jti: z.string().min(8).max(64), userId: objectId }),
  reply: z.object({ session: sessionFacts.nullable() }),
  timeoutMs: 1500,
});
