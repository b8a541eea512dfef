import type { PushOutcome } from '@linkyard/contracts';

/** Fewer may each have a fault of their own. */
const burst = 3;

/** How loud the refusals (400, 403) of one batch are: a whole batch is about us, one among others about its browser. @source cases F2 */
export function refusalLevel(results: readonly { outcome: PushOutcome }[]): 'error' | 'warn' | null {
  const refused = results.filter(({ outcome }) => outcome === 'refused').length;
  if (refused === 0) return null;
  return refused === results.length && refused >= burst ? 'error' : 'warn';
}
