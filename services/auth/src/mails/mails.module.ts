import { Capability } from '@linkyard/service-kit';
import { MailedCodesModule } from '../mailed-codes/mailed-codes.module.js';
import { UserRecordsModule } from '../user-records/user-records.module.js';
import { AccountMails } from './account-mails.js';
import { MailRequests } from './mail-requests.js';
import { mailLimits, MailThrottle } from './mail-throttle.js';

@Capability({
  service: 'auth',
  imports: [UserRecordsModule, MailedCodesModule],
  limiters: [mailLimits],
  providers: [MailThrottle, MailRequests, AccountMails],
  exports: [MailThrottle, MailRequests],
})
export class MailsModule {}
