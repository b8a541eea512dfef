/** Claims are made in buckets of this length, so that an overlap is a duplicate key. Every zone's offset is a multiple of it. */
export const bucketMs = 5 * 60_000;

export interface Range {
  from: number;
  to: number;
}

/** The time a meeting takes with its buffers, in whole buckets. @param buffers minutes */
export function occupiedRange(
  start: number,
  end: number,
  { bufferBefore, bufferAfter }: { bufferBefore: number; bufferAfter: number },
): Range {
  return outwards({ from: start - bufferBefore * 60_000, to: end + bufferAfter * 60_000 });
}

/** Odd lengths are rounded up to whole buckets. */
export const outwards = ({ from, to }: Range): Range => ({
  from: Math.floor(from / bucketMs) * bucketMs,
  to: Math.ceil(to / bucketMs) * bucketMs,
});

/** Starts of the buckets of a range. */
export function bucketsOf(range: Range): number[] {
  const { from, to } = outwards(range);
  return Array.from({ length: Math.max(0, (to - from) / bucketMs) }, (_, index) => from + index * bucketMs);
}

export const overlap = (one: Range, other: Range): boolean => one.from < other.to && other.from < one.to;
