import { z } from 'zod';
import { defineCommand } from '../../kit/define-command.js';
import { leadExportFilters } from '../../campaigns-and-templates/leads/lead-filters.js';
import { exportFormat, startedExport } from './export-view.js';

export const exportFormData = defineCommand({
  subject: 'media.exports.form-data',
  http: { path: '/user/export/form-data', role: 'user', rate: [{ limit: 20, windowSec: 3600, by: 'account' }] },
  summary: 'Export the answers of forms',
  request: z.strictObject({ filters: leadExportFilters.default({}), format: exportFormat }),
  reply: startedExport,
  message: /*i18n*/ 'Your export is being prepared.',
  timeoutMs: 3_000,
});
