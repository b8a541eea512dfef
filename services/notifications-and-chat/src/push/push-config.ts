import { installationMode, isProduction, readConfig } from '@linkyard/service-kit';
import { z } from 'zod';
import { vapidSubject } from './vapid-subject.js';

export const PUSH_CONFIG = Symbol('push:config');

const secret = z.string().min(32, 'at least 32 characters');

const pushConfigSchema = z.object({
  LINKYARD_MODE: installationMode,
  PUBLIC_URL: z.string().default('http://localhost:5002'),
  SUPPORT_EMAIL: z.string().default(''),
  /** Seals the private key. */
  DATA_KEY: z.string().default(''),
  /** The key before: what it sealed still opens. */
  DATA_KEY_PREVIOUS: secret.optional(),
  /** Push services beside the known ones: `host[:port]` by commas. */
  PUSH_SERVICE_HOSTS: z
    .string()
    .default('')
    .transform((text) => text.split(',').flatMap((host) => host.trim().toLowerCase() || [])),
});
export type PushConfig = z.output<typeof pushConfigSchema>;

const startable = pushConfigSchema.extend({ DATA_KEY: secret }).superRefine((config, issues) => {
  const message =
    'push services need a public e-mail address here, or an https address with a public host in PUBLIC_URL';
  if (isProduction(config) && vapidSubject(config) === null)
    issues.addIssue({ code: 'custom', path: ['SUPPORT_EMAIL'], message });
});

/** An empty variable of a compose file counts as one that is not set. */
const withoutEmpty = (env: NodeJS.ProcessEnv) =>
  Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));

export const pushConfigFrom = (env: NodeJS.ProcessEnv): PushConfig => readConfig(pushConfigSchema, withoutEmpty(env));

/** Whether a process may start with these settings. @throws ConfigError */
export const checkPushConfig = (env: NodeJS.ProcessEnv): void => void readConfig(startable, withoutEmpty(env));
