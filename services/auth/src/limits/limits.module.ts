import { Capability } from '@linkyard/service-kit';
import { UserRecordsModule } from '../user-records/user-records.module.js';
import { AccountUsage } from './account-usage.js';
import { LimitsController } from './limits.controller.js';
import { PlanChanges } from './plan-changes.js';
import { RecordCounts } from './record-counts.js';

/** What accounts may have, and have. */
@Capability({
  service: 'auth',
  imports: [UserRecordsModule],
  controllers: [LimitsController],
  providers: [AccountUsage, PlanChanges, RecordCounts],
  exports: [AccountUsage, RecordCounts],
})
export class LimitsModule {}
