import { Capability } from '@linkyard/service-kit';
import { AttemptsModule } from '../attempts/attempts.module.js';
import { ImpersonationLogsModule } from '../impersonation-logs/impersonation-logs.module.js';
import { MailedCodesModule } from '../mailed-codes/mailed-codes.module.js';
import { MailsModule } from '../mails/mails.module.js';
import { SessionsModule } from '../sessions/sessions.module.js';
import { SettingsModule } from '../settings/settings.module.js';
import { TwoFactorModule } from '../two-factor/two-factor.module.js';
import { UserRecordsModule } from '../user-records/user-records.module.js';
import { AccountEraser, DeletionSweep } from './account-deletion.js';
import { AccountsController } from './accounts.controller.js';
import { EmailChangeService } from './email-change.service.js';
import { LoginService } from './login.service.js';
import { OwnAccountController } from './own-account.controller.js';
import { DeletionRequestService, OwnAccountService } from './own-account.service.js';
import { OwnPasswordService, PasswordChange, PasswordsService } from './passwords.service.js';
import { NewAccounts, RegistrationService } from './registration.service.js';

@Capability({
  service: 'auth',
  imports: [
    UserRecordsModule,
    AttemptsModule,
    ImpersonationLogsModule,
    MailedCodesModule,
    MailsModule,
    SessionsModule,
    SettingsModule,
    TwoFactorModule,
  ],
  controllers: [AccountsController, OwnAccountController],
  providers: [
    NewAccounts,
    RegistrationService,
    LoginService,
    PasswordChange,
    PasswordsService,
    OwnPasswordService,
    EmailChangeService,
    OwnAccountService,
    DeletionRequestService,
    AccountEraser,
    DeletionSweep,
  ],
  exports: [NewAccounts, AccountEraser, PasswordChange],
})
export class AccountsModule {}
