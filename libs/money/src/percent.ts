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

/** Results are a multiple of `step` and `rest` more, in minor units: with step 10 and rest 5 they end in 5. */
export interface Grid {
  step: number;
  rest?: number;
}
const everyUnit: Grid = { step: 1 };

function onGrid(dividend: bigint, divisor: bigint, { step, rest = 0 }: Grid): number {
  const offset = BigInt(rest % step);
  return divideHalfUp(dividend - offset * divisor, divisor * BigInt(step)) * step + Number(offset);
}

/** The nearest amount of a grid, a half goes up: (188, { step: 10 }) → 190. */
export const roundHalfUp = (minor: number, grid: Grid): number => onGrid(BigInt(minor), 1n, grid);

/**
 * A percentage of an amount, rounded half up to the minor unit, or to a grid: (1050, 19) → 200, (1250, 15, { step: 10 }) → 190.
 * @param percent at most eight decimals; 7.7 or "8.875"
 * @throws RangeError when it is no percentage
 */
export function percentOf(minor: number, percent: number | string, grid = everyUnit): number {
  const { numerator, denominator } = fractionOf(percent);
  return onGrid(BigInt(minor) * numerator, denominator, grid);
}

/**
 * The part of an amount that is a percentage on top of the rest, e.g. the tax inside a gross price: (1190, 19) → 190.
 * @throws RangeError when it is no percentage, or a negative one
 */
export function percentWithin(gross: number, percent: number | string, grid = everyUnit): number {
  const { numerator, denominator } = fractionOf(percent);
  if (numerator < 0n) throw new RangeError('A percentage within an amount cannot be negative');
  return onGrid(BigInt(gross) * numerator, denominator + numerator, grid);
}
