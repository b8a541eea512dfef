import type { SocketEvent } from '@linkyard/contracts';
import type { z } from 'zod';
import type { LiveConnection } from '../../shared/live/live-connection.js';
import { refusalIn } from './refusal.js';

/** An answer of the server that has not come by then is not waited for, in milliseconds. */
export const answerMs = 20_000;

/** Sends an event and waits for its answer. @throws Error with what to say to the person */
export async function askRoom<Payload extends z.ZodType>(
  connection: LiveConnection | null,
  event: SocketEvent<Payload>,
  payload: z.input<Payload>,
): Promise<unknown> {
  if (!connection?.connected) throw new Error('');
  const reply = await connection.timeout(answerMs).emitWithAck(event.name, payload);
  const refusal = refusalIn(reply);
  if (refusal) throw new Error(refusal.message);
  return reply;
}

/** An event and what is done with it, once its contract has read it. */
export function heard<Payload extends z.ZodType>(
  event: SocketEvent<Payload>,
  handle: (payload: z.output<Payload>) => void,
): [string, (payload: unknown) => void] {
  return [
    event.name,
    (payload) => {
      const parsed = event.payload.safeParse(payload);
      // A newer server may send what this build cannot show; a reload shows it.
      if (parsed.success) handle(parsed.data);
    },
  ];
}
