import { installationMode, readConfig, refuseSimulators } from '@linkyard/service-kit';
import { z } from 'zod';

export const COMMERCE_CONFIG = Symbol('commerce:config');

const secret = z.string().min(32, 'at least 32 characters');

/** Settings of the commerce service beside those of every service. */
export const commerceConfigSchema = z
  .object({
    LINKYARD_MODE: installationMode,
    /** Multiplies how much one network or buyer may hold unpaid, as it does limits of requests. */
    RATE_FACTOR: z.coerce.number().min(1).max(1000).default(1),
    /** Seals the credentials of payment accounts. */
    DATA_KEY: secret,
    /** The key before: what it sealed still opens. */
    DATA_KEY_PREVIOUS: secret.optional(),
    /** The providers' own addresses when missing. */
    STRIPE_BASE_URL: z.url().optional(),
    PAYPAL_BASE_URL: z.url().optional(),
  })
  .superRefine(refuseSimulators(['STRIPE_BASE_URL', 'PAYPAL_BASE_URL']));

export type CommerceConfig = z.output<typeof commerceConfigSchema>;

/** @throws ConfigError. An empty variable of a compose file counts as one that is not set. */
export const commerceConfigFrom = (env: NodeJS.ProcessEnv): CommerceConfig =>
  readConfig(commerceConfigSchema, Object.fromEntries(Object.entries(env).filter(([, value]) => value !== '')));
