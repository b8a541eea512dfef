import { Capability } from '@linkyard/service-kit';
import { AccountsModule } from '../accounts/accounts.module.js';
import { LimitsModule } from '../limits/limits.module.js';
import { MailedCodesModule } from '../mailed-codes/mailed-codes.module.js';
import { MailsModule } from '../mails/mails.module.js';
import { SessionsModule } from '../sessions/sessions.module.js';
import { UserRecordsModule } from '../user-records/user-records.module.js';
import { UsersModule } from '../users/users.module.js';
import { AcceptanceService } from './acceptance.service.js';
import { InvitesService } from './invites.service.js';
import { NewSubUsersService } from './new-sub-users.service.js';
import { Resellers } from './reseller.js';
import { SubUsersController } from './sub-users.controller.js';
import { SubUserExport } from './sub-user-export.js';
import { SubUserDeletionService } from './sub-user-deletion.service.js';
import { SubUserUsageService } from './usage.service.js';
import { SubUsersService } from './sub-users.service.js';

@Capability({
  service: 'auth',
  imports: [
    UserRecordsModule,
    LimitsModule,
    MailedCodesModule,
    MailsModule,
    SessionsModule,
    UsersModule,
    AccountsModule,
  ],
  controllers: [SubUsersController],
  providers: [
    Resellers,
    SubUsersService,
    NewSubUsersService,
    InvitesService,
    AcceptanceService,
    SubUserUsageService,
    SubUserDeletionService,
    SubUserExport,
  ],
})
export class SubUsersModule {}
