import {
  jetstream,
  jetstreamManager,
  RetentionPolicy,
  StorageType,
  type JetStreamClient,
  type JetStreamManager,
} from '@nats-io/jetstream';
import { nanos, type NatsConnection } from '@nats-io/transport-node';

export const eventStream = 'EVENTS';
const day = 86_400_000;

/** The stream of all domain events, made when it is not there yet. Events older than a week are gone from it. */
export async function openEventStream(
  nats: NatsConnection,
): Promise<{ js: JetStreamClient; manager: JetStreamManager }> {
  const manager = await jetstreamManager(nats, { timeout: 5_000 });
  const known = await manager.streams.info(eventStream).catch(() => null);
  if (!known) {
    await manager.streams.add({
      name: eventStream,
      subjects: ['v1.>'],
      storage: StorageType.File,
      retention: RetentionPolicy.Limits,
      max_age: nanos(7 * day),
      duplicate_window: nanos(120_000),
    });
  }
  return { js: jetstream(nats, { timeout: 5_000 }), manager };
}
