import type { AnyEvent, EventData } from '@linkyard/contracts';
import type { ClientSession } from '@linkyard/mongo';

export interface EventMeta {
  /** The same for every delivery of one event. */
  eventId: string;
  tenantId: string | null;
  requestId: string | null;
  at: Date;
  /** Writes made with it happen exactly once, together with the record that this event was handled. */
  session: ClientSession;
}

type Listener<E extends AnyEvent> = (data: EventData<E>, meta: EventMeta) => Promise<void>;

export interface EventSubscription {
  event: AnyEvent;
  /** Part of the durable consumer's name and of its inbox keys. */
  id: string;
  owner: object;
  method: string;
  oneAtATime?: boolean;
}

interface Options {
  /**
   * Letters, digits and hyphens; unique within the service. Never change it: a new id is a new durable consumer, which receives every event
   * that the stream still holds. The method may be renamed freely.
   */
  id: string;
  /** Handles such events one after the other within a process: for handlers that all write to the same records and would conflict. */
  oneAtATime?: boolean;
}

const subscriptions: EventSubscription[] = [];

/** Marks a provider's method as a durable, idempotent consumer of one event. */
export function OnEvent<E extends AnyEvent>(event: E, { id, oneAtATime = false }: Options) {
  return (target: object, method: string, _descriptor: TypedPropertyDescriptor<Listener<E>>) => {
    subscriptions.push({ event, id, owner: target, method, oneAtATime });
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
