interface Lanes<Row> {
  /** Rows at the same time. */
  width: number;
  /** Rows of the same lane are processed one after another. */
  laneOf(row: Row): string;
  signal: AbortSignal;
}

/**
 * Processes rows in their order, but passes over those whose lane is occupied: what is slow delays its own lane alone.
 * @throws the first failure, once the others have ended
 */
export async function inLanes<Row>(
  rows: readonly Row[],
  { width, laneOf, signal }: Lanes<Row>,
  process: (row: Row) => Promise<unknown>,
): Promise<void> {
  const left = [...rows];
  const occupied = new Set<string>();
  const takeNext = (): Row | undefined => {
    const index = left.findIndex((row) => !occupied.has(laneOf(row)));
    return index === -1 ? undefined : left.splice(index, 1)[0];
  };
  const work = async () => {
    for (let row = takeNext(); row !== undefined && !signal.aborted; row = takeNext()) {
      const lane = laneOf(row);
      occupied.add(lane);
      try {
        await process(row);
      } finally {
        occupied.delete(lane);
      }
    }
  };
  const ends = await Promise.allSettled(Array.from({ length: width }, work));
  for (const end of ends) if (end.status === 'rejected') throw end.reason;
}
