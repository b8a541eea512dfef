import { eventSubject, type AnyEvent } from '@linkyard/contracts';
import { currentSession, newId, type ClientSession, type ServiceDatabase } from '@linkyard/mongo';
import type { z } from 'zod';
import { OutboxRepository } from './outbox.repository.js';

interface About {
  /** Of the running transaction; by default the one this call runs in. */
  session?: ClientSession;
  tenantId?: string | null;
  requestId?: string | null;
}

/** Where a service records its events. The relay publishes them. */
export class Outbox {
  private kick: () => void = () => undefined;
  private readonly rows: OutboxRepository;

  constructor(database: ServiceDatabase) {
    this.rows = new OutboxRepository(database);
  }

  /** The relay asks to be woken when something was added. */
  onAdded(kick: () => void) {
    this.kick = kick;
  }

  /**
   * Adds an event to the running transaction: it is published if and only if the transaction commits.
   * @throws Error outside a transaction
   */
  async add<E extends AnyEvent>(event: E, data: z.input<E['data']>, about: About = {}): Promise<string> {
    const session = about.session ?? currentSession();
    if (!session) throw new Error(`${event.name} is added outside a transaction`);
    const row = {
      _id: newId(),
      name: event.name,
      subject: eventSubject(event, about.tenantId ?? null),
      tenantId: about.tenantId ?? null,
      data: event.data.parse(data),
      requestId: about.requestId ?? null,
      createdAt: new Date(),
      sentAt: null,
    };
    await this.rows.insert(row, session);
    session.once('ended', this.kick);
    return row._id;
  }
}
