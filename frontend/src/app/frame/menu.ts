import {
  IconClipboardText,
  IconHome,
  IconLayoutGrid,
  IconLink,
  IconPhoto,
  IconPhotoShare,
  IconPhotoUp,
  IconSettings,
  IconUsers,
  IconUsersGroup,
  type Icon,
} from '@tabler/icons-react';
import { screenExists } from '../routes.js';

export interface MenuEntry {
  path: string;
  label: string;
  icon: Icon;
}

export interface MenuGroup {
  /** Absent: the entries stand by themselves on top. */
  label?: string;
  entries: readonly MenuEntry[];
}

const existing = (groups: readonly MenuGroup[]): MenuGroup[] =>
  groups
    .map((group) => ({ ...group, entries: group.entries.filter((entry) => screenExists(entry.path)) }))
    .filter((group) => group.entries.length > 0);

/** The user's menu, of what exists in this version. @source spec 2 "User area", 6 */
export const userMenu = existing([
  {
    entries: [
      { path: '/dashboard', label: 'Dashboard', icon: IconHome },
      { path: '/mylinks', label: 'My Links', icon: IconLink },
      { path: '/templates', label: 'Templates', icon: IconLayoutGrid },
      { path: '/mylibrary', label: 'My Library', icon: IconPhoto },
    ],
  },
  {
    label: 'Analytics',
    entries: [
      { path: '/myleads', label: "Lead's Data", icon: IconUsersGroup },
      { path: '/formdata', label: "Form's Data", icon: IconClipboardText },
    ],
  },
]);

/** The admin's menu. @source spec 6 "Role 1 admin" */
export const adminMenu = existing([
  {
    entries: [
      { path: '/admin/dashboard', label: 'Dashboard', icon: IconHome },
      { path: '/admin/users', label: 'Users', icon: IconUsers },
      { path: '/admin/mylibrary', label: 'My Library', icon: IconPhoto },
      { path: '/admin/public-upload', label: 'Public Upload', icon: IconPhotoUp },
      { path: '/admin/public-images', label: 'Public Images', icon: IconPhotoShare },
      { path: '/admin/settings', label: 'Settings', icon: IconSettings },
    ],
  },
]);

export const menuFor = (role: 1 | 2 | undefined) => (role === 1 ? adminMenu : userMenu);
export const accountPath = (role: 1 | 2 | undefined) => (role === 1 ? '/admin/profile' : '/profile');
