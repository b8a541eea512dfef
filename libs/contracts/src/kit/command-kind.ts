import type { AnyCommand } from './define-command.js';

/**
 * What a command needs of its service, so that one kind of work cannot take the room of another:
 * `session` signs in or checks who calls; `completion` pays or settles what another command has begun, which would otherwise have been begun in vain;
 * `money` may call a payment provider; `slow` may take ten seconds or more, mostly because it waits
 * for others; `internal` is sent by services and the gateway only, and is often a part of a command that has begun; `read` and `write` are the rest.
 */
export type CommandKind = 'session' | 'completion' | 'money' | 'slow' | 'internal' | 'read' | 'write';

const slowMs = 10_000;
/** Verbs that change nothing. One that is missing here makes a command a write, which is only another room. */
const reading =
  /^(all|calendar|changes|counts?|dashboard|facts|find|get(-public)?|items|library|links|list|manifest|me|members|offer|page-details|preview|public-.*|quote|read|render|resolve|search|show|single|slots|usage|uses|versions)$/;

const completing = /^(pay|settle)$/;

/** Whether a command changes nothing. */
export const isReading = ({ subject, http }: Pick<AnyCommand, 'subject' | 'http'>): boolean =>
  http?.method === 'GET' || reading.test(subject.split('.')[2] ?? '');

/** Derived from the contract: there is no list of commands to keep. @source ADR 0031 */
export function commandKind({ subject, http, errors = [], timeoutMs }: AnyCommand): CommandKind {
  const [, capability, verb = ''] = subject.split('.');
  if (http?.session || capability === 'sessions') return 'session';
  if (http && completing.test(verb)) return 'completion';
  if (errors.some((code) => code.startsWith('payments.'))) return 'money';
  if (timeoutMs >= slowMs) return 'slow';
  if (!http) return 'internal';
  return isReading({ subject, http }) ? 'read' : 'write';
}
