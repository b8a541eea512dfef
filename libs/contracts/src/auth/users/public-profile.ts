import { z } from 'zod';
import { defineCommand } from '../../kit/define-command.js';
import { objectId } from '../../primitives/index.js';

/** Whom a visitor buys from or meets. `null` for an unknown, suspended or deleted account. */
export const getPublicProfile = defineCommand({
  subject: 'auth.users.public-profile',
  summary: 'Name and picture of an account, as visitors see them',
  request: z.strictObject({ userId: objectId }),
  reply: z.object({
    profile: z
      .object({
        name: z.string(),
        /** A path of this site or a web address; empty when there is none. */
        picture: z.string(),
      })
      .nullable(),
  }),
  timeoutMs: 2000,
});
