/** Red, green, blue 0-255 and how much of it covers what lies below, 0-1. */
export interface Rgba {
  r: number;
  g: number;
  b: number;
  a: number;
}

const numbersIn = (text: string) => (text.match(/-?\d*\.?\d+(?:e-?\d+)?%?/gi) ?? []).map(numberOf);
const numberOf = (text: string) => (text.endsWith('%') ? Number(text.slice(0, -1)) / 100 : Number(text));

/** A colour as browsers report computed ones: rgb(), rgba(), color(srgb …); null for anything else. */
export function parseComputed(text: string): Rgba | null {
  if (text === 'transparent') return { r: 0, g: 0, b: 0, a: 0 };
  const rgb = /^rgba?\(([^)]+)\)$/.exec(text);
  const srgb = /^color\(srgb ([^)]+)\)$/.exec(text);
  const [r, g, b, a = 1] = numbersIn(rgb?.[1] ?? srgb?.[1] ?? '');
  if (r === undefined || g === undefined || b === undefined) return null;
  const scale = srgb ? 255 : 1;
  return { r: r * scale, g: g * scale, b: b * scale, a };
}

/** All colours of a computed gradient. */
export const coloursIn = (text: string): Rgba[] =>
  (text.match(/rgba?\([^)]+\)|color\(srgb [^)]+\)/g) ?? []).flatMap((colour) => parseComputed(colour) ?? []);

/** One colour laid on another. */
export function over(top: Rgba, below: Rgba): Rgba {
  const mix = (one: number, other: number) => one * top.a + other * (1 - top.a);
  return { r: mix(top.r, below.r), g: mix(top.g, below.g), b: mix(top.b, below.b), a: top.a + below.a * (1 - top.a) };
}

const channel = (value: number) => {
  const share = value / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
};
const luminance = ({ r, g, b }: Rgba) => 0.2126 * channel(r) + 0.7152 * channel(g) + 0.0722 * channel(b);

/** 1 to 21. @source WCAG 2.2 */
export function ratioOf(text: Rgba, ground: Rgba): number {
  const [low = 0, high = 0] = [luminance(over(text, ground)), luminance(ground)].toSorted((one, other) => one - other);
  return (high + 0.05) / (low + 0.05);
}

/** What text of this size and weight needs. @source WCAG 2.2, 1.4.3 */
export const neededRatio = (pixels: number, weight: number): number =>
  pixels >= 24 || (pixels >= 18.66 && weight >= 700) ? 3 : 4.5;
