import { defineCommand } from '../../kit/define-command.js';
import { deleteReply, deleteRequest } from '../../primitives/index.js';
import { editorRate } from '../../primitives/rates.js';

/** Blocks that were put onto pages from it stay there. */
export const deleteBlockTemplate = defineCommand({
  subject: 'campaigns-and-templates.sections.delete-block-template',
  http: { path: '/user/section/block-template/delete', role: 'user', rate: editorRate },
  summary: 'Delete own ready-made groups',
  request: deleteRequest,
  reply: deleteReply,
  message: /*i18n*/ 'Deleted successfully',
  timeoutMs: 3000,
});
