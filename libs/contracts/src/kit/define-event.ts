import type { z } from 'zod';

export interface EventSpec<Data extends z.ZodType> {
  /** `<service>.<entity>.<past participle>`, e.g. `campaigns-and-templates.campaign.published`. */
  name: `${string}.${string}.${string}`;
  data: Data;
}
export type DomainEvent<Data extends z.ZodType = z.ZodType> = EventSpec<Data> & { kind: 'event' };
export type AnyEvent = DomainEvent;
export type EventData<E extends AnyEvent> = z.output<E['data']>;

/** A past-tense fact, published through the outbox and delivered at least once. @source design 4 */
export function defineEvent<Data extends z.ZodType>(spec: EventSpec<Data>): DomainEvent<Data> {
  return { ...spec, kind: 'event' };
}

/** The JetStream subject of an event for one tenant, or for the platform. @source models.md 23 */
export const eventSubject = (event: AnyEvent, tenantId: string | null) => `v1.${tenantId ?? 'platform'}.${event.name}`;
