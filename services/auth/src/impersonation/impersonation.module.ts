import { Capability } from '@linkyard/service-kit';
import { ImpersonationLogsModule } from '../impersonation-logs/impersonation-logs.module.js';
import { SessionsModule } from '../sessions/sessions.module.js';
import { UserRecordsModule } from '../user-records/user-records.module.js';
import { ImpersonationEndJob } from './impersonation-end.job.js';
import { ImpersonationController } from './impersonation.controller.js';
import { impersonationTickets } from './impersonation-ticket.schema.js';
import { ImpersonationTickets } from './impersonation-tickets.js';
import { ImpersonationService } from './impersonation.service.js';

@Capability({
  service: 'auth',
  imports: [UserRecordsModule, SessionsModule, ImpersonationLogsModule],
  collections: [impersonationTickets],
  eraseWithAccount: [impersonationTickets],
  controllers: [ImpersonationController],
  providers: [ImpersonationService, ImpersonationTickets, ImpersonationEndJob],
})
export class ImpersonationModule {}
