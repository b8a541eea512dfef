import { UserList } from './UserList.js';

export function AdminUsersScreen() {
  return <UserList title="Users" purpose="Everybody with an account here. Switching one off signs them out at once." />;
}
