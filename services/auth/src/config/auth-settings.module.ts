import { Module, type DynamicModule } from '@nestjs/common';
import { passwordHasher } from '@linkyard/crypto';
import { readConfig } from '@linkyard/service-kit';
import { AUTH_CONFIG, authConfigSchema } from './auth-config.js';
import { Clock } from './clock.js';
import { HASHER } from './hasher.js';
import { Secrets } from './secrets.js';

/** What tests put in the place of ours. */
export interface Replacements {
  clock?: Clock;
  hasher?: ReturnType<typeof passwordHasher>;
}

/** A hasher that has made its decoy hash already, so that the first unknown address takes no longer than the second. */
async function warmHasher() {
  const hasher = passwordHasher();
  await hasher.verify('', null);
  return hasher;
}

/** What every capability can inject: AUTH_CONFIG, Clock, HASHER, Secrets. */
@Module({})
export class AuthSettingsModule {
  /** @param env where the settings are read from */
  static for(env: NodeJS.ProcessEnv, replace: Replacements = {}): DynamicModule {
    return {
      module: AuthSettingsModule,
      global: true,
      providers: [
        { provide: AUTH_CONFIG, useFactory: () => readConfig(authConfigSchema, env) },
        { provide: Clock, useValue: replace.clock ?? new Clock() },
        { provide: HASHER, useFactory: () => replace.hasher ?? warmHasher() },
        Secrets,
      ],
      exports: [AUTH_CONFIG, Clock, HASHER, Secrets],
    };
  }
}
