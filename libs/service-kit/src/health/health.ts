import { withTimeout } from '@linkyard/time/with-timeout';

/** One thing a role cannot work without. */
export interface HealthCheck {
  name: string;
  /** Rejects when it is not well. */
  check(): Promise<void>;
}

export interface HealthReport {
  ready: boolean;
  checks: Record<string, 'ok' | 'failed'>;
}

const limitMs = 2_500;

/** Asks every check, each at most 2.5 s. */
export async function healthReport(checks: readonly HealthCheck[]): Promise<HealthReport> {
  const results = await Promise.all(
    checks.map(async ({ name, check }) => {
      const isOk = await withTimeout(check(), limitMs).then(
        () => true,
        () => false,
      );
      return [name, isOk ? 'ok' : 'failed'] as const;
    }),
  );
  return { ready: results.every(([, state]) => state === 'ok'), checks: Object.fromEntries(results) };
}
