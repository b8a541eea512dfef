import { installationMode, isProduction, ownSites, readConfig } from '@linkyard/service-kit';
import { z } from 'zod';
import { vapidSubject } from './vapid-subject.js';

export const PUSH_CONFIG = Symbol('push:config');

const secret = z.string().min(32, 'at least 32 characters');

const pushConfigSchema = z.object({
  LINKYARD_MODE: installationMode,
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
/** `subject`: as push services know the installation; null where it has no public address. */
export type PushConfig = z.output<typeof pushConfigSchema> & { subject: string | null };

/** An empty variable of a compose file counts as one that is not set. */
const withoutEmpty = (env: NodeJS.ProcessEnv) =>
  Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));

export function pushConfigFrom(env: NodeJS.ProcessEnv): PushConfig {
  const { brand, origins } = ownSites(env).platform;
  return { ...readConfig(pushConfigSchema, withoutEmpty(env)), subject: vapidSubject(brand.supportEmail, origins.app) };
}

/** Whether a process may start with these settings. @throws ConfigError */
export function checkPushConfig(env: NodeJS.ProcessEnv): void {
  const { subject } = pushConfigFrom(env);
  const startable = pushConfigSchema.extend({ DATA_KEY: secret }).superRefine((config, issues) => {
    const message =
      'push services need a public e-mail address here, or an https address with a public host in PUBLIC_URL';
    if (isProduction(config) && subject === null) issues.addIssue({ code: 'custom', path: ['SUPPORT_EMAIL'], message });
  });
  readConfig(startable, withoutEmpty(env));
}
