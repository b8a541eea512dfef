import { z } from 'zod';
import { refusedAs } from '../../errors/reasons.js';
import { defineCommand } from '../../kit/define-command.js';
import { objectId } from '../../primitives/index.js';

/** One session by `_id`, or with `all` every one ("log out everywhere"); `keepCurrent` spares this browser. */
export const revokeSession = defineCommand({
  subject: 'auth.sessions.revoke',
  http: { path: '/auth/revokeSession', role: 'any', whileImpersonating: 'refused' },
  summary: 'Sign out one device or all of them',
  request: z
    .strictObject({
      _id: objectId.optional(),
      all: z.literal(true).optional(),
      keepCurrent: z.boolean().default(true),
    })
    .refine((body) => (body._id === undefined) !== (body.all === undefined), refusedAs('auth.id_or_all')),
  reply: z.object({ revoked: z.int() }),
  message: /*i18n*/ 'Signed out.',
  timeoutMs: 3000,
});
