import { Capability } from '@linkyard/service-kit';
import { UserRecordsModule } from '../user-records/user-records.module.js';
import { LimitsController } from './limits.controller.js';

/** What accounts may have. */
@Capability({ service: 'auth', imports: [UserRecordsModule], controllers: [LimitsController] })
export class LimitsModule {}
