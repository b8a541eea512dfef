import { Module, type DynamicModule } from '@nestjs/common';
import { serviceOf, type ServiceDefinition } from '@linkyard/service-kit';
import { AccountsModule } from './accounts/accounts.module.js';
import { AdministrationModule } from './administration/administration.module.js';
import { AttemptsModule } from './attempts/attempts.module.js';
import { AuthSettingsModule, type Replacements } from './config/auth-settings.module.js';
import { DemoModule } from './demo/demo.module.js';
import { ImpersonationLogsModule } from './impersonation-logs/impersonation-logs.module.js';
import { ImpersonationModule } from './impersonation/impersonation.module.js';
import { LimitsModule } from './limits/limits.module.js';
import { MailedCodesModule } from './mailed-codes/mailed-codes.module.js';
import { MailsModule } from './mails/mails.module.js';
import { NotificationPreferencesModule } from './notification-preferences/notification-preferences.module.js';
import { OnboardingModule } from './onboarding/onboarding.module.js';
import { OthersDataModule } from './others-data/others-data.module.js';
import { ProfileModule } from './profile/profile.module.js';
import { SessionsModule } from './sessions/sessions.module.js';
import { SettingsModule } from './settings/settings.module.js';
import { SocialModule } from './social/social.module.js';
import { SubUsersModule } from './sub-users/sub-users.module.js';
import { TwoFactorModule } from './two-factor/two-factor.module.js';
import { UserRecordsModule } from './user-records/user-records.module.js';
import { UsersModule } from './users/users.module.js';
import { VerificationModule } from './verification/verification.module.js';

/** Each capability is a folder with its own module; `tools/eslint/service-areas.mjs` keeps the graph of their imports one-way. */
const capabilities = serviceOf('auth', [
  UserRecordsModule,
  AttemptsModule,
  LimitsModule,
  SettingsModule,
  MailedCodesModule,
  MailsModule,
  ImpersonationLogsModule,
  SessionsModule,
  ImpersonationModule,
  VerificationModule,
  TwoFactorModule,
  AccountsModule,
  SocialModule,
  OnboardingModule,
  ProfileModule,
  NotificationPreferencesModule,
  UsersModule,
  SubUsersModule,
  AdministrationModule,
  OthersDataModule,
  DemoModule,
]);

@Module({})
export class AuthModule {
  /** @param env where the settings are read from @param replace what tests put in the place of ours */
  static for(env: NodeJS.ProcessEnv, replace: Replacements = {}): DynamicModule {
    return { module: AuthModule, imports: [AuthSettingsModule.for(env, replace), capabilities.module] };
  }
}

/** Accounts, sessions, onboarding, profile and settings. @source design 1, models.md 1 */
export const authService: ServiceDefinition = { ...capabilities, module: AuthModule.for(process.env) };
