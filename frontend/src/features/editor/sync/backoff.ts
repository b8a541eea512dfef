const firstMs = 1000;
const maxMs = 30_000;

/** How long to wait before try number `attempt` (from 0), milliseconds: doubling, spread by a quarter to either side. */
export function backoffMs(attempt: number, random: () => number): number {
  const plain = Math.min(maxMs, firstMs * 2 ** Math.min(attempt, 10));
  return Math.round(plain * (0.75 + random() * 0.5));
}
