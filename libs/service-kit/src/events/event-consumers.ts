import {
  AckPolicy,
  DeliverPolicy,
  type ConsumerMessages,
  type JetStreamClient,
  type JetStreamManager,
  type JsMsg,
} from '@nats-io/jetstream';
import { nanos } from '@nats-io/transport-node';
import { bulkhead } from 'cockatiel';
import { isDatabaseUnavailable, isDuplicateKey, type ServiceDatabase } from '@linkyard/mongo';
import { QueueUnavailable } from '@linkyard/queue';
import { runInContext } from '@linkyard/request-context';
import { z } from 'zod';
import { isServiceAway } from '../bus/domain-error.js';
import { jsonOf } from '../bus/json-of.js';
import { KeyedQueue } from '../concurrency/keyed-queue.js';
import type { Logger } from '../logging/logger.js';
import { EventTooEarly } from './event-too-early.js';
import { InboxRepository } from './inbox.repository.js';
import { keepInProgress } from './keep-in-progress.js';
import { durableName, type EventFacts, type EventMeta, type EventSubscription } from './on-event.js';
import { eventStream } from './stream.js';

const maxTries = 8;
/** A message that is neither acknowledged nor reported as in progress for this long is delivered again. */
const ackWaitMs = 30_000;
/** While MongoDB, Redis or another service is unavailable, an event is retried this often without limit. */
const awayRetryMs = 5_000;
/** While a release takes the place of another, both may run this long. */
const overlapMs = 3_600_000;
/** Handlers of one service in this process at the same time. The other messages wait, reported as in progress. */
const atWork = 8;
/**
 * The stream keeps an event out that is published again within two minutes of the first time. A first delivery of a younger one is no repetition.
 * @source stream.ts `duplicate_window`
 */
const surelyFirstMs = 60_000;
const messageSchema = z.object({
  id: z.string(),
  name: z.string(),
  at: z.coerce.date(),
  tenantId: z.string().nullable(),
  requestId: z.string().nullable(),
  data: z.unknown(),
});
type EventMessage = z.output<typeof messageSchema>;
/** @param meta with a session, unless the handler is repeatable */
type Call = (data: unknown, meta: EventFacts | EventMeta) => Promise<void>;

/** Runs the event consumers of one service. Copies of the service share them. */
export class EventConsumers {
  private readonly open: ConsumerMessages[] = [];
  private readonly names = new Set<string>();
  private readonly busy = new Set<Promise<void>>();
  private readonly inbox: InboxRepository;
  /** Each kind has room of its own: those outside a transaction may take long. */
  private readonly room = { once: bulkhead(atWork, Infinity), repeatable: bulkhead(atWork, Infinity) };

  constructor(
    private readonly database: ServiceDatabase,
    private readonly stream: { js: JetStreamClient; manager: JetStreamManager },
    private readonly logger: Logger,
  ) {
    this.inbox = new InboxRepository(database);
  }

  /** @throws Error when this process already runs a consumer of this name: each would get half of the events */
  async start(subscription: EventSubscription, call: Call) {
    const durable = durableName(this.database.service, subscription);
    if (this.names.has(durable)) throw new Error(`Two consumers are named ${durable}`);
    const { created } = await this.stream.manager.consumers.add(eventStream, {
      durable_name: durable,
      filter_subject: `v1.*.${subscription.event.name}`,
      ack_policy: AckPolicy.Explicit,
      deliver_policy: DeliverPolicy.All,
      ack_wait: nanos(ackWaitMs),
      max_ack_pending: 64,
    });
    const consumer = await this.stream.js.consumers.get(eventStream, durable);
    this.names.add(durable);
    const sharedUntil = Date.parse(created) + overlapMs;
    const isShared = (at: Date) => at.getTime() < sharedUntil;
    const queue = subscription.oneAtATime ? new KeyedQueue(1) : null;
    const messages = await consumer.consume({
      max_messages: 64,
      callback: (message) => {
        const room = subscription.isRepeatable ? this.room.repeatable : this.room.once;
        const handle = () => room.execute(() => this.handle(durable, subscription, call, message, isShared));
        const work = keepInProgress(message, ackWaitMs / 3, () => queue?.run(durable, handle) ?? handle())
          // Not even the failure could be stored: the message is delivered again after the acknowledgement time.
          .catch((error: unknown) =>
            this.logger.error({ err: error, consumer: durable }, 'an event will be delivered again'),
          )
          .finally(() => this.busy.delete(work));
        this.busy.add(work);
      },
    });
    this.open.push(messages);
  }

