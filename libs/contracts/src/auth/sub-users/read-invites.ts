import { z } from 'zod';
import { defineCommand } from '../../kit/define-command.js';
import { inviteRate, inviteRowReport, maxInviteCsv } from './invite-rows.js';
import { siteRefusals } from '../../white-label/people/site-refusals.js';

/** What would be done with a list, before anyone is mailed. */
export const readInvites = defineCommand({
  subject: 'auth.sub-users.read-invites',
  http: { path: '/wl/read-invites', role: 'owner', rate: inviteRate },
  summary: 'Read a CSV list of people to invite',
  acrossTenants: 'a reseller manages the people of its own tenant',
  request: z.strictObject({ csv: z.string().max(maxInviteCsv) }),
  reply: z.object({ rows: z.array(inviteRowReport), isCut: z.boolean() }),
  errors: [...siteRefusals, 'white-label.list_unreadable', 'white-label.list_without_addresses'],
  timeoutMs: 8_000,
});
