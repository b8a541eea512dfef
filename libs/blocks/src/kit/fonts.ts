export interface FontFamily {
  name: string;
  /** Stem of the file under /assets/fonts/. */
  file: string;
  kind: 'sans' | 'serif' | 'hand';
  /** Lightest and boldest weight of the variable font. */
  weights: readonly [number, number];
}

/** Families a page may use, each one self-hosted variable file (latin). */
export const fontFamilies: readonly FontFamily[] = [
  { name: 'Outfit', file: 'outfit', kind: 'sans', weights: [100, 900] },
  { name: 'Inter', file: 'inter', kind: 'sans', weights: [100, 900] },
  { name: 'DM Sans', file: 'dm-sans', kind: 'sans', weights: [100, 1000] },
  { name: 'Manrope', file: 'manrope', kind: 'sans', weights: [200, 800] },
  { name: 'Nunito', file: 'nunito', kind: 'sans', weights: [200, 1000] },
  { name: 'Sora', file: 'sora', kind: 'sans', weights: [100, 800] },
  { name: 'Space Grotesk', file: 'space-grotesk', kind: 'sans', weights: [300, 700] },
  { name: 'Bricolage Grotesque', file: 'bricolage-grotesque', kind: 'sans', weights: [200, 800] },
  { name: 'Fraunces', file: 'fraunces', kind: 'serif', weights: [100, 900] },
  { name: 'Playfair Display', file: 'playfair-display', kind: 'serif', weights: [400, 900] },
  { name: 'Lora', file: 'lora', kind: 'serif', weights: [400, 700] },
  { name: 'Caveat', file: 'caveat', kind: 'hand', weights: [400, 700] },
];

const fallbacks = {
  sans: 'system-ui,-apple-system,"Segoe UI",Roboto,"Noto Sans",sans-serif',
  serif: 'ui-serif,Georgia,"Noto Serif",serif',
  hand: '"Segoe Print","Bradley Hand",cursive',
} as const;
const latin = 'U+0-2FF,U+2000-206F,U+20A0-20C0,U+2122,U+2190-2193';

export function fontOf(name: string | undefined): FontFamily | undefined {
  return fontFamilies.find((family) => family.name.toLowerCase() === name?.toLowerCase());
}

/** Fixed content under a fixed name, so it may be cached for ever: raise the number with the font packages. */
export const fontFile = (family: FontFamily) => `${family.file}-latin-v1.woff2`;
export const fontUrl = (family: FontFamily) => `/assets/fonts/${fontFile(family)}`;

/** CSS font-family value; the system's own font for a family we do not host. */
export function fontStack(name: string | undefined): string {
  const family = fontOf(name);
  return family ? `"${family.name}",${fallbacks[family.kind]}` : fallbacks.sans;
}

/**
 * `optional`: a font that is not there at once is used from the next page on, and nothing ever jumps.
 * @source quality.md "Techniques"
 */
export function fontFaceCss(family: FontFamily): string {
  const [light, bold] = family.weights;
  return `@font-face{font-family:"${family.name}";src:url(${fontUrl(family)}) format("woff2");font-weight:${light} ${bold};font-display:optional;unicode-range:${latin}}`;
}
