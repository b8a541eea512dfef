import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

type Collect = (options: { type: 'minor' }) => void;

const isCollect = (value: unknown): value is Collect => typeof value === 'function';

/** V8's own collector, which it shows to scripts only where it is told to; the flag stays off for all others. */
function collector(): Collect | null {
  setFlagsFromString('--expose-gc');
  const found: unknown = runInNewContext('gc');
  setFlagsFromString('--no-expose-gc');
  return isCollect(found) ? found : null;
}

let collect: Collect | null | undefined;

/**
 * Frees the buffers that a stream has left behind. V8 lets 32 MB of young ones lie, however small the nursery, and each 64 kB from a socket is one:
 * a long body would cost that much memory although it is passed on at once. Takes a millisecond or two.
 * @source v8/src/heap/heap.cc AllocateExternalBackingStore
 */
export function freeDeadBuffers(): void {
  collect ??= collector();
  collect?.({ type: 'minor' });
}
