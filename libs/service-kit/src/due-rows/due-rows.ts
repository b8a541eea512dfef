import type { ErrorCode } from '@linkyard/contracts';
import { isDatabaseUnavailable, type DuePage, type ServiceDatabase } from '@linkyard/mongo';
import { QueueUnavailable } from '@linkyard/queue';
import { runForTenant } from '@linkyard/request-context';
import { withTimeout } from '@linkyard/time/with-timeout';
import { DomainError, isServiceAway } from '../bus/domain-error.js';
import { parkedRows } from '../health/metrics.js';
import type { Logger } from '../logging/logger.js';
import type { DueFailure } from './due-failure.schema.js';
import { DueFailuresRepository } from './due-failures.repository.js';
import { inLanes } from './in-lanes.js';

interface DueWork<Row extends { _id: string }> {
  /** The job's id; a job with several queries gives each a name of its own. */
  job: string;
  /** Reads at most `limit` rows, without those of `except`. */
  find(page: DuePage): Promise<readonly Row[]>;
  /** May run again for a row that it has processed. */
  process(row: Row): Promise<unknown>;
  signal: AbortSignal;
  now: Date;
  /** Rows of one run. @default 200 */
  limit?: number;
  /** Rows at the same time. @default 1: in the order of the query */
  concurrency?: number;
  /** Rows of the same lane, such as an account at a provider, are processed one after another. @default each row has its own */
  lane?(row: Row): string;
  /** Failures of another system, for rows that say themselves when they are due again: logged, not counted and never parked. */
  isOutage?(error: unknown): boolean;
  /** Refusals that say that the row was changed since it was read: logged only if they persist. */
  expected?: readonly ErrorCode[];
}

const defaultLimit = 200;
const firstRetryMs = 60_000;
const maxRetryMs = 3_600_000;
/** The last attempt before a row is parked is about five hours after the first. */
const maxAttempts = 10;
const parkedRetryMs = 86_400_000;
/** Calls to the database, to services and to providers have shorter limits of their own. */
const maxRowMs = 2 * 60_000;
const maxReasonLength = 500;

/**
 * Runs the work of recurring jobs row by row, so that one bad row stops no other. A row that fails is left out of the following runs and
 * attempted again after 1, 2, 4 … 60 minutes; after ten attempts it is parked, which is logged once as an error: it is attempted once a
 * day. `due_failures` holds the rows and their reasons, the metric `linkyard_due_rows_parked` counts the parked ones.
 * @source style R13
 */
export class DueRows {
  private readonly failures: DueFailuresRepository;

  constructor(
    database: ServiceDatabase,
    private readonly logger: Logger,
    private readonly maxMs = maxRowMs,
  ) {
    this.failures = new DueFailuresRepository(database);
  }

  /**
   * @returns how many rows were processed without an error
   * @throws what `find` throws, and a database or queue that is unavailable, which is no fault of a row
   */
  async forEachDue<Row extends { _id: string }>(work: DueWork<Row>): Promise<number> {
    const { job, signal, now, limit = defaultLimit, concurrency: width = 1, lane = ({ _id }: Row) => _id } = work;
    const known = new Map((await this.failures.of(job)).map((failure) => [failure.rowId, failure]));
    parkedRows.set({ job }, [...known.values()].filter(({ parkedAt }) => parkedAt !== null).length);
    const idsOf = (failures: readonly DueFailure[]) => failures.map(({ rowId }) => rowId);
    const except = idsOf([...known.values()].filter(({ retryAt }) => retryAt > now));
    const again = idsOf([...known.values()].filter(({ retryAt }) => retryAt <= now));
    const rows = await work.find({ limit, except, again });
    let processed = 0;
    await inLanes(rows, { width, laneOf: lane, signal }, async (row) => {
      const failure = known.get(row._id) ?? null;
      try {
        // A row whose work never ends keeps the others waiting no longer than this.
        await withTimeout(
          forTenantOf(row, () => work.process(row)),
          this.maxMs,
        );
        processed += 1;
        if (failure) await this.failures.remove([failure._id]);
      } catch (error) {
        if (isDatabaseUnavailable(error) || error instanceof QueueUnavailable) throw error;
        if (work.isOutage?.(error))
          this.logger.warn({ err: error, job, rowId: row._id }, 'a row of a recurring job met an outage');
        else await this.record(work, { rowId: row._id, before: failure, error });
      }
    });
    return processed;
  }

  private async record(
    { job, now, expected = [] }: Pick<DueWork<never>, 'job' | 'now' | 'expected'>,
    { rowId, before, error }: { rowId: string; before: DueFailure | null; error: unknown },
  ): Promise<void> {
    const attempts = (before?.attempts ?? 0) + 1;
    const code = error instanceof DomainError ? error.code : null;
    // No row is parked for what it depends on.
    const isParked = attempts >= maxAttempts && !isServiceAway(error);
    const parkedAt = isParked ? (before?.parkedAt ?? now) : null;
    const waitMs = isParked ? parkedRetryMs : Math.min(firstRetryMs * 2 ** (attempts - 1), maxRetryMs);
    const reason = (error instanceof Error ? error.message : String(error)).slice(0, maxReasonLength);
    const retryAt = new Date(now.getTime() + waitMs);
    await this.failures.save({
      _id: `${job}:${rowId}`,
      job,
      rowId,
      attempts,
      reason,
      retryAt,
      parkedAt,
      failedAt: now,
    });
    const about = { err: error, job, rowId, attempts };
    if (isParked && !before?.parkedAt) this.logger.error(about, 'a row of a recurring job is parked');
    else if (!before && !(code && expected.includes(code)))
      this.logger.warn(about, 'a row of a recurring job failed and will be processed again');
  }
}

/** A job reads rows of every tenant; what it does for one is work of that row's tenant. */
function forTenantOf(row: object, process: () => Promise<unknown>): Promise<unknown> {
  const tenantId: unknown = Reflect.get(row, 'tenantId');
  const isNamed = typeof tenantId === 'string' || tenantId === null;
  return isNamed ? runForTenant(tenantId, process) : process();
}
