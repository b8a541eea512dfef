import { z } from 'zod';
import { defineCommand } from '../../kit/define-command.js';
import { listReply, listRequest } from '../../kit/list.js';
import { leadFilters, leadSorts } from '../leads/lead-filters.js';
import { leadView } from '../leads/lead-view.js';

export const listRatings = defineCommand({
  subject: 'campaigns-and-templates.ratings.list',
  http: { path: '/user/rating/list', role: 'user' },
  summary: 'The ratings that visitors left, with their comments',
  request: listRequest({ sorts: leadSorts, filters: leadFilters.default({}) }),
  reply: listReply(leadView).extend({ unread: z.int() }),
  timeoutMs: 3000,
});
