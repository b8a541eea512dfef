import { defineCommand } from '../../kit/define-command.js';
import { statusRequest } from '../../primitives/index.js';
import { adminUserView } from './admin-list.js';

/** Off suspends: every session ends and the person cannot sign in. @source models.md 1 "User state" */
export const changeUserStatus = defineCommand({
  subject: 'auth.users.status',
  http: { path: '/admin/user/status', role: 'admin' },
  summary: 'Switch an account on or off',
  request: statusRequest,
  reply: adminUserView,
  message: /*i18n*/ 'Saved.',
  errors: ['auth.own_account', 'auth.last_admin'],
  timeoutMs: 3000,
});
