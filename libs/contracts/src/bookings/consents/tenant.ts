import { z } from 'zod';
import { defineCommand } from '../../kit/define-command.js';
import { objectId } from '../../primitives/index.js';

export const consentProviders = ['google', 'microsoft', 'gotowebinar'] as const;

/** For the gateway, where providers lead everyone back to one registered address. */
export const tenantOfConsent = defineCommand({
  subject: 'bookings.consents.tenant',
  summary: 'Whose site the person returns to who went to a consent page; null for a state that is not ours',
  acrossTenants: 'the tenant is what is asked for',
  request: z.strictObject({ provider: z.enum(consentProviders), state: z.string().max(400) }),
  reply: z.object({ consent: z.object({ tenantId: objectId.nullable() }).nullable() }),
  timeoutMs: 1500,
});
