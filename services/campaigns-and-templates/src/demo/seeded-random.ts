/** Mulberry32. @returns a function that gives numbers from 0 to below 1, the same for the same seed */
export function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** A choice with its share of all choices; the shares need not add up to one. */
export type Weighted<Value> = readonly (readonly [Value, number])[];

/** One of the choices, each as often as its share says. */
export function pick<Value>(random: () => number, choices: Weighted<Value>): Value {
  let left = random() * choices.reduce((sum, [, share]) => sum + share, 0);
  for (const [value, share] of choices) {
    left -= share;
    if (left < 0) return value;
  }
  const [last] = choices[choices.length - 1] ?? [];
  if (last === undefined) throw new Error('nothing to choose from');
  return last;
}
