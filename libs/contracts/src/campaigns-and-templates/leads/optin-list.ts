import { z } from 'zod';
import { defineCommand } from '../../kit/define-command.js';
import { listReply, listRequest } from '../../kit/list.js';
import { leadFilters, leadSorts } from './lead-filters.js';
import { optinView } from './lead-view.js';

export const listOptins = defineCommand({
  subject: 'campaigns-and-templates.leads.optin-list',
  http: { path: '/user/optin/list', role: 'user' },
  summary: 'Opt-in data: who signed up, and to what they agreed',
  request: listRequest({ sorts: leadSorts, filters: leadFilters.default({}) }),
  reply: listReply(optinView).extend({ unread: z.int() }),
  timeoutMs: 3000,
});
