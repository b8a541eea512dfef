import { z } from 'zod';
import { defineCommand } from '../../kit/define-command.js';
import { objectId } from '../../primitives/index.js';
import { pageView } from '../pages/page-view.js';
import { sectionView } from '../sections/section-view.js';
import { templateView } from '../templates/template-view.js';
import { revisionView } from './list.js';

/** An earlier version whole, to be looked at before it is brought back. */
export const getHistory = defineCommand({
  subject: 'campaigns-and-templates.history.get',
  http: { path: '/user/history/get', role: 'any' },
  summary: 'One earlier version of a template',
  request: z.strictObject({ _id: objectId }),
  reply: z.object({
    revision: revisionView,
    template: templateView,
    pages: z.array(pageView),
    sections: z.array(sectionView),
  }),
  timeoutMs: 5000,
});
