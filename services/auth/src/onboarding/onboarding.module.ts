import { Capability } from '@linkyard/service-kit';
import { UserRecordsModule } from '../user-records/user-records.module.js';
import { OnboardingController } from './onboarding.controller.js';
import { OnboardingService } from './onboarding.service.js';

@Capability({
  service: 'auth',
  imports: [UserRecordsModule],
  controllers: [OnboardingController],
  providers: [OnboardingService],
})
export class OnboardingModule {}
