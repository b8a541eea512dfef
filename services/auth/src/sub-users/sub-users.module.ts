import { Capability } from '@linkyard/service-kit';
import { AccountsModule } from '../accounts/accounts.module.js';
import { UserRecordsModule } from '../user-records/user-records.module.js';
import { UsersModule } from '../users/users.module.js';
import { NewSubUsersService } from './new-sub-users.service.js';
import { Resellers } from './reseller.js';
import { SubUserRoom } from './sub-user-room.js';
import { SubUsersController } from './sub-users.controller.js';
import { SubUsersService } from './sub-users.service.js';

@Capability({
  service: 'auth',
  imports: [UserRecordsModule, UsersModule, AccountsModule],
  controllers: [SubUsersController],
  providers: [Resellers, SubUserRoom, SubUsersService, NewSubUsersService],
})
export class SubUsersModule {}
