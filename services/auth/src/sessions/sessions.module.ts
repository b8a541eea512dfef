import { Capability } from '@linkyard/service-kit';
import { ImpersonationLogsModule } from '../impersonation-logs/impersonation-logs.module.js';
import { UserRecordsModule } from '../user-records/user-records.module.js';
import { ImpersonatedSessions } from './impersonated-sessions.js';
import { Impersonators } from './impersonators.js';
import { OtherData } from './other-data.js';
import { sessions } from './session.schema.js';
import { SessionsEnded } from './sessions-ended.js';
import { SessionsController } from './sessions.controller.js';
import { SessionsRepository } from './sessions.repository.js';
import { SessionsService } from './sessions.service.js';

@Capability({
  service: 'auth',
  imports: [UserRecordsModule, ImpersonationLogsModule],
  collections: [sessions],
  eraseWithAccount: [sessions],
  controllers: [SessionsController],
  providers: [SessionsRepository, SessionsEnded, SessionsService, Impersonators, ImpersonatedSessions, OtherData],
  exports: [SessionsRepository, SessionsService, ImpersonatedSessions, OtherData],
})
export class SessionsModule {}
