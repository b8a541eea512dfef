import { colord } from 'colord';

function channel(value: number): number {
  const share = value / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
}
/** Relative luminance, 0 (black) to 1 (white). @source WCAG 2.2 */
export function luminance(color: string): number {
  const { r, g, b } = colord(color).toRgb();
  return 0.2126 * channel(r) + 0.7152 * channel(g) + 0.0722 * channel(b);
}
/** Contrast ratio, 1 to 21. @source WCAG 2.2 */
export function contrast(one: string, other: string): number {
  const [low = 0, high = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
}
/** `share` (0-1) of `over` laid on `under`, as an opaque hex colour. */
export function blend(under: string, over: string, share: number): string {
  const a = colord(under).toRgb();
  const b = colord(over).toRgb();
  const part = (from: number, to: number) => Math.round(from + (to - from) * share);
  return colord({ r: part(a.r, b.r), g: part(a.g, b.g), b: part(a.b, b.b) }).toHex();
}
export const withAlpha = (color: string, alpha: number) => colord(color).alpha(alpha).toHex();

/** The wanted ink where it can be read on the ground, else whichever of near-black and white can. */
export function legible(wanted: string, ground: string, ratio: number): string {
  if (contrast(wanted, ground) >= ratio) return colord(wanted).alpha(1).toHex();
  return contrast('#ffffff', ground) > contrast('#111111', ground) ? '#ffffff' : '#111111';
}

/** Darkest and lightest luminance of what letters may stand on. */
export interface Span {
  low: number;
  high: number;
}
export function spanOf(tones: readonly string[]): Span {
  const values = tones.map(luminance);
  return { low: Math.min(...values), high: Math.max(...values) };
}
/** The least contrast between any place of one paint and any place of the other; 1 where they meet in lightness. */
export function leastContrast(one: Span, other: Span): number {
  if (one.low > other.high) return (one.low + 0.05) / (other.high + 0.05);
  if (other.low > one.high) return (other.low + 0.05) / (one.high + 0.05);
  return 1;
}

/** The same for one ink on a ground. */
export const worstContrast = (ink: string, ground: Span) => leastContrast(spanOf([ink]), ground);

/** The wanted ink where it can be read everywhere on a ground, else whichever of near-black and white can be read best. */
export function legibleOn(wanted: string, ground: Span, ratio: number): string {
  if (worstContrast(wanted, ground) >= ratio) return colord(wanted).alpha(1).toHex();
  return worstContrast('#ffffff', ground) > worstContrast('#111111', ground) ? '#ffffff' : '#111111';
}
