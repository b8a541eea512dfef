import { z } from 'zod';
import { defineCommand } from '../../kit/define-command.js';
import { objectId } from '../../primitives/index.js';
import { leadDetails } from './lead-view.js';

export const getLead = defineCommand({
  subject: 'campaigns-and-templates.leads.get',
  http: { path: '/user/leads/get', role: 'user' },
  summary: 'One lead with its answers and its consent',
  request: z.strictObject({ _id: objectId }),
  reply: z.object({ lead: leadDetails }),
  errors: ['core.not_found'],
  timeoutMs: 2000,
});
