import { z } from 'zod';
import { siteRefusals } from '../../white-label/people/site-refusals.js';
import { subUserExportFilters } from '../../white-label/people/sub-user-filters.js';
import { defineCommand } from '../../kit/define-command.js';
import { exportFormat, startedExport } from './export-view.js';

/** Refused at once where the list of them is: nothing is written then. */
export const exportSubUsers = defineCommand({
  subject: 'media.exports.sub-users',
  http: { path: '/wl/export-user', role: 'owner', rate: [{ limit: 20, windowSec: 3600, by: 'account' }] },
  summary: 'Export the people of the caller’s white label',
  request: z.strictObject({ filters: subUserExportFilters.default({}), format: exportFormat }),
  reply: startedExport,
  message: /*i18n*/ 'Your export is being prepared.',
  errors: siteRefusals,
  timeoutMs: 5_000,
});
