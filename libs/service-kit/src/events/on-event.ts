import type { AnyEvent, EventData } from '@linkyard/contracts';
import type { ClientSession } from '@linkyard/mongo';

export interface EventFacts {
  /** The same for every delivery of one event. */
  eventId: string;
  tenantId: string | null;
  requestId: string | null;
  at: Date;
}

export interface EventMeta extends EventFacts {
  /** Writes made with it happen exactly once, together with the record that this event was handled. */
  session: ClientSession;
}

type Decorator<E extends AnyEvent, Meta> = (
  target: object,
  method: string,
  descriptor: TypedPropertyDescriptor<(data: EventData<E>, meta: Meta) => Promise<void>>,
) => void;

export interface EventSubscription {
  event: AnyEvent;
  /** Part of the durable consumer's name and of its inbox keys. */
  id: string;
  owner: object;
  method: string;
  oneAtATime?: boolean;
  isRepeatable?: boolean;
  concerns?(data: unknown, service: string): boolean;
  replaces?(data: unknown): readonly string[];
}

interface Options<E extends AnyEvent = AnyEvent> {
  /**
   * Letters, digits and hyphens; unique within the service. Never change it: a new id is a new durable consumer, which receives every event
   * that the stream still holds. The method may be renamed freely.
   */
  id: string;
  /** Handles such events one after the other within a process: for handlers that all write to the same records and would conflict. */
  oneAtATime?: boolean;
  /** False: the event is acknowledged at once, without a transaction. @param service that consumes it */
  concerns?(data: EventData<E>, service: string): boolean;
  /** Ids of earlier handlers whose work this one does for such an event: what all of them have handled is not handled again. */
  replaces?(data: EventData<E>): readonly string[];
}

const subscriptions: EventSubscription[] = [];

/** Marks a provider's method as a durable, idempotent consumer of one event. */
export function OnEvent<E extends AnyEvent>(
  event: E,
  options: Options<E> & {
    /**
     * The handler runs outside a transaction and may run again from its beginning: for work that takes longer than the 60 s of a MongoDB
     * transaction. What it wrote before a failure stays.
     */
    isRepeatable: true;
  },
): Decorator<E, EventFacts>;
export function OnEvent<E extends AnyEvent>(event: E, options: Options<E>): Decorator<E, EventMeta>;
export function OnEvent(event: AnyEvent, options: Options & { isRepeatable?: boolean }) {
  return (owner: object, method: string) => {
    subscriptions.push({ event, owner, method, ...options });
  };
}

export const eventSubscriptions = (): readonly EventSubscription[] => subscriptions;

/** The durable consumer's name on the stream. */
export const durableName = (service: string, { event, id }: Pick<EventSubscription, 'event' | 'id'>): string =>
  `${service}-${event.name}-${id}`.replace(/[^A-Za-z0-9-]/g, '_');

/**
 * A service refuses to start when two of its handlers share an id, or when an id cannot be part of a consumer's name.
 * @throws Error naming each of them
 */
export function checkEventHandlers(service: string, handlers: readonly Pick<EventSubscription, 'id'>[]) {
  const ids = handlers.map(({ id }) => id);
  const faults = [
    ...ids.filter((id) => !/^[A-Za-z0-9-]{1,60}$/.test(id)).map((id) => `${JSON.stringify(id)} is not a valid id`),
    ...new Set(ids.filter((id, index) => ids.indexOf(id) !== index).map((id) => `two handlers have the id ${id}`)),
  ];
  if (faults.length > 0) throw new Error(`The event handlers of ${service} cannot start:\n  ${faults.join('\n  ')}`);
}
