import { defineCommand } from '../../kit/define-command.js';
import { statusRequest } from '../../primitives/index.js';
import { editorRate } from '../../primitives/rates.js';
import { sectionView } from './section-view.js';

export const changeSectionStatus = defineCommand({
  subject: 'campaigns-and-templates.sections.status',
  http: { path: '/user/section/status', role: 'any', rate: editorRate },
  summary: 'Show or hide a section',
  request: statusRequest,
  reply: sectionView,
  timeoutMs: 3000,
});
