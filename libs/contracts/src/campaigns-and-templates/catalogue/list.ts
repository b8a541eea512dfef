import { z } from 'zod';
import { defineCommand } from '../../kit/define-command.js';
import { listReply, listRequest } from '../../kit/list.js';
import { objectId, onOff } from '../../primitives/index.js';
import { templateKinds, templateStates, templateView } from '../templates/template-view.js';

export const listCatalogue = defineCommand({
  subject: 'campaigns-and-templates.catalogue.list',
  http: { path: '/admin/template/list', role: 'admin' },
  summary: 'All starters, published or not',
  request: listRequest({
    sorts: ['sortOrder', 'name', 'usedCount', 'createdAt'],
    filters: z
      .strictObject({
        kind: z.enum(templateKinds).optional(),
        categoryId: objectId.optional(),
        status: onOff.optional(),
        state: z.enum(templateStates).optional(),
      })
      .default({}),
  }),
  reply: listReply(templateView),
  timeoutMs: 3000,
});
