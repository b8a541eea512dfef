import { z } from 'zod';
import { defineCommand } from '../../kit/define-command.js';
import { userView } from '../accounts/user-view.js';

export const getProfile = defineCommand({
  subject: 'auth.profile.get',
  http: { path: '/user/profile/get', role: 'any' },
  summary: 'The own profile',
  request: z.strictObject({}),
  reply: userView,
  timeoutMs: 2000,
});
