import { z } from 'zod';
import { defineCommand } from '../../kit/define-command.js';
import { listReply, listRequest } from '../../kit/list.js';
import { leadFilters, leadSorts } from '../leads/lead-filters.js';
import { formSubmissionView } from '../leads/lead-view.js';

export const listFormSubmissions = defineCommand({
  subject: 'campaigns-and-templates.forms.list',
  http: { path: '/user/form/list', role: 'user' },
  summary: "Form's data: what visitors answered",
  request: listRequest({ sorts: leadSorts, filters: leadFilters.default({}) }),
  reply: listReply(formSubmissionView).extend({ unread: z.int() }),
  timeoutMs: 3000,
});
