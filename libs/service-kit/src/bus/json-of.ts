import type { Msg } from '@nats-io/transport-node';

/** A message's content; undefined for what is no JSON, which then fits no schema. */
export function jsonOf(message: Pick<Msg, 'json'>): unknown {
  try {
    return message.json();
  } catch {
    // Only text that is no JSON can fail here.
    return undefined;
  }
}
