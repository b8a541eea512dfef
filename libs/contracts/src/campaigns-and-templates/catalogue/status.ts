import { defineCommand } from '../../kit/define-command.js';
import { statusRequest } from '../../primitives/index.js';
import { templateView } from '../templates/template-view.js';

/** On also publishes a draft: the gallery shows what is on and published. */
export const changeStarterStatus = defineCommand({
  subject: 'campaigns-and-templates.catalogue.status',
  http: { path: '/admin/template/status', role: 'admin' },
  summary: 'Show or hide a starter in the gallery',
  request: statusRequest,
  reply: templateView,
  timeoutMs: 3000,
});
