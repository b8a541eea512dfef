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
/** Also marks what was published since. */
const pollMs = 500;
/** Younger rows are with the copy of the service that wrote them; older ones may be of a copy that died before publishing. */
const graceMs = 2 * pollMs;
/** Committed faster than published, rows are read from the database again. */
const maxFresh = 1_000;
/** For a reason that is not known to be the row's or the server's, the others wait for a row so long. */
const patienceMs = 5 * 60_000;
/** A parked row is tried again now and then: the limit of the server may have been raised. */
const parkedRetryMs = 86_400_000;
const maxReasonLength = 500;

/**
 * Publishes the rows of the outbox to the stream. What this process has committed is published at once, as it was written; what is still unsent a
 * moment later is read from the outbox, oldest first. Rows are marked as sent some at a time: a crash between publishing and marking publishes a row
 * twice. The stream deduplicates by message id, and consumers record handled ids in their inbox.
 * While NATS or MongoDB is away all rows wait, in their order. A row that NATS refuses for what it is, as for its size, is parked: the rows behind
 * it go on, it is logged once as an error, tried once a day, and `due_failures` has its reason.
 */
export class OutboxRelay {
  private timer: NodeJS.Timeout | undefined;
  private working: Promise<void> = Promise.resolve();
  private stopped = false;
  /** Committed by this process, and not published yet. */
  private fresh: OutboxRow[] = [];
  /** Ids of rows that are published, and not marked yet. */
  private published: string[] = [];
  /** The outbox has older rows, which go first. */
  private isBehind = true;
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
    outbox.onCommitted((row) => this.accept(row));
    this.poll();
  }

  private accept(row: OutboxRow) {
    if (this.stopped || this.isBehind) return;
    if (this.fresh.length >= maxFresh) return this.fallBehind();
    this.fresh.push(row);
    if (this.fresh.length === 1) this.enqueue(() => this.publishFresh());
  }

  private poll() {
    const again = () => {
      if (!this.stopped) this.timer = setTimeout(() => this.poll(), pollMs);
    };
    void this.enqueue(() => this.publishStored()).then(again);
  }

  /** One after the other. NATS or MongoDB may be away: the rows stay and the next round tries again. */
  private enqueue(work: () => Promise<void>): Promise<void> {
    this.working = this.working.then(work).catch((error: unknown) => {
      this.fallBehind();
      this.logger.warn({ err: error }, 'the outbox waits');
    });
    return this.working;
  }

  private fallBehind() {
    this.isBehind = true;
    this.fresh = [];
  }

  private async publishFresh() {
    const parked = await this.parkedUntil();
    for (let row = this.fresh[0]; row; row = this.fresh[0]) {
      await this.publishOrPark(row, parked);
      this.fresh.shift();
    }
  }

  private async publishStored() {
    for (;;) {
      await this.markPublished();
      const parked = await this.parkedUntil();
      const now = Date.now();
      const except = [...parked].filter(([, retryAt]) => retryAt > now).map(([rowId]) => rowId);
      const rows = await this.rows.unsent(batch, except, new Date(now - graceMs));
      for (const row of rows) await this.publishOrPark(row, parked);
      if (rows.length > 0) continue;
      this.isBehind = false;
      return;
    }
  }

  private async markPublished() {
    const ids = this.published;
    if (ids.length === 0) return;
    await this.rows.markSent(ids);
    this.published = [];
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
    this.published.push(row._id);
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
    await this.enqueue(() => this.markPublished());
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
