import { z } from 'zod';
import { defineCommand } from '../../kit/define-command.js';
import { objectId } from '../../primitives/index.js';
import { sectionView } from './section-view.js';

export const getSections = defineCommand({
  subject: 'campaigns-and-templates.sections.get',
  http: { path: '/user/section/get', role: 'any' },
  summary: 'The sections of a page in their order',
  request: z.strictObject({ pageId: objectId }),
  reply: z.object({ sections: z.array(sectionView) }),
  timeoutMs: 3000,
});
