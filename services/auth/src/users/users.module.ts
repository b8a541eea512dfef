import { Capability } from '@linkyard/service-kit';
import { SessionsModule } from '../sessions/sessions.module.js';
import { UserRecordsModule } from '../user-records/user-records.module.js';
import { AccountSwitch } from './account-switch.js';
import { UsersController } from './users.controller.js';
import { UsersService } from './users.service.js';

@Capability({
  service: 'auth',
  imports: [UserRecordsModule, SessionsModule],
  controllers: [UsersController],
  providers: [UsersService, AccountSwitch],
  exports: [AccountSwitch],
})
export class UsersModule {}
