import { defineCommand } from '../../kit/define-command.js';
import { listReply, listRequest } from '../../kit/list.js';
import { siteRefusals } from '../../white-label/people/site-refusals.js';
import { subUserFilters } from '../../white-label/people/sub-user-filters.js';
import { subUserView } from './sub-user-view.js';

/** @source spec 2 "Users tab", spec 7 */
export const listSubUsers = defineCommand({
  subject: 'auth.sub-users.list',
  http: { path: '/wl/get-user', role: 'owner' },
  summary: 'The people of the caller’s white label',
  acrossTenants: 'a reseller manages the people of its own tenant',
  request: listRequest({
    sorts: ['createdAt', 'name', 'email', 'lastSeenAt'],
    filters: subUserFilters.default({}),
  }),
  reply: listReply(subUserView),
  errors: siteRefusals,
  timeoutMs: 4000,
});
