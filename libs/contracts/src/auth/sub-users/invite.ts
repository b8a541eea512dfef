import { z } from 'zod';
import { defineCommand } from '../../kit/define-command.js';
import { subUserEmail, subUserName, subUserPlan } from './create.js';
import { inviteRate, inviteRowReport, inviteRows } from './invite-rows.js';
import { siteRefusals } from '../../white-label/people/site-refusals.js';

/** One person by mail, with a link that is good for seven days; or a list of rows, each with its own outcome. @source models.md 16 */
export const inviteSubUser = defineCommand({
  subject: 'auth.sub-users.invite',
  http: { path: '/wl/invite-user', role: 'owner', whileImpersonating: 'refused', rate: inviteRate },
  summary: 'Invite people to the caller’s white label',
  acrossTenants: 'a reseller manages the people of its own tenant',
  request: z.union([
    z.strictObject({ email: subUserEmail, name: subUserName.optional(), planName: subUserPlan }),
    z.strictObject({ rows: inviteRows }),
  ]),
  reply: z.object({ rows: z.array(inviteRowReport), invited: z.int() }),
  message: /*i18n*/ 'The invitation is on its way.',
  messageFor: ({ invited }) =>
    invited === 1 ? /*i18n*/ 'The invitation is on its way.' : /*i18n*/ 'The invitations are on their way.',
  errors: [
    ...siteRefusals,
    'core.limit_reached',
    'core.mail_unavailable',
    'white-label.email_exists',
    'white-label.plan_unknown',
  ],
  timeoutMs: 25_000,
});
