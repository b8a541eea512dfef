import { z } from 'zod';
import { defineCommand } from '../../kit/define-command.js';
import { accountLimits, objectId } from '../../primitives/index.js';

/** What holds for an account now. `null` for an unknown or deleted one. Asked through `AccountLimits` of the service kit. */
export const limitsOfAccount = defineCommand({
  subject: 'auth.limits.of',
  summary: 'The limits of an account',
  acrossTenants: 'the limits of a reseller are asked for by the work of its tenant',
  request: z.strictObject({ userId: objectId }),
  reply: z.object({
    account: z
      .object({ userId: objectId, tenantId: objectId.nullable(), planName: z.string(), limits: accountLimits })
      .nullable(),
  }),
  timeoutMs: 1_500,
});
