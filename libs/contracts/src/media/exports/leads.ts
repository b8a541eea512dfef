import { z } from 'zod';
import { defineCommand } from '../../kit/define-command.js';
import { leadExportFilters } from '../../campaigns-and-templates/leads/lead-filters.js';
import { exportFormat, startedExport } from './export-view.js';

export const exportLeads = defineCommand({
  subject: 'media.exports.leads',
  http: { path: '/user/export/leads', role: 'user', rate: [{ limit: 20, windowSec: 3600, by: 'account' }] },
  summary: 'Export leads',
  request: z.strictObject({ filters: leadExportFilters.default({}), format: exportFormat }),
  reply: startedExport,
  message: /*i18n*/ 'Your export is being prepared.',
  timeoutMs: 3_000,
});
