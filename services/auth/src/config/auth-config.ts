import { email } from '@linkyard/contracts';
import { installationMode, isProduction } from '@linkyard/service-kit';
import { z } from 'zod';

const secret = z.string().min(32, 'at least 32 characters');

/** Settings of the auth service beside those of every service. @source design 7 */
export const authConfigSchema = z
  .object({
    LINKYARD_MODE: installationMode,
    /** Signs access and refresh tokens; the gateway verifies with the same one. */
    TOKEN_SECRET: secret,
    /** The secret before: what it signed is still accepted. */
    TOKEN_SECRET_PREVIOUS: secret.optional(),
    /** Keys the hashes of mailed codes, backup codes and throttle entries. */
    HASH_SECRET: secret,
    /** Seals secrets at rest. */
    DATA_KEY: secret,
    /** The key before: what it sealed still opens. */
    DATA_KEY_PREVIOUS: secret.optional(),
    SIGNUP: z.enum(['open', 'closed']).default('open'),
    /** Whether users are notified when another person signs in as them. */
    IMPERSONATION_NOTICE: z.enum(['on', 'off']).default('on'),
    GOOGLE_BASE_URL: z.url().optional(),
    GOOGLE_CLIENT_ID: z.string().default(''),
    GOOGLE_CLIENT_SECRET: z.string().default(''),
    FACEBOOK_BASE_URL: z.url().optional(),
    FACEBOOK_APP_ID: z.string().default(''),
    FACEBOOK_APP_SECRET: z.string().default(''),
    DEMO: z.string().optional(),
    /** Where the demo accounts are written down for the start script. */
    DEMO_ACCOUNTS_FILE: z.string().optional(),
    DATA_DIR: z.string().optional(),
    /** The first admin of a new installation, made when there is none. */
    ADMIN_EMAIL: email.optional(),
    ADMIN_PASSWORD: z.string().min(12, 'at least 12 characters').optional(),
  })
  .superRefine((config, issues) => {
    if (!isProduction(config)) return;
    for (const name of ['DEMO', 'GOOGLE_BASE_URL', 'FACEBOOK_BASE_URL'] as const) {
      if (config[name]) issues.addIssue({ code: 'custom', path: [name], message: 'not in production' });
    }
  });

export type AuthConfig = z.output<typeof authConfigSchema>;

/** Inject with `@Inject(AUTH_CONFIG)`. */
export const AUTH_CONFIG = Symbol('auth:config');
