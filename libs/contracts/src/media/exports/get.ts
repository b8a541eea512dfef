import { z } from 'zod';
import { defineCommand } from '../../kit/define-command.js';
import { objectId } from '../../primitives/index.js';
import { exportView } from './export-view.js';

export const getExport = defineCommand({
  subject: 'media.exports.get',
  http: { path: '/user/export/get', role: 'user' },
  summary: 'State of an export, and the address of its file',
  request: z.strictObject({ exportId: objectId }),
  reply: exportView,
  errors: ['core.not_found'],
  timeoutMs: 2_000,
});
