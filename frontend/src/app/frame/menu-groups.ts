import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import {
  type Feature,
  menuGroups,
  type MenuEntry,
  type MenuGroupName,
  type Role,
} from '../../shared/feature/feature.js';

export interface MenuGroup {
  name: MenuGroupName;
  /** Absent: the entries have no heading. */
  label?: MessageDescriptor;
  entries: readonly MenuEntry[];
}

const labels: Partial<Record<MenuGroupName, MessageDescriptor>> = {
  features: msg`Features`,
  analytics: msg`Analytics`,
};

/** The menu of a role: the groups that have entries, each in the order its features ask for. @source spec 2, 6 */
export function menuGroupsOf(features: readonly Feature[], role: Role | undefined): MenuGroup[] {
  const entries = features.flatMap(({ menu = [] }) => menu);
  return menuGroups
    .filter((name) => (name === 'admin') === (role === 1))
    .map((name) => ({
      name,
      ...(labels[name] ? { label: labels[name] } : {}),
      entries: entries.filter(({ group }) => group === name).sort((one, other) => one.order - other.order),
    }))
    .filter((group) => group.entries.length > 0);
}
