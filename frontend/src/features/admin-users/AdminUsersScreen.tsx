import { PageHead } from '@linkyard/ui';
import { UserTable } from './UserTable.js';

export function AdminUsersScreen() {
  return (
    <div data-wide>
      <PageHead title="Users" purpose="Everybody with an account here. Switching one off signs them out at once." />
      <UserTable />
    </div>
  );
}
