import { natsOptions } from '@linkyard/service-kit';
import { connect } from '@nats-io/transport-node';

/** Hears every message of a subject beside those it is meant for, and counts. @returns {Promise<{count: () => number, reset: () => void, stop: () => Promise<void>}>} */
export async function wiretap(stack, subject) {
  const connection = await connect(natsOptions(stack.env.NATS_URL, 'wiretap'));
  let heard = 0;
  connection.subscribe(subject, { callback: () => (heard += 1) });
  await connection.flush();
  return {
    /** What was sent before this call has been counted when it answers. */
    count: async () => {
      await connection.flush();
      return heard;
    },
    reset: () => (heard = 0),
    stop: () => connection.close(),
  };
}