  /** @param isShared whether an earlier handler may have received an event of that moment too */
  private async handle(
    consumer: string,
    subscription: EventSubscription,
    call: Call,
    message: JsMsg,
    isShared: (at: Date) => boolean,
  ) {
    const parsed = messageSchema.safeParse(jsonOf(message));
    if (!parsed.success) {
      this.logger.error({ subject: message.subject }, 'a message on the event stream is not an event');
      return message.term('unreadable');
    }
    const { event, isRepeatable } = subscription;
    const { at, requestId, tenantId } = parsed.data;
    const isNew = message.info.deliveryCount === 1 && Date.now() - at.getTime() < surelyFirstMs;
    try {
      const data = event.data.parse(parsed.data.data);
      const effect = (meta: EventFacts | EventMeta) => runInContext({ requestId, tenantId }, () => call(data, meta));
      if (subscription.concerns?.(data, this.database.service) === false) return message.ack();
      if (isShared(at) && (await this.isHandledBefore(subscription, parsed.data.id, data))) return message.ack();
      if (isRepeatable) await this.repeatably(consumer, parsed.data, { effect, isNew });
      else await this.once(consumer, parsed.data, effect);
      message.ack();
    } catch (error) {
      await this.failed(consumer, parsed.data, message, error);
    }
  }

  /** By the handlers that this one takes the place of. */
  private async isHandledBefore({ event, replaces }: EventSubscription, id: string, data: unknown): Promise<boolean> {
    const former = replaces?.(data) ?? [];
    const handled = former.map((one) =>
      this.inbox.has(`${durableName(this.database.service, { event, id: one })}:${id}`),
    );
    return former.length > 0 && (await Promise.all(handled)).every(Boolean);
  }

  /** The effect and its inbox record are one transaction; a second delivery finds the record. */
  private async once(consumer: string, message: EventMessage, effect: (meta: EventMeta) => Promise<void>) {
    const { id: eventId, tenantId, requestId, at } = message;
    const _id = `${consumer}:${eventId}`;
    try {
      await this.database.transaction(async (session) => {
        await this.inbox.insert(_id, session);
        await effect({ eventId, tenantId, requestId, at, session });
      });
    } catch (error) {
      if (!isDuplicateKey(error) || !(await this.inbox.has(_id))) throw error;
    }
  }

  /** The inbox record is written after the effect: a crash in between runs the handler again. */
  private async repeatably(
    consumer: string,
    message: EventMessage,
    { effect, isNew }: { effect: (facts: EventFacts) => Promise<void>; isNew: boolean },
  ) {
    const { id: eventId, tenantId, requestId, at } = message;
    const _id = `${consumer}:${eventId}`;
    if (!isNew && (await this.inbox.has(_id))) return;
    await effect({ eventId, tenantId, requestId, at });
    await this.inbox.note(_id);
  }

  private async failed(consumer: string, event: EventMessage, message: JsMsg, error: unknown) {
    const tries = message.info.deliveryCount;
    if (!(error instanceof EventTooEarly))
      this.logger.warn(
        { err: error, consumer, event: event.name, eventId: event.id, tries },
        'an event could not be handled',
      );
    if (isTemporary(error)) return message.nak(Math.min(awayRetryMs, 250 * 2 ** tries));
    if (tries < maxTries) return message.nak(Math.min(60_000, 250 * 2 ** tries));
    const reason = error instanceof Error ? error.message : String(error);
    await this.inbox.park(`${consumer}:${event.id}`, { consumer, name: event.name, data: event.data, reason });
    message.term('parked');
  }

  async stop() {
    await Promise.allSettled(this.open.map((messages) => messages.close()));
    await Promise.allSettled([...this.busy]);
  }
}

/** MongoDB, Redis or another service is unavailable. @source quality R03, R04, R05 */
const isTemporary = (error: unknown): boolean =>
  isDatabaseUnavailable(error) || error instanceof QueueUnavailable || isServiceAway(error);
