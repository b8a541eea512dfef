import type { MessageDescriptor } from '@lingui/core';
import type { Icon } from '@tabler/icons-react';
import type { ComponentType } from 'react';

/** 1 is an admin, 2 a user. */
export type Role = 1 | 2;

export interface Screen {
  path: string;
  /** The section in '{section} | {site title}', and the heading of the top bar. */
  title: MessageDescriptor;
  /** `framed`: inside sidebar and top bar. `bare`: uses the whole window. */
  frame: 'framed' | 'bare';
  /** The placeholder shown while the screen loads. */
  skeleton: 'table' | 'cards' | 'form' | 'none';
  /** A lazy route of react-router; the import makes the screen a chunk of its own. */
  lazy: () => Promise<{ Component: ComponentType }>;
}

export const menuGroups = ['main', 'features', 'analytics', 'admin'] as const;
export type MenuGroupName = (typeof menuGroups)[number];

export interface MenuEntry {
  /** The path of one of the feature's screens. */
  path: string;
  label: MessageDescriptor;
  icon: Icon;
  /** The group `admin` is the menu of admins; users see the others. */
  group: MenuGroupName;
  /** Position inside the group, ascending. */
  order: number;
  /** Only for accounts that have it; sub-users of a reseller never do. @source spec 6 */
  needs?: AccountFeature;
  /** Behind the label: a count of what is new. */
  Mark?: ComponentType;
}

/** What an administrator switches on for an account. */
export type AccountFeature = 'whiteLabel' | 'customDomain';

export interface Command {
  id: string;
  label: MessageDescriptor;
  keywords?: readonly string[];
  icon: Icon;
  /** Path and query to open. */
  to: string;
  role: Role;
  /** Also listed under Add on a phone. */
  quickAdd?: boolean;
  needs?: AccountFeature;
}

export interface SettingsPanel {
  /** `account`: Account Settings of every account. `admin`: Settings of the installation. */
  screen: 'account' | 'admin';
  title: MessageDescriptor;
  help?: MessageDescriptor;
  order: number;
  Panel: ComponentType;
}

/** What a person sees of a site, drawn for the site that is being set up. It asks nothing of the server. */
export interface SitePreview {
  kind: 'signIn' | 'app';
  /** Where it thinks it is. */
  path: string;
  Part: ComponentType;
}

export interface DialogProps {
  opened: boolean;
  onClose: () => void;
}

/** What a folder of features/ adds to the app; its feature.ts exports one as `feature`. */
export interface Feature {
  screens?: readonly Screen[];
  menu?: readonly MenuEntry[];
  commands?: readonly Command[];
  settingsPanels?: readonly SettingsPanel[];
  sitePreviews?: readonly SitePreview[];
  /** Creates a page from one that the account has elsewhere; opened from My Links. */
  ImportDialog?: ComponentType<DialogProps>;
}
