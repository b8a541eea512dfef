import { allCommands, type AnyCommand, type HttpBinding } from '@linkyard/contracts';

export type BoundCommand = AnyCommand & { http: HttpBinding };

/**
 * Contracts with an HTTP path. A call that takes JSON may take a form with a file too, as a second contract of its path.
 * @throws Error when two share a path and a kind of body: the gateway then refuses to start
 */
export function boundCommands(commands: readonly AnyCommand[] = allCommands()): BoundCommand[] {
  const bound = commands.filter((command): command is BoundCommand => command.http !== undefined);
  const seen = new Map<string, string>();
  for (const { http, subject } of bound) {
    const key = `${routeOf(http)} ${http.body ?? 'json'}`;
    const other = seen.get(key);
    if (other) throw new Error(`${subject} and ${other} share ${key}`);
    seen.set(key, subject);
  }
  return bound;
}

export const routeOf = ({ method = 'POST', path }: HttpBinding) => `${method} ${path}`;
