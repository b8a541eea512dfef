import type { Role } from '../../shared/feature/feature.js';
import { features } from '../features.js';
import { menuGroupsOf } from './menu-groups.js';

const adminMenu = menuGroupsOf(features, 1);
const userMenu = menuGroupsOf(features, 2);
const commands = features.flatMap((feature) => feature.commands ?? []);

export const menuFor = (role: Role | undefined) => (role === 1 ? adminMenu : userMenu);
export const commandsFor = (role: Role | undefined) => commands.filter((command) => command.role === (role ?? 2));
export const accountPath = (role: Role | undefined) => (role === 1 ? '/admin/profile' : '/profile');
