import { z } from 'zod';
import { defineCommand } from '../../kit/define-command.js';
import { objectId } from '../../primitives/index.js';
import { editorRate } from '../../primitives/rates.js';
import { pageView } from './page-view.js';

/** Deleting the home page promotes the next one. @source models.md 3 */
export const deletePage = defineCommand({
  subject: 'campaigns-and-templates.pages.delete',
  http: { path: '/user/template/page/delete', role: 'any', rate: editorRate },
  summary: 'Delete a page and its sections',
  request: z.strictObject({ templateId: objectId, pageId: objectId }),
  reply: z.object({ pages: z.array(pageView), homePageId: objectId }),
  message: /*i18n*/ 'Deleted successfully',
  errors: ['templates.last_page'],
  timeoutMs: 3000,
});
