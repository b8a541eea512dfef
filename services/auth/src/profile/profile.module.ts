import { Capability } from '@linkyard/service-kit';
import { UserRecordsModule } from '../user-records/user-records.module.js';
import { ProfileController } from './profile.controller.js';
import { ProfileService } from './profile.service.js';

@Capability({
  service: 'auth',
  imports: [UserRecordsModule],
  controllers: [ProfileController],
  providers: [ProfileService],
})
export class ProfileModule {}
