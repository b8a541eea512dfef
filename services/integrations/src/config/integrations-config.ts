import { installationMode, isProduction, readConfig, refuseSimulators } from '@linkyard/service-kit';
import { z } from 'zod';
import { apiAddressProblem } from './api-address.js';

export const INTEGRATIONS_CONFIG = Symbol('integrations:config');

const secret = z.string().min(32, 'at least 32 characters');

/** Settings of the integrations service beside those of every service. Keys here are what counts while an admin has set none. */
export const integrationsConfigSchema = z
  .object({
    LINKYARD_MODE: installationMode,
    /** Seals the keys that an admin sets. */
    DATA_KEY: secret,
    /** The key before: what it sealed still opens. */
    DATA_KEY_PREVIOUS: secret.optional(),
    UNSPLASH_ACCESS_KEY: z.string().default(''),
    PIXABAY_KEY: z.string().default(''),
    PEXELS_KEY: z.string().default(''),
    OPENAI_API_KEY: z.string().default(''),
    UNSPLASH_BASE_URL: z.url().default('https://api.unsplash.com'),
    PIXABAY_BASE_URL: z.url().default('https://pixabay.com'),
    PEXELS_BASE_URL: z.url().default('https://api.pexels.com'),
    /** With the version: whatever speaks OpenAI's API. */
    OPENAI_BASE_URL: z.url().default('https://api.openai.com/v1'),
    OPENAI_IMAGE_MODEL: z.string().default('gpt-image-1'),
  })
  .superRefine((config, issues) => {
    const problem = apiAddressProblem(config.OPENAI_BASE_URL, isProduction(config));
    if (problem) issues.addIssue({ code: 'custom', path: ['OPENAI_BASE_URL'], message: problem.code });
  })
  .superRefine(refuseSimulators(['UNSPLASH_BASE_URL', 'PIXABAY_BASE_URL', 'PEXELS_BASE_URL']));

export type IntegrationsConfig = z.output<typeof integrationsConfigSchema>;

/** @throws ConfigError. An empty variable of a compose file counts as one that is not set. */
export const integrationsConfigFrom = (env: NodeJS.ProcessEnv): IntegrationsConfig =>
  readConfig(integrationsConfigSchema, Object.fromEntries(Object.entries(env).filter(([, value]) => value !== '')));
