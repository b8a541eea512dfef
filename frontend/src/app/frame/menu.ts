import type { UserView } from '@linkyard/contracts';
import type { AccountFeature } from '../../shared/feature/feature.js';
import { hasFeature } from '../../shared/feature/has-feature.js';
import { features } from '../features.js';
import { menuGroupsOf, type MenuGroup } from './menu-groups.js';

const adminMenu = menuGroupsOf(features, 1);
const userMenu = menuGroupsOf(features, 2);
const commands = features.flatMap((feature) => feature.commands ?? []);

type Account = Pick<UserView, 'role' | 'features' | 'tokenType'> | null;

const offeredTo =
  (account: Account) =>
  ({ needs }: { needs?: AccountFeature }) =>
    needs === undefined || hasFeature(account, needs);

export const menuFor = (account: Account): readonly MenuGroup[] =>
  (account?.role === 1 ? adminMenu : userMenu).map((group) => ({
    ...group,
    entries: group.entries.filter(offeredTo(account)),
  }));

export const commandsFor = (account: Account) =>
  commands.filter(({ role }) => role === (account?.role ?? 2)).filter(offeredTo(account));
