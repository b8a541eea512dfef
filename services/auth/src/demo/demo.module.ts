import { Capability } from '@linkyard/service-kit';
import { AccountsModule } from '../accounts/accounts.module.js';
import { UserRecordsModule } from '../user-records/user-records.module.js';
import { FirstAccounts } from './demo-seed.js';

@Capability({ service: 'auth', imports: [UserRecordsModule, AccountsModule], providers: [FirstAccounts] })
export class DemoModule {}
