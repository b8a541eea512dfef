import { eventSubject, type AnyEvent } from '@linkyard/contracts';
import { afterCommit, currentSession, newId, type ClientSession, type ServiceDatabase } from '@linkyard/mongo';
import { currentContext, tenantToStamp } from '@linkyard/request-context';
import type { z } from 'zod';
import type { OutboxRow } from './outbox.model.js';
import { OutboxRepository } from './outbox.repository.js';

interface About {
  /** Of the running transaction; by default the one this call runs in. */
  session?: ClientSession;
  /** Of the record, where the running work sees those of every tenant; else it is that of the work. */
  tenantId?: string | null;
  requestId?: string | null;
}

/** Of the headers that travel with an event. */
const headerBytes = 1_024;
/** What NATS takes where it says nothing else. */
const usualMaxBytes = 1_048_576;

/** Where a service records its events. The relay publishes them. */
export class Outbox {
  private publish: (row: OutboxRow) => void = () => undefined;
  private readonly rows: OutboxRepository;

  /** @param maxBytes what NATS takes as one message */
  constructor(
    database: ServiceDatabase,
    private readonly maxBytes: () => number | undefined = () => undefined,
  ) {
    this.rows = new OutboxRepository(database);
  }

  /** The relay gets each event once its transaction has committed. */
  onCommitted(publish: (row: OutboxRow) => void) {
    this.publish = publish;
  }

  /**
   * Adds an event to the running transaction: it is published if and only if the transaction commits.
   * @throws Error outside a transaction, and for an event that is larger than NATS takes: its change is then not committed either
   */
  async add<E extends AnyEvent>(event: E, data: z.input<E['data']>, about: About = {}): Promise<string> {
    const session = about.session ?? currentSession();
    if (!session) throw new Error(`${event.name} is added outside a transaction`);
    const tenantId = tenantToStamp(about.tenantId);
    const row = {
      _id: newId(),
      name: event.name,
      subject: eventSubject(event, tenantId),
      tenantId,
      data: event.data.parse(data),
      requestId: about.requestId ?? currentContext()?.requestId ?? null,
      createdAt: new Date(),
      sentAt: null,
    };
    this.requireSmall(row);
    await this.rows.insert(row, session);
    afterCommit(session, () => this.publish(row));
    return row._id;
  }
  private requireSmall(row: OutboxRow): void {
    const most = (this.maxBytes() ?? usualMaxBytes) - headerBytes;
    const bytes = Buffer.byteLength(bodyOf(row));
    if (bytes > most) throw new Error(`${row.name} has ${bytes} bytes, and an event may have ${most}`);
  }
}

/** An event as consumers read it. */
export const bodyOf = ({ _id: id, name, createdAt: at, tenantId, requestId, data }: OutboxRow): string =>
  JSON.stringify({ id, name, at, tenantId, requestId, data });
