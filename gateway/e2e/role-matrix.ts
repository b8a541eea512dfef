import { allCommands, type AnyCommand, type HttpBinding } from '@linkyard/contracts';

export const callers = ['anonymous', 'creator', 'admin'] as const;
export type Caller = (typeof callers)[number];
/** What authorization answers before the request is parsed. */
export type Access = 'allowed' | 401 | 403;
export type RoleRow = Record<Caller, Access>;
type Bound = AnyCommand & { http: HttpBinding };

const rows: Record<HttpBinding['role'], RoleRow> = {
  public: { anonymous: 'allowed', creator: 'allowed', admin: 'allowed' },
  any: { anonymous: 401, creator: 'allowed', admin: 'allowed' },
  user: { anonymous: 401, creator: 'allowed', admin: 403 },
  // A creator without the white-label feature.
  owner: { anonymous: 401, creator: 403, admin: 403 },
  admin: { anonymous: 401, creator: 403, admin: 'allowed' },
};

export const httpCommands = (): Bound[] => allCommands().filter((command): command is Bound => !!command.http);

export const routeOf = ({ http }: Bound) => `${http.method ?? 'POST'} ${http.path}`;

/** What each caller is answered by authorization, derived from the role that the contract names. */
export const accessTo = ({ http }: Bound): RoleRow =>
  http.feature && http.role === 'user' ? { ...rows.user, creator: 403 } : rows[http.role];

const roleOf = ({ http: { role, feature } }: Bound) => (feature ? `${role}*` : role);

const titles = ['Call', 'Role', 'Anonymous', 'Creator', 'Admin'];
// Wider than any path, so that a new call changes one line of the page.
const widths = [72, 6, 9, 7, 7];

/** `docs/ROLES.md`: one row per route. */
export function rolesPage(commands: readonly Bound[]): string {
  const byRoute = new Map(
    commands.map((command) => [
      routeOf(command),
      [`\`${routeOf(command)}\``, roleOf(command), ...callers.map((caller) => String(accessTo(command)[caller]))],
    ]),
  );
  const cells = [...byRoute].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, row]) => row);
  const line = (row: string[]) => `| ${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`;
  const rule = line(widths.map((width) => '-'.repeat(width)));
  return `${[...introduction, line(titles), rule, ...cells.map(line)].join('\n')}\n`;
}

const introduction = [
  '# Roles',
  '',
  'Which caller may make which call, derived from the contracts by `node gateway/tools/roles-page.mjs`. Do not edit this page.',
  '`gateway/e2e/role-matrix.e2e-spec.ts` sends a request to every route in every role and expects these answers.',
  '',
  '- **public**: everyone. **any**: a signed-in account. **user**: a creator. **owner**: a creator with the white-label feature. **admin**: an operator.',
  '- **allowed**: authorization passes, and the request is parsed. **401**: `core.unauthenticated`. **403**: `core.forbidden`.',
  '- Calls that take JSON or a form with a file share a row. **Creator** is one without the features `whiteLabel` and `customDomain`.',
  '- **user\\***: a creator for whom the feature is switched on that the contract names.',
  '',
  '<!-- prettier-ignore -->',
];
