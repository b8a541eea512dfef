import type { JetStreamClient } from '@nats-io/jetstream';
import type { ServiceDatabase } from '@linkyard/mongo';
import type { Logger } from '../logging/logger.js';
import type { Outbox } from './outbox.js';
import type { OutboxRow } from './outbox.model.js';
import { OutboxRepository } from './outbox.repository.js';

const batch = 100;
/** Also finds rows of another copy of the service that died before publishing. */
const pollMs = 500;

/**
 * Publishes the rows of the outbox to the stream, oldest first, until each is marked as sent. A crash between publishing and
 * marking publishes a row twice: the stream deduplicates by message id, and consumers record handled ids in their inbox.
 */
export class OutboxRelay {
  private timer: NodeJS.Timeout | undefined;
  private running: Promise<void> | undefined;
  private again = false;
  private stopped = false;
  private readonly rows: OutboxRepository;

  constructor(
    database: ServiceDatabase,
    private readonly js: JetStreamClient,
    private readonly logger: Logger,
  ) {
    this.rows = new OutboxRepository(database);
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
        const rows = await this.rows.unsent(batch);
        for (const row of rows) await this.publish(row);
        if (rows.length < batch) return;
      }
    } catch (error) {
      // NATS or MongoDB is away: the rows stay and the next round tries again.
      this.logger.warn({ err: error }, 'the outbox waits');
    }
  }

  private async publish(row: OutboxRow) {
    const body = JSON.stringify({
      id: row._id,
      name: row.name,
      at: row.createdAt,
      tenantId: row.tenantId,
      requestId: row.requestId,
      data: row.data,
    });
    await this.js.publish(row.subject, body, { msgID: row._id });
    await this.rows.markSent(row._id);
  }

  async stop() {
    this.stopped = true;
    clearTimeout(this.timer);
    await this.running;
  }
}
