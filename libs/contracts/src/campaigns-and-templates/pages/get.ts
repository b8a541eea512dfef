import { z } from 'zod';
import { defineCommand } from '../../kit/define-command.js';
import { objectId } from '../../primitives/index.js';
import { sectionView } from '../sections/section-view.js';
import { pageView } from './page-view.js';

export const getPage = defineCommand({
  subject: 'campaigns-and-templates.pages.get',
  http: { path: '/user/template/page/get', role: 'any' },
  summary: 'One page with its sections in their order',
  request: z.strictObject({ templateId: objectId, pageId: objectId }),
  reply: z.object({ page: pageView, sections: z.array(sectionView) }),
  timeoutMs: 3000,
});
