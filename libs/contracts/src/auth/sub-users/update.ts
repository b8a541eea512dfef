import { z } from 'zod';
import { defineCommand } from '../../kit/define-command.js';
import { objectId } from '../../primitives/index.js';
import { costlyRate } from '../../primitives/rates.js';
import { subUserName, subUserPlan } from './create.js';
import { siteRefusals } from '../../white-label/people/site-refusals.js';
import { subUserView } from './sub-user-view.js';

/** The address stays. A new password ends the person's sessions and is announced to them; an empty one stays. @source models.md 16 */
export const updateSubUser = defineCommand({
  subject: 'auth.sub-users.update',
  http: { path: '/wl/update-user', role: 'owner', whileImpersonating: 'refused', rate: costlyRate },
  summary: 'Change one of the people of the caller’s white label',
  acrossTenants: 'a reseller manages the people of its own tenant',
  request: z.strictObject({
    userId: objectId,
    name: subUserName,
    password: z.string().trim().max(200).optional(),
    planName: subUserPlan,
  }),
  reply: subUserView,
  message: /*i18n*/ 'The user is updated.',
  errors: [...siteRefusals, 'core.not_found', 'white-label.plan_unknown', 'auth.password_breached'],
  timeoutMs: 5000,
});
