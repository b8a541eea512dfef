/** A percentage as an exact fraction of integers: 7.7 → 77 / 1000. */
function fractionOf(percent: number | string): { numerator: bigint; denominator: bigint } {
  const match = /^(-?)(\d{1,12})(?:\.(\d{1,8}))?$/.exec(String(percent).trim());
  if (!match) throw new RangeError(`"${percent}" is not a percentage`);
  const decimals = match[3] ?? '';
  const size = BigInt(`${match[2]}${decimals}`);
  return { numerator: match[1] ? -size : size, denominator: 100n * 10n ** BigInt(decimals.length) };
}

/** Halves go away from zero, so that a refund is the sale with the other sign. */
function divideHalfUp(dividend: bigint, divisor: bigint): number {
  const size = dividend < 0n ? -dividend : dividend;
  const rounded = Number((2n * size + divisor) / (2n * divisor));
  return dividend < 0n && rounded !== 0 ? -rounded : rounded;
}

/**
 * A percentage of an amount, rounded half up to the minor unit: (1050, 19) → 200.
 * @param percent at most eight decimals; 7.7 or "8.875"
 * @throws RangeError when it is no percentage
 */
export function percentOf(minor: number, percent: number | string): number {
  const { numerator, denominator } = fractionOf(percent);
  return divideHalfUp(BigInt(minor) * numerator, denominator);
}

/**
 * The part of an amount that is a percentage on top of the rest, e.g. the tax inside a gross price: (1190, 19) → 190.
 * @throws RangeError when it is no percentage, or a negative one
 */
export function percentWithin(gross: number, percent: number | string): number {
  const { numerator, denominator } = fractionOf(percent);
  if (numerator < 0n) throw new RangeError('A percentage within an amount cannot be negative');
  return divideHalfUp(BigInt(gross) * numerator, denominator + numerator);
}
