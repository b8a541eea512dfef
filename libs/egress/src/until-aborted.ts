import { failed } from './egress-error.js';

/** Waits for work that cannot be aborted, such as a DNS lookup, no longer than the signal allows. @throws EgressError timed out */
export async function untilAborted<Value>(work: Promise<Value>, signal: AbortSignal): Promise<Value> {
  let stop: () => void = () => undefined;
  const aborted = new Promise<never>((_resolve, reject) => {
    stop = () => reject(failed('timed out'));
    if (signal.aborted) stop();
    signal.addEventListener('abort', stop, { once: true });
  });
  try {
    // eslint-disable-next-line no-restricted-syntax -- ends with a signal, not at a time
    return await Promise.race([aborted, work]);
  } finally {
    signal.removeEventListener('abort', stop);
  }
}
