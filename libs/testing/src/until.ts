import { setTimeout as wait } from 'node:timers/promises';

/** Between two looks, milliseconds. */
const restMs = 20;

/**
 * Looks until it is so: what follows an event or a job comes a moment later.
 * @returns what was seen then
 * @throws with what was seen last, when it was not so in time
 */
export async function until<Value>(
  look: () => Promise<Value> | Value,
  isSo: (value: Value) => boolean = Boolean,
  withinMs = 15_000,
): Promise<Value> {
  for (const end = Date.now() + withinMs; ; await wait(restMs)) {
    const value = await look();
    if (isSo(value)) return value;
    if (Date.now() > end) throw new Error(`It never became so: ${JSON.stringify(value)}`);
  }
}
