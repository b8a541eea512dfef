import { Capability } from '@linkyard/service-kit';
import { AccountsModule } from '../accounts/accounts.module.js';
import { AttemptsModule } from '../attempts/attempts.module.js';
import { LimitsModule } from '../limits/limits.module.js';
import { MailedCodesModule } from '../mailed-codes/mailed-codes.module.js';
import { MailsModule } from '../mails/mails.module.js';
import { TwoFactorModule } from '../two-factor/two-factor.module.js';
import { UserRecordsModule } from '../user-records/user-records.module.js';
import { AdministrationController } from './administration.controller.js';
import { ConfirmPromotion } from './confirm-promotion.js';
import { SaveUserService } from './save-user.service.js';
import { UserChange } from './user-change.js';

/** What administrators do to accounts. */
@Capability({
  service: 'auth',
  imports: [
    AccountsModule,
    AttemptsModule,
    LimitsModule,
    MailedCodesModule,
    MailsModule,
    TwoFactorModule,
    UserRecordsModule,
  ],
  controllers: [AdministrationController],
  providers: [ConfirmPromotion, SaveUserService, UserChange],
})
export class AdministrationModule {}
