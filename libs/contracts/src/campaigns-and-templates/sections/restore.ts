import { z } from 'zod';
import { defineCommand } from '../../kit/define-command.js';
import { objectId } from '../../primitives/index.js';
import { editorRate } from '../../primitives/rates.js';
import { sectionView } from './section-view.js';

/** Back to where it stood, or the end when the page has become shorter. */
export const restoreSections = defineCommand({
  subject: 'campaigns-and-templates.sections.restore',
  http: { path: '/user/section/restore', role: 'any', rate: editorRate },
  summary: 'Take a deletion back',
  request: z.strictObject({ ids: z.array(objectId).min(1).max(200) }),
  reply: z.object({ sections: z.array(sectionView) }),
  errors: ['sections.restore_expired', 'sections.limit_reached'],
  timeoutMs: 3000,
});
