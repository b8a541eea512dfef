import type { AnyEvent, EventData } from '@linkyard/contracts';
import type { ClientSession } from '@linkyard/mongo';

export interface EventMeta {
  /** The same for every delivery of one event. */
  eventId: string;
  tenantId: string | null;
  requestId: string | null;
  at: Date;
  /** Writes made with it happen exactly once, together with the note that this event is done. */
  session: ClientSession;
}

type Listener<E extends AnyEvent> = (data: EventData<E>, meta: EventMeta) => Promise<void>;

export interface EventSubscription {
  event: AnyEvent;
  owner: object;
  method: string;
  oneAtATime?: boolean;
}

interface Options {
  /**
   * A process handles one such event after the other. For consumers whose events all write to the same records: side by side their
   * transactions would only throw each other back.
   */
  oneAtATime?: boolean;
}

const subscriptions: EventSubscription[] = [];

/** Marks a provider's method as a durable, idempotent consumer of one event. The method's name is the consumer's: no other of the service may have both. */
export function OnEvent<E extends AnyEvent>(event: E, { oneAtATime = false }: Options = {}) {
  return (target: object, method: string, _descriptor: TypedPropertyDescriptor<Listener<E>>) => {
    subscriptions.push({ event, owner: target, method, oneAtATime });
  };
}

export const eventSubscriptions = (): readonly EventSubscription[] => subscriptions;
