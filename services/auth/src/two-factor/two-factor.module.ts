import { Capability } from '@linkyard/service-kit';
import { AttemptsModule } from '../attempts/attempts.module.js';
import { UserRecordsModule } from '../user-records/user-records.module.js';
import { CodeTries } from './code-tries.js';
import { SecondFactor } from './second-factor.js';
import { TwoFactorController } from './two-factor.controller.js';
import { Enrolment, TwoFactorService } from './two-factor.service.js';

@Capability({
  service: 'auth',
  imports: [UserRecordsModule, AttemptsModule],
  controllers: [TwoFactorController],
  providers: [SecondFactor, Enrolment, CodeTries, TwoFactorService],
  exports: [SecondFactor, CodeTries],
})
export class TwoFactorModule {}
