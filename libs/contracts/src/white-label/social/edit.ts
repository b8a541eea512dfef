import { z } from 'zod';
import { refusedAs } from '../../errors/reasons.js';
import { defineCommand } from '../../kit/define-command.js';
import { editorRate } from '../../primitives/rates.js';
import { signInProviders } from './social-clients.js';

/** As providers show them: without spaces, and safe in an address. */
const identifier = z
  .string()
  .trim()
  .min(1)
  .max(200)
  .regex(/^[\w.:-]+$/, refusedAs('white-label.client_id'));

/** @source models.md 25 "White label": sign-in by Google and Facebook on a tenant's host needs the tenant's own client */
export const editSocialClients = defineCommand({
  subject: 'white-label.social.edit',
  http: { path: '/wl/social', role: 'owner', rate: editorRate },
  summary: 'The caller’s own clients at Google and Facebook: reads them, writes one or removes one',
  request: z.strictObject({
    save: z
      .strictObject({
        provider: z.enum(signInProviders),
        clientId: identifier,
        /** Empty: the stored one stays. */
        secret: z.string().trim().max(500).default(''),
      })
      .optional(),
    delete: z.enum(signInProviders).optional(),
  }),
  reply: z.object({
    clients: z
      .array(
        z.object({
          provider: z.enum(signInProviders),
          /** Empty for none. */
          clientId: z.string(),
          hasSecret: z.boolean(),
          /** To be registered at the provider; null while the site has no domain. */
          redirectUrl: z.string().nullable(),
        }),
      )
      .max(signInProviders.length),
  }),
  errors: ['core.not_found'],
  timeoutMs: 3000,
});
