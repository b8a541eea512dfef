import type { IncomingMessage } from 'node:http';
import { withTimeout } from '@linkyard/time/with-timeout';
import type { Strategy } from 'passport';

/** The outcome of a strategy: a redirect to the provider, an authenticated profile, or a refusal. */
export type StrategyOutcome<Found> =
  { kind: 'redirect'; url: string } | { kind: 'success'; found: Found } | { kind: 'fail'; reason: string };

/** Providers answer in well under a second; node-oauth itself waits for ever. */
const limitMs = 8_000;

/**
 * Runs a passport strategy once, without passport's middleware, which expects Express: the strategy gets Node's own request and the query.
 * @param parse makes what the strategy found into what the caller wants; throws when it has not the right shape
 */
export function runStrategy<Found>(
  strategy: Strategy,
  raw: IncomingMessage,
  query: Record<string, unknown>,
  options: Record<string, unknown>,
  parse: (found: unknown) => Found,
): Promise<StrategyOutcome<Found>> {
  const outcome = new Promise<StrategyOutcome<Found>>((resolve) => {
    const fail = (reason: unknown) => resolve({ kind: 'fail', reason: reasonOf(reason) });
    // A copy per request: passport hangs the callbacks on the strategy itself.
    const run = Object.assign(Object.create(strategy), {
      redirect: (url: string) => resolve({ kind: 'redirect', url }),
      success: (found: unknown) => {
        try {
          resolve({ kind: 'success', found: parse(found) });
        } catch (error) {
          fail(error);
        }
      },
      fail,
      error: fail,
      pass: () => fail('the strategy passed'),
    });
    run.authenticate(Object.assign(Object.create(raw), { query, body: {} }), options);
  });
  return withTimeout(outcome, limitMs, 'the provider did not answer in time').catch((error: unknown) => ({
    kind: 'fail',
    reason: reasonOf(error),
  }));
}

function reasonOf(reason: unknown): string {
  if (reason instanceof Error) return reason.message;
  if (typeof reason === 'object' && reason !== null && 'message' in reason) return String(reason.message ?? 'refused');
  return String(reason ?? 'refused');
}
