import { t } from '@lingui/core/macro';
import { UserList } from './UserList.js';

export function AdminUsersScreen() {
  return (
    <UserList title={t`Users`} purpose={t`Everybody with an account here. Switching one off signs them out at once.`} />
  );
}
