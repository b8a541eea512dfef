import { defineCommand } from '../../kit/define-command.js';
import { deleteReply, deleteRequest, timestamp } from '../../primitives/index.js';
import { editorRate } from '../../primitives/rates.js';

/** `section/restore` takes it back until `restorableUntil`. */
export const deleteSection = defineCommand({
  subject: 'campaigns-and-templates.sections.delete',
  http: { path: '/user/section/delete', role: 'any', rate: editorRate },
  summary: 'Delete sections',
  request: deleteRequest,
  reply: deleteReply.extend({ restorableUntil: timestamp }),
  message: /*i18n*/ 'Deleted successfully',
  timeoutMs: 3000,
});
