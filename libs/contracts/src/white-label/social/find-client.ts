import { z } from 'zod';
import { defineCommand } from '../../kit/define-command.js';
import { objectId } from '../../primitives/index.js';
import { signInProviders } from './social-clients.js';

/** For gateways, which sign people in by it. */
export const findSocialClient = defineCommand({
  subject: 'white-label.social.find-client',
  summary: 'The client of a tenant at a provider; null where it has none',
  acrossTenants: 'the record of a tenant belongs to one of the people of the platform',
  request: z.strictObject({ tenantId: objectId, provider: z.enum(signInProviders) }),
  reply: z.object({
    client: z
      .object({
        clientId: z.string(),
        /** Sealed by `socialSecrets` of the service kit. */
        sealedSecret: z.string(),
      })
      .nullable(),
  }),
  timeoutMs: 1500,
});
