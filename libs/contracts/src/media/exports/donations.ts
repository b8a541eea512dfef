import { z } from 'zod';
import { donationExportFilters } from '../../commerce/donations/donation-filters.js';
import { defineCommand } from '../../kit/define-command.js';
import { exportFormat, startedExport } from './export-view.js';

export const exportDonations = defineCommand({
  subject: 'media.exports.donations',
  http: { path: '/user/export/donations', role: 'user', rate: [{ limit: 20, windowSec: 3600, by: 'account' }] },
  summary: 'Export donations',
  request: z.strictObject({ filters: donationExportFilters.default({}), format: exportFormat }),
  reply: startedExport,
  message: /*i18n*/ 'Your export is being prepared.',
  timeoutMs: 3_000,
});
