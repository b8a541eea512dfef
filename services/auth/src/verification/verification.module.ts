import { Capability } from '@linkyard/service-kit';
import { MailedCodesModule } from '../mailed-codes/mailed-codes.module.js';
import { MailsModule } from '../mails/mails.module.js';
import { SessionsModule } from '../sessions/sessions.module.js';
import { UserRecordsModule } from '../user-records/user-records.module.js';
import { ConfirmationService } from './confirmation.service.js';
import { VerificationController } from './verification.controller.js';

@Capability({
  service: 'auth',
  imports: [UserRecordsModule, MailedCodesModule, MailsModule, SessionsModule],
  controllers: [VerificationController],
  providers: [ConfirmationService],
})
export class VerificationModule {}
