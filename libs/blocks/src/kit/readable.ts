import { blend, contrast } from './contrast.js';

interface Demand {
  /** What the colour is moved towards: black and white keep its hue. */
  ink: string;
  grounds: readonly string[];
  ratio: number;
  /** How far it is moved at a time, as a share. */
  step?: number;
  mix?: (colour: string, ink: string, share: number) => string;
}

/** The wanted colour, moved towards the ink until it has this contrast to every ground; the ink itself where nothing less has. */
export function readableOn(wanted: string, { ink, grounds, ratio, step = 0.08, mix = blend }: Demand): string {
  for (let share = 0; share <= 1; share += step) {
    const colour = mix(wanted, ink, share);
    if (worstOn(colour, grounds) >= ratio) return colour;
  }
  return ink;
}

/** The least contrast of a colour to any of the grounds. */
export const worstOn = (colour: string, grounds: readonly string[]): number =>
  Math.min(...grounds.map((ground) => contrast(colour, ground)));

/** The strongest of `inks` on all grounds. */
export const strongest = (inks: readonly string[], grounds: readonly string[]): string =>
  inks.reduce((best, ink) => (worstOn(ink, grounds) > worstOn(best, grounds) ? ink : best));

/** Whether light letters read better than dark ones on a ground. */
export const isDarkGround = (ground: string): boolean => contrast('#ffffff', ground) > contrast('#111111', ground);

/** A ground of middling lightness, on which neither black nor white reads well, moved towards the end it is nearer to. */
export function calmed(ground: string, isDark: boolean, { ratio = 6, step = 0.08 } = {}): string {
  const [letters, end] = isDark ? ['#ffffff', '#000000'] : ['#111111', '#ffffff'];
  let paper = ground;
  for (let share = step; contrast(letters, paper) < ratio && share <= 1; share += step)
    paper = blend(ground, end, share);
  return paper;
}

/** A tint of the ground on which the letters stay readable. @param from share of the tint that is wanted */
export function tintOn(
  ground: string,
  { tint, letters, from = 0.14 }: { tint: string; letters: string; from?: number },
) {
  for (let share = from; share > 0; share -= 0.02) {
    const tinted = blend(ground, tint, share);
    if (contrast(letters, tinted) >= 4.5) return tinted;
  }
  return ground;
}
