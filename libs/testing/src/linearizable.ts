/** One operation on a register, between two ticks of a clock that all clients share. */
export interface RegisterOp {
  kind: 'write' | 'read';
  value: string;
  from: number;
  /** `Infinity` for a write without an answer: it may take effect at any time, or never. */
  until: number;
}

/**
 * Whether some order of the operations explains what every client saw: each takes effect at one moment between its beginning and
 * its end, and a read gives what was last written.
 * @source quality.md R33; Wing and Gong, "Testing and Verifying Concurrent Objects"
 */
export function isLinearizable(history: readonly RegisterOp[], initial: string): boolean {
  const refuted = new Set<string>();
  const search = (done: bigint, value: string): boolean => {
    const state = `${done}:${value}`;
    if (refuted.has(state)) return false;
    const isDone = (index: number) => ((done >> BigInt(index)) & 1n) === 1n;
    const open = history.flatMap((op, index) => (isDone(index) ? [] : [{ ...op, bit: 1n << BigInt(index) }]));
    const firstEnd = Math.min(...open.map(({ until }) => until));
    if (open.length === 0 || firstEnd === Infinity) return true;
    const found = open
      .filter(({ from }) => from <= firstEnd)
      .some((op) => (op.kind === 'write' || op.value === value) && search(done | op.bit, op.value));
    if (!found) refuted.add(state);
    return found;
  };
  return search(0n, initial);
}
