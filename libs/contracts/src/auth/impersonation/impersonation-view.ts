import { z } from 'zod';
import { sessionReply } from '../accounts/session-reply.js';
import { prose } from '../../primitives/index.js';

/** How an impersonation ended. `session`: its session or that of the impersonating person was ended otherwise. */
export const impersonationEnds = ['back', 'logout', 'replaced', 'expired', 'session', 'refused'] as const;

/** Why someone signs in as another person: kept, and sent to that person. */
export const impersonationReason = prose(300).pipe(z.string().min(3));

/**
 * Where the app goes on. With a session: that of this browser is replaced by it. Without one: the address is of another site, or a sign-in is
 * needed there.
 */
export const impersonationReply = z.union([
  sessionReply.extend({
    to: z.string(),
    /** Leads back to the own session. The gateway keeps it in an HttpOnly cookie and takes it out of the body. */
    returnToken: z.string().optional(),
  }),
  z.object({ to: z.string() }),
]);

/** The gateway puts in what the cookie holds and takes whatever a client sent there away. */
export const returnToken = z.string().max(128).optional();
