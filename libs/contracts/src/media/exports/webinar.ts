import { z } from 'zod';
import { registrationExportFilters } from '../../bookings/registrations/registration-filters.js';
import { defineCommand } from '../../kit/define-command.js';
import { exportFormat, startedExport } from './export-view.js';

export const exportWebinar = defineCommand({
  subject: 'media.exports.webinar',
  http: { path: '/user/export/webinar', role: 'user', rate: [{ limit: 20, windowSec: 3600, by: 'account' }] },
  summary: 'Export registrations for webinars',
  request: z.strictObject({ filters: registrationExportFilters.default({}), format: exportFormat }),
  reply: startedExport,
  message: /*i18n*/ 'Your export is being prepared.',
  timeoutMs: 3_000,
});
