import { Module, type DynamicModule } from '@nestjs/common';
import { passwordHasher } from '@linkyard/crypto';
import { readConfig, type ServiceDefinition } from '@linkyard/service-kit';
import { AccountsController } from './accounts/accounts.controller.js';
import { AccountVisibility } from './accounts/account-visibility.js';
import { AccountEraser, DeletionSweep } from './accounts/account-deletion.js';
import { EmailChangeService } from './accounts/email-change.service.js';
import { LoginService } from './accounts/login.service.js';
import { OtherData } from './accounts/other-data.js';
import { OwnAccountController } from './accounts/own-account.controller.js';
import { DeletionRequestService, OwnAccountService } from './accounts/own-account.service.js';
import { OwnPasswordService, PasswordChange, PasswordsService } from './accounts/passwords.service.js';
import { NewAccounts, RegistrationService } from './accounts/registration.service.js';
import { userModel } from './accounts/user.model.js';
import { UsersRepository } from './accounts/users.repository.js';
import { attemptModel, Attempts } from './attempts/attempts.js';
import { RequirePassword } from './attempts/require-password.js';
import { AUTH_CONFIG, authConfigSchema } from './config/auth-config.js';
import { Clock } from './config/clock.js';
import { HASHER } from './config/hasher.js';
import { Secrets } from './config/secrets.js';
import { FirstAccounts } from './demo/demo-seed.js';
import { AccountMails } from './mails/account-mails.js';
import { MailRequests } from './mails/mail-requests.js';
import { mailLimitModel, MailThrottle } from './mails/mail-throttle.js';
import { migrations } from './migrations/index.js';
import { OnboardingController } from './onboarding/onboarding.controller.js';
import { OnboardingService } from './onboarding/onboarding.service.js';
import { OthersDataController } from './others-data/others-data.controller.js';
import { OthersDataService } from './others-data/others-data.service.js';
import { ProfileController } from './profile/profile.controller.js';
import { ProfileService } from './profile/profile.service.js';
import { SessionsController } from './sessions/sessions.controller.js';
import { SessionsEnded } from './sessions/sessions-ended.js';
import { sessionModel } from './sessions/session.model.js';
import { SessionsRepository } from './sessions/sessions.repository.js';
import { SessionsService } from './sessions/sessions.service.js';
import { settingModel } from './settings/setting.model.js';
import { SettingsController } from './settings/settings.controller.js';
import { SettingsRepository } from './settings/settings.repository.js';
import { SettingsService } from './settings/settings.service.js';
import { FacebookClient } from './social/facebook.client.js';
import { GoogleClient } from './social/google.client.js';
import { GoogleNonces, spentNonceModel } from './social/google-nonces.js';
import { PendingSignIn } from './social/pending-sign-in.js';
import { SocialAccountsService } from './social/social-accounts.service.js';
import { SocialController } from './social/social.controller.js';
import { CodeTries } from './two-factor/code-tries.js';
import { SecondFactor } from './two-factor/second-factor.js';
import { TwoFactorController } from './two-factor/two-factor.controller.js';
import { Enrolment, TwoFactorService } from './two-factor/two-factor.service.js';
import { AdminUsersRepository } from './users/admin-users.repository.js';
import { UsersController } from './users/users.controller.js';
import { UsersService } from './users/users.service.js';
import { CodeChecks } from './verification/code-checks.js';
import { CodeSecrets } from './verification/code-secrets.js';
import { ConfirmationService } from './verification/confirmation.service.js';
import { mailedCodeModel } from './verification/mailed-code.model.js';
import { MailedCodesRepository } from './verification/mailed-codes.repository.js';
import { VerificationController } from './verification/verification.controller.js';

const accounts = [
  UsersRepository,
  NewAccounts,
  RegistrationService,
  LoginService,
  PasswordChange,
  PasswordsService,
  OwnPasswordService,
  EmailChangeService,
  OwnAccountService,
  DeletionRequestService,
  AccountVisibility,
  AccountEraser,
  DeletionSweep,
  OtherData,
  FirstAccounts,
];
const proofs = [
  Attempts,
  RequirePassword,
  CodeSecrets,
  CodeChecks,
  MailedCodesRepository,
  ConfirmationService,
  SecondFactor,
  Enrolment,
  CodeTries,
  TwoFactorService,
];
const sessions = [SessionsRepository, SessionsEnded, SessionsService];
const mails = [MailThrottle, MailRequests, AccountMails];
const social = [GoogleClient, GoogleNonces, FacebookClient, PendingSignIn, SocialAccountsService];
const people = [
  OnboardingService,
  ProfileService,
  SettingsRepository,
  SettingsService,
  AdminUsersRepository,
  UsersService,
  OthersDataService,
];

/** A hasher that has made its decoy hash already, so that the first unknown address takes no longer than the second. */
async function warmHasher() {
  const hasher = passwordHasher();
  await hasher.verify('', null);
  return hasher;
}

@Module({})
export class AuthModule {
  /** @param env where the settings are read from @param replace providers that tests put in the place of ours */
  static for(
    env: NodeJS.ProcessEnv,
    replace: { clock?: Clock; hasher?: ReturnType<typeof passwordHasher> } = {},
  ): DynamicModule {
    return {
      module: AuthModule,
      controllers: [
        AccountsController,
        OwnAccountController,
        VerificationController,
        SessionsController,
        TwoFactorController,
        SocialController,
        OnboardingController,
        ProfileController,
        SettingsController,
        UsersController,
        OthersDataController,
      ],
      providers: [
        { provide: AUTH_CONFIG, useFactory: () => readConfig(authConfigSchema, env) },
        { provide: Clock, useValue: replace.clock ?? new Clock() },
        { provide: HASHER, useFactory: () => replace.hasher ?? warmHasher() },
        Secrets,
        ...accounts,
        ...proofs,
        ...sessions,
        ...mails,
        ...social,
        ...people,
      ],
    };
  }
}

/** Accounts, sessions, onboarding, profile and settings. @source design 1, models.md 1 */
export const authService: ServiceDefinition = {
  name: 'auth',
  module: AuthModule.for(process.env),
  models: [userModel, sessionModel, mailedCodeModel, mailLimitModel, attemptModel, settingModel, spentNonceModel],
  migrations,
};
