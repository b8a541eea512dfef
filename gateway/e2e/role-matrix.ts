import type { AnyCommand, HttpBinding } from '@linkyard/contracts';

export const callers = ['anonymous', 'creator', 'admin'] as const;
export type Caller = (typeof callers)[number];
/** What the door says before the call itself is looked at. */
export type Door = 'open' | 401 | 403;
export type RoleRow = Record<Caller, Door>;

const rows: Record<HttpBinding['role'], RoleRow> = {
  public: { anonymous: 'open', creator: 'open', admin: 'open' },
  any: { anonymous: 401, creator: 'open', admin: 'open' },
  user: { anonymous: 401, creator: 'open', admin: 403 },
  // A creator without the white-label feature.
  owner: { anonymous: 401, creator: 403, admin: 403 },
  admin: { anonymous: 401, creator: 403, admin: 'open' },
};

export const routeOf = ({ http }: AnyCommand & { http: HttpBinding }) => `${http.method ?? 'POST'} ${http.path}`;

/** The table as the contracts would have it; the committed one must say the same. */
export const roleMatrix = (commands: readonly (AnyCommand & { http: HttpBinding })[]): Record<string, RoleRow> =>
  Object.fromEntries(
    commands
      .map((command) => [routeOf(command), rows[command.http.role]] as const)
      .sort(([one], [other]) => one.localeCompare(other)),
  );
