import type { JetStreamManager } from '@nats-io/jetstream';
import { durableName, eventSubscriptions } from './on-event.js';
import { providersOf } from './providers-of.js';
import type { ServiceDefinition } from '../config/service-definition.js';
import { eventStream } from './stream.js';

export interface PrunedConsumers {
  removed: string[];
  /** Orphaned, but a process still pulls from them: an older release is running. */
  inUse: string[];
}

/** Names of all durable consumers that a service has in this release. */
export function durablesOf({ name, module }: Pick<ServiceDefinition, 'name' | 'module'>): string[] {
  const prototypes = new Set(providersOf(module).map((provider): unknown => provider.prototype));
  return eventSubscriptions()
    .filter(({ owner }) => prototypes.has(owner))
    .map((subscription) => durableName(name, subscription));
}

/** Removes durable consumers of these services whose handler no longer exists. Consumers of other programs are left alone. */
export async function pruneConsumers(
  manager: JetStreamManager,
  services: readonly Pick<ServiceDefinition, 'name' | 'module'>[],
): Promise<PrunedConsumers> {
  const known = new Set(services.flatMap(durablesOf));
  const pruned: PrunedConsumers = { removed: [], inUse: [] };
  for await (const { name, num_waiting: pulls } of manager.consumers.list(eventStream)) {
    if (known.has(name) || !services.some((service) => name.startsWith(`${service.name}-`))) continue;
    if (pulls > 0) {
      pruned.inUse.push(name);
      continue;
    }
    await manager.consumers.delete(eventStream, name);
    pruned.removed.push(name);
  }
  return pruned;
}
