import type { Provider } from '@nestjs/common';
import { ownSites, readConfig } from '@linkyard/service-kit';
import { SOCIAL_CONFIG, socialConfigSchema } from './social-config.js';
import { SocialSignIn } from './social-sign-in.js';
import { FacebookSignInController, GoogleSignInController } from './social.controller.js';

/** The gateway's module takes these in; they need its Bus, ContextFactory, SessionCookies and logger. */
export const socialControllers = [GoogleSignInController, FacebookSignInController];

/** @param env where the providers' clients are read from */
export const socialProviders = (env: NodeJS.ProcessEnv = process.env): Provider[] => [
  {
    provide: SOCIAL_CONFIG,
    useFactory: () => ({ ...readConfig(socialConfigSchema, env), origin: ownSites(env).origins.app }),
  },
  SocialSignIn,
];
