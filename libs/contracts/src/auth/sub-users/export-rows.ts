import { exportPageReply, exportPageRequest } from '../../exports/export-page.js';
import { defineCommand } from '../../kit/define-command.js';
import { siteRefusals } from '../../white-label/people/site-refusals.js';

export const subUserRows = defineCommand({
  subject: 'auth.sub-users.export-rows',
  summary: 'One page of the export of the people of a white label',
  acrossTenants: 'a reseller exports the people of its own tenant',
  request: exportPageRequest,
  reply: exportPageReply,
  errors: siteRefusals,
  timeoutMs: 10_000,
});
