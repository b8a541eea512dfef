import { z } from 'zod';
import { defineCommand } from '../../kit/define-command.js';
import { objectId } from '../../primitives/index.js';
import { blockPolicyView } from './policy-view.js';

export const getBlockPolicy = defineCommand({
  subject: 'campaigns-and-templates.block-policy.get',
  http: { path: '/admin/blocks/get', role: 'admin' },
  summary: 'Which blocks are switched off',
  request: z.strictObject({ tenantId: objectId.nullable().default(null) }),
  reply: blockPolicyView,
  timeoutMs: 2000,
});
