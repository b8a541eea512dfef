import { z } from 'zod';
import { defineCommand } from '../../kit/define-command.js';
import { objectId } from '../../primitives/index.js';

/** For services that have news for the operators of the installation. */
export const activeAdmins = defineCommand({
  subject: 'auth.users.active-admins',
  summary: 'The administrators who can sign in',
  request: z.strictObject({}),
  reply: z.object({ userIds: z.array(objectId).max(200) }),
  timeoutMs: 2000,
});
