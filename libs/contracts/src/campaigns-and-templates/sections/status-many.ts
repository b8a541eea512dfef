import { z } from 'zod';
import { defineCommand } from '../../kit/define-command.js';
import { objectId, onOff } from '../../primitives/index.js';
import { editorRate } from '../../primitives/rates.js';
import { sectionView } from './section-view.js';

/** All or none: a missing or foreign one refuses the call. */
export const changeSectionStatuses = defineCommand({
  subject: 'campaigns-and-templates.sections.status-many',
  http: { path: '/user/section/status-many', role: 'any', rate: editorRate },
  summary: 'Show or hide several sections',
  request: z.strictObject({ ids: z.array(objectId).min(1).max(200), status: onOff }),
  reply: z.object({ sections: z.array(sectionView) }),
  timeoutMs: 3000,
});
