import { z } from 'zod';
import { defineCommand } from '../../kit/define-command.js';
import { line, objectId } from '../../primitives/index.js';
import { leadStates, leadView } from './lead-view.js';

/** `new → read → actioned → archived`, `new ⇄ spam`; marking read sets both `isRead` and a `new` state. @source models.md 5 */
export const updateLeads = defineCommand({
  subject: 'campaigns-and-templates.leads.update',
  http: { path: '/user/leads/update', role: 'user' },
  summary: 'Mark leads read, sort them, tag them',
  request: z.strictObject({
    ids: z.array(objectId).min(1).max(200),
    isRead: z.boolean().optional(),
    state: z.enum(leadStates).optional(),
    tags: z.array(line(60).min(1)).max(20).optional(),
  }),
  reply: z.object({ leads: z.array(leadView), unread: z.int() }),
  errors: ['core.conflict'],
  timeoutMs: 3000,
});
