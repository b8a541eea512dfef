import { z } from 'zod';
import { defineCommand } from '../../kit/define-command.js';
import { objectId, onOff } from '../../primitives/index.js';
import { siteRefusals } from '../../white-label/people/site-refusals.js';
import { subUserView } from './sub-user-view.js';

/** Off ends the person's sessions and closes their public pages. Without `status` it flips. @source spec 4, models.md 16 */
export const changeSubUserStatus = defineCommand({
  subject: 'auth.sub-users.status',
  http: { path: '/wl/update-user-status', role: 'owner' },
  summary: 'Switch one of the people of the caller’s white label off or on',
  acrossTenants: 'a reseller manages the people of its own tenant',
  request: z.strictObject({ user_id: objectId, status: onOff.optional() }),
  reply: subUserView,
  message: /*i18n*/ 'The user is switched on.',
  messageFor: ({ status }) =>
    status === 0 ? /*i18n*/ 'The user is switched off.' : /*i18n*/ 'The user is switched on.',
  errors: [...siteRefusals, 'core.not_found'],
  timeoutMs: 4000,
});
