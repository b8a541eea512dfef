import { z } from 'zod';
import { bookingExportFilters } from '../../bookings/bookings/booking-filters.js';
import { defineCommand } from '../../kit/define-command.js';
import { exportFormat, startedExport } from './export-view.js';

export const exportAppointment = defineCommand({
  subject: 'media.exports.appointment',
  http: { path: '/user/export/appointment', role: 'user', rate: [{ limit: 20, windowSec: 3600, by: 'account' }] },
  summary: 'Export bookings',
  request: z.strictObject({ filters: bookingExportFilters.default({}), format: exportFormat }),
  reply: startedExport,
  message: /*i18n*/ 'Your export is being prepared.',
  timeoutMs: 3_000,
});
