import { Capability } from '@linkyard/service-kit';
import { UserRecordsModule } from '../user-records/user-records.module.js';
import { OtherData } from './other-data.js';
import { sessions } from './session.schema.js';
import { SessionsEnded } from './sessions-ended.js';
import { SessionsController } from './sessions.controller.js';
import { SessionsRepository } from './sessions.repository.js';
import { SessionsService } from './sessions.service.js';

@Capability({
  service: 'auth',
  imports: [UserRecordsModule],
  collections: [sessions],
  eraseWithAccount: [sessions],
  controllers: [SessionsController],
  providers: [SessionsRepository, SessionsEnded, SessionsService, OtherData],
  exports: [SessionsRepository, SessionsService, OtherData],
})
export class SessionsModule {}
