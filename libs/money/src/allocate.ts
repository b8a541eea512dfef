/**
 * Splits an amount by weights without losing a minor unit: what rounding down leaves goes to the largest remainders,
 * earlier parts first. All weights 0 count as equal weights.
 * @param total minor units, may be negative
 * @param weights non-negative integers, e.g. the minor amounts of the lines
 * @throws RangeError for no weights, or a weight that is negative or no integer
 */
export function allocate(total: number, weights: readonly number[]): number[] {
  if (!Number.isSafeInteger(total)) throw new RangeError('The total must be an integer of minor units');
  if (weights.length === 0 || weights.some((weight) => !Number.isSafeInteger(weight) || weight < 0))
    throw new RangeError('Weights must be non-negative integers');
  const isEven = weights.every((weight) => weight === 0);
  const exact = weights.map((weight) => BigInt(isEven ? 1 : weight));
  const sum = exact.reduce((left, right) => left + right, 0n);
  const size = BigInt(Math.abs(total));
  const parts = exact.map((weight) => (size * weight) / sum);
  const remainders = exact.map((weight, index) => ({ index, remainder: (size * weight) % sum }));
  const left = Number(size - parts.reduce((one, other) => one + other, 0n));
  remainders.sort((one, other) =>
    one.remainder === other.remainder ? one.index - other.index : one.remainder > other.remainder ? -1 : 1,
  );
  for (const { index } of remainders.slice(0, left)) parts[index] = (parts[index] ?? 0n) + 1n;
  return parts.map((part) => (total < 0 && part > 0n ? -Number(part) : Number(part)));
}

/** Splits an amount into equal parts; the first ones are larger by one minor unit where it does not divide. */
export const splitEvenly = (total: number, parts: number): number[] =>
  allocate(
    total,
    Array.from({ length: parts }, () => 1),
  );
