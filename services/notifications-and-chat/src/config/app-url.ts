import { readConfig, serviceConfigSchema } from '@linkyard/service-kit';

/** Injection token: where people open the app. Links never come from a request's host. */
export const APP_URL = Symbol('notifications:app-url');

/** @throws ConfigError when PUBLIC_URL is no address */
export const appUrlFrom = (env: NodeJS.ProcessEnv): string => readConfig(serviceConfigSchema, env).PUBLIC_URL;
