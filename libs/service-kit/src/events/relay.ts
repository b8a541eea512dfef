import { JetStreamApiError, type JetStreamClient } from '@nats-io/jetstream';
import { isDatabaseUnavailable, type ServiceDatabase } from '@linkyard/mongo';
import {
  ClosedConnectionError,
  ConnectionError,
  DrainingConnectionError,
  InvalidArgumentError,
  InvalidSubjectError,
  PermissionViolationError,
  RequestError,
  TimeoutError,
} from '@nats-io/transport-node';
import { DueFailuresRepository } from '../due-rows/due-failures.repository.js';
import { parkedRows } from '../health/metrics.js';
import type { Logger } from '../logging/logger.js';
import { bodyOf, type Outbox } from './outbox.js';
import type { OutboxRow } from './outbox.model.js';
import { OutboxRepository } from './outbox.repository.js';

const batch = 100;
/** Also finds rows of another copy of the service that died before publishing. */
const pollMs = 500;
/** For a reason that is not known to be the row's or the server's, the others wait for a row so long. */
const patienceMs = 5 * 60_000;
/** A parked row is tried again now and then: the limit of the server may have been raised. */
const parkedRetryMs = 86_400_000;
const maxReasonLength = 500;

/**
 * Publishes the rows of the outbox to the stream, oldest first, until each is marked as sent. A crash between publishing and
 * marking publishes a row twice: the stream deduplicates by message id, and consumers record handled ids in their inbox.
 * While NATS or MongoDB is away all rows wait, in their order. A row that NATS refuses for what it is, as for its size, is parked: the rows behind
 * it go on, it is logged once as an error, tried once a day, and `due_failures` has its reason.
 */
export class OutboxRelay {
  private timer: NodeJS.Timeout | undefined;
  private running: Promise<void> | undefined;
  private again = false;
  private stopped = false;
  private readonly rows: OutboxRepository;
  private readonly failures: DueFailuresRepository;
  private readonly job: string;
  /** When parked rows are tried again, by row. */
  private parked: Map<string, number> | undefined;
  private stuck: { rowId: string; since: number } | undefined;

  constructor(
    database: ServiceDatabase,
    private readonly js: JetStreamClient,
    private readonly logger: Logger,
  ) {
    this.rows = new OutboxRepository(database);
    this.failures = new DueFailuresRepository(database);
    this.job = `outbox-${database.service}`;
  }

  start(outbox: Outbox) {
    outbox.onAdded(() => this.wake());
    this.wake();
  }

  private wake() {
    if (this.stopped) return;
    if (this.running) {
      this.again = true;
      return;
    }
    clearTimeout(this.timer);
    this.running = this.drain().finally(() => {
      this.running = undefined;
      if (this.stopped) return;
      this.timer = setTimeout(() => this.wake(), this.again ? 0 : pollMs);
      this.again = false;
    });
  }

  private async drain() {
    try {
      for (;;) {
        const parked = await this.parkedUntil();
        const now = Date.now();
        const except = [...parked].filter(([, retryAt]) => retryAt > now).map(([rowId]) => rowId);
        const rows = await this.rows.unsent(batch, except);
        for (const row of rows) await this.publishOrPark(row, parked);
        if (rows.length < batch) return;
      }
    } catch (error) {
      // NATS or MongoDB is away: the rows stay and the next round tries again.
      this.logger.warn({ err: error }, 'the outbox waits');
    }
  }

  private async publishOrPark(row: OutboxRow, parked: Map<string, number>) {
    try {
      await this.publish(row);
      if (this.stuck?.rowId === row._id) this.stuck = undefined;
      if (!parked.delete(row._id)) return;
      await this.failures.remove([this.failureOf(row)]);
      parkedRows.set({ job: this.job }, parked.size);
    } catch (error) {
      if (!this.isOfRow(error, row)) throw error;
      await this.park(row, parked, error);
    }
  }

  private async publish(row: OutboxRow) {
    await this.js.publish(row.subject, bodyOf(row), { msgID: row._id });
    await this.rows.markSent(row._id);
  }

  private isOfRow(error: unknown, { _id: rowId }: OutboxRow): boolean {
    if (isRefusal(error)) return true;
    if (isOutage(error)) return false;
    if (this.stuck?.rowId !== rowId) this.stuck = { rowId, since: Date.now() };
    return Date.now() - this.stuck.since > patienceMs;
  }

  private async park(row: OutboxRow, parked: Map<string, number>, error: unknown) {
    const now = new Date();
    const retryAt = new Date(now.getTime() + parkedRetryMs);
    const reason = (error instanceof Error ? error.message : String(error)).slice(0, maxReasonLength);
    const about = { job: this.job, rowId: row._id };
    await this.failures.save({
      ...{ _id: this.failureOf(row), ...about, attempts: 1, reason, retryAt, parkedAt: now, failedAt: now },
    });
    if (!parked.has(row._id)) this.logger.error({ err: error, ...about, event: row.name }, 'an event is parked');
    parked.set(row._id, retryAt.getTime());
    parkedRows.set({ job: this.job }, parked.size);
  }

  private async parkedUntil(): Promise<Map<string, number>> {
    if (this.parked) return this.parked;
    const known = await this.failures.of(this.job);
    this.parked = new Map(known.map(({ rowId, retryAt }) => [rowId, retryAt.getTime()]));
    parkedRows.set({ job: this.job }, this.parked.size);
    return this.parked;
  }

  private failureOf({ _id }: OutboxRow): string {
    return `${this.job}:${_id}`;
  }

  async stop() {
    this.stopped = true;
    clearTimeout(this.timer);
    await this.running;
  }
}

/** What the client or the stream says of a message that it will never take. */
function isRefusal(error: unknown): boolean {
  if (error instanceof JetStreamApiError) return error.status >= 400 && error.status < 500 && error.status !== 408;
  const refusals = [InvalidArgumentError, InvalidSubjectError, PermissionViolationError];
  if (refusals.some((kind) => error instanceof kind)) return true;
  return error instanceof Error && error.cause !== undefined && isRefusal(error.cause);
}

function isOutage(error: unknown): boolean {
  const outages = [
    ClosedConnectionError,
    ConnectionError,
    DrainingConnectionError,
    JetStreamApiError,
    RequestError,
    TimeoutError,
  ];
  if (isDatabaseUnavailable(error) || outages.some((kind) => error instanceof kind)) return true;
  return error instanceof Error && error.cause !== undefined && isOutage(error.cause);
}
