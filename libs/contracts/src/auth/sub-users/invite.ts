import { z } from 'zod';
import { defineCommand } from '../../kit/define-command.js';
import { objectId } from '../../primitives/index.js';
import type { RateLimit } from '../../primitives/rates.js';
import { subUserEmail, subUserName, subUserPlan } from './create.js';
import { siteRefusals } from '../../white-label/people/site-refusals.js';
import { subUserView } from './sub-user-view.js';

/** Mails to addresses that a reseller enters, by the reseller's own server. */
const inviteRate: RateLimit[] = [{ limit: 60, windowSec: 600, by: 'account' }];

/** What is or would be done with one row of a list. */
export const inviteOutcomes = [
  'ready',
  'invited',
  'notAnAddress',
  'repeated',
  'emailExists',
  'nameTooLong',
  'planUnknown',
  'noRoom',
] as const;

export const maxInviteRows = 500;
/** Bytes of a list that is read. */
export const maxInviteCsv = 200_000;

/** As it stands in a list; one that cannot be used is reported and stops no other. */
const inviteRow = z.strictObject({
  email: z.string().max(1_000),
  name: z.string().max(1_000).default(''),
  planName: z.string().max(1_000).default(''),
});
export type InviteRow = z.output<typeof inviteRow>;
const rows = z.array(inviteRow).min(1).max(maxInviteRows);

const rowReport = z.object({
  /** From 1, without the heading of the list. */
  row: z.int(),
  email: z.string(),
  name: z.string(),
  planName: z.string(),
  outcome: z.enum(inviteOutcomes),
});
export type InviteRowReport = z.output<typeof rowReport>;

/** One person by mail, with a link that is good for seven days; or a list of rows, each with its own outcome. @source models.md 16 */
export const inviteSubUser = defineCommand({
  subject: 'auth.sub-users.invite',
  http: { path: '/wl/invite-user', role: 'owner', whileImpersonating: 'refused', rate: inviteRate },
  summary: 'Invite people to the caller’s white label',
  acrossTenants: 'a reseller manages the people of its own tenant',
  request: z.union([
    z.strictObject({ email: subUserEmail, name: subUserName.optional(), planName: subUserPlan }),
    z.strictObject({ rows }),
  ]),
  reply: z.object({ rows: z.array(rowReport), invited: z.int() }),
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

/** What would be done with a list, before anyone is mailed. */
export const readInvites = defineCommand({
  subject: 'auth.sub-users.read-invites',
  http: { path: '/wl/read-invites', role: 'owner', rate: inviteRate },
  summary: 'Read a CSV list of people to invite',
  acrossTenants: 'a reseller manages the people of its own tenant',
  request: z.strictObject({ csv: z.string().max(maxInviteCsv) }),
  reply: z.object({ rows: z.array(rowReport), isCut: z.boolean() }),
  errors: [...siteRefusals, 'white-label.list_unreadable', 'white-label.list_without_addresses'],
  timeoutMs: 8_000,
});

/** Another link; the earlier one is good no longer. */
export const resendInvite = defineCommand({
  subject: 'auth.sub-users.resend-invite',
  http: { path: '/wl/resend-invite', role: 'owner', whileImpersonating: 'refused', rate: inviteRate },
  summary: 'Mail an invitation again',
  acrossTenants: 'a reseller manages the people of its own tenant',
  request: z.strictObject({ userId: objectId }),
  reply: subUserView,
  message: /*i18n*/ 'The invitation is on its way.',
  errors: [
    ...siteRefusals,
    'core.not_found',
    'core.mail_unavailable',
    'auth.resend_too_soon',
    'white-label.not_invited',
  ],
  timeoutMs: 5_000,
});
