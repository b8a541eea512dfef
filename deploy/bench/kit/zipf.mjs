/**
 * Which of `count` things are visited, one after another: the first most, the n-th n^exponent times less often. A fixed seed.
 * @param {{count: number, exponent: number, draws: number}} how
 * @returns {number[]} indexes from 0 on
 */
export function visits({ count, exponent, draws }) {
  const weights = Array.from({ length: count }, (_, index) => 1 / (index + 1) ** exponent);
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  let sum = 0;
  const upTo = weights.map((weight) => (sum += weight) / total);
  const random = generator(20_261_121);
  return Array.from({ length: draws }, () => firstOver(upTo, random()));
}

function firstOver(upTo, value) {
  let [low, high] = [0, upTo.length - 1];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (upTo[middle] < value) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** mulberry32: the same numbers every time. */
function generator(state) {
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
