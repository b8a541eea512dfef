import { Capability } from '@linkyard/service-kit';
import { impersonationLogs } from './impersonation-log.schema.js';
import { ImpersonationLogsRepository } from './impersonation-logs.repository.js';
import { ImpersonationRecord } from './impersonation-record.js';

@Capability({
  service: 'auth',
  collections: [impersonationLogs],
  eraseWithAccount: [impersonationLogs],
  providers: [ImpersonationLogsRepository, ImpersonationRecord],
  exports: [ImpersonationLogsRepository, ImpersonationRecord],
})
export class ImpersonationLogsModule {}
