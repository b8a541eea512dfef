import { z } from 'zod';
import { defineCommand } from '../../kit/define-command.js';
import { listReply, listRequest } from '../../kit/list.js';
import { leadFilters, leadSorts } from './lead-filters.js';
import { leadKinds, leadView } from './lead-view.js';

export const listLeads = defineCommand({
  subject: 'campaigns-and-templates.leads.list',
  http: { path: '/user/leads/list', role: 'user' },
  summary: 'Everybody who left something on a link page',
  request: listRequest({
    sorts: leadSorts,
    filters: leadFilters.extend({ kind: z.enum(leadKinds).optional() }).default({}),
  }),
  reply: listReply(leadView).extend({ unread: z.int() }),
  timeoutMs: 3000,
});
