import type { Signal, SignalData } from '@linkyard/contracts';
import type { z } from 'zod';
import { jsonOf } from './json-of.js';
import type { BusConnection } from './nats-connection.js';

/**
 * Publishes to every listening process; nothing is stored for those that are disconnected. Resolves when the server has received it, so a
 * reply sent afterwards cannot overtake it. While the bus is down it does nothing: listeners resynchronise on reconnect.
 * It never fails, because the change it announces has already happened.
 */
export async function broadcast<S extends Signal>(connection: BusConnection, signal: S, data: z.input<S['data']>) {
  if (!connection.isConnected) return;
  publishSignal(connection, signal, data);
  try {
    await connection.whileConnected(connection.nats.flush());
  } catch {
    // The connection broke just now: the same as if it had been away before.
  }
}

/** Like `broadcast`, but waits for nothing: an answer that is sent next may be there before it. */
export function publishSignal<S extends Signal>(connection: BusConnection, signal: S, data: z.input<S['data']>) {
  if (!connection.isConnected) return;
  const text = JSON.stringify(signal.data.parse(data));
  try {
    connection.nats.publish(signal.subject, text);
  } catch {
    // The connection closed just now: the same as if it had been away before.
  }
}

/** Hears a signal until the connection closes. A message that does not fit its contract is ignored: it is only a hint. */
export function listen<S extends Signal>(connection: BusConnection, signal: S, hear: (data: SignalData<S>) => void) {
  subscribe(connection, signal, hear, {});
}

/** Like `listen`, but of all processes that name the same group only one hears each signal. */
export function listenOnce<S extends Signal>(
  connection: BusConnection,
  group: string,
  signal: S,
  hear: (data: SignalData<S>) => void,
) {
  subscribe(connection, signal, hear, { queue: group });
}

function subscribe<S extends Signal>(
  connection: BusConnection,
  signal: S,
  hear: (data: SignalData<S>) => void,
  options: { queue?: string },
) {
  connection.nats.subscribe(signal.subject, {
    ...options,
    callback: (error, message) => {
      const parsed = error ? undefined : signal.data.safeParse(jsonOf(message));
      if (parsed?.success) hear(parsed.data as SignalData<S>);
    },
  });
}
