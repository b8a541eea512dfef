import { t } from '@lingui/core/macro';
import { perLanguage } from '@linkyard/ui/language';

export interface NamedPaint {
  name: string;
  /** Hex or gradient text. */
  paint: string;
}

const depths: readonly ((hue: string) => string)[] = [
  (hue: string) => t`Palest ${hue}`,
  (hue: string) => t`Light ${hue}`,
  (hue: string) => t`Clear ${hue}`,
  (hue: string) => t`Deep ${hue}`,
  (hue: string) => t`Darkest ${hue}`,
];
const hues: () => readonly (readonly [name: string, fromPaleToDark: string])[] = perLanguage(() => [
  [t`red`, '#ffe3df #ffb0a6 #ef6a5b #c0362c #6e1712'],
  [t`orange`, '#ffe9d3 #ffc48a #e8833a #b4560f #5c2a06'],
  [t`yellow`, '#fff4c9 #ffe07a #f0bd27 #a87a00 #523b00'],
  [t`green`, '#e0f4e6 #a3dcb6 #4fae78 #1f7a4d #0d3d26'],
  [t`teal`, '#dcf3f5 #9adbe1 #3aa9b4 #12707a #073a40'],
  [t`blue`, '#e1ecff #a9c8ff #4b86f0 #2256b4 #0f2a5c'],
  [t`violet`, '#f1e4ff #d3aefb #9a5bea #6427b0 #32105c'],
]);
const neutrals: () => readonly NamedPaint[] = perLanguage(() => [
  { name: t`White`, paint: '#ffffff' },
  { name: t`Paper`, paint: '#f4f1ea' },
  { name: t`Stone`, paint: '#d8d5cc' },
  { name: t`Ash`, paint: '#8d8f88' },
  { name: t`Ink`, paint: '#16201b' },
]);

/** Forty colours to begin with: five rows from pale to dark, each a neutral and seven hues. @source spec 2 "Colour picker" */
export const solidPalette: () => readonly NamedPaint[] = perLanguage(() =>
  neutrals().flatMap((neutral, row) => [
    neutral,
    ...hues().map(([name, paints]) => ({ name: depths[row]?.(name) ?? name, paint: paints.split(' ')[row] ?? '' })),
  ]),
);

const pairs: () => readonly (readonly [name: string, from: string, to: string])[] = perLanguage(() => [
  [t`Peach`, '#fff7e8', '#ffd9c2'],
  [t`Lilac sky`, '#fdf1ff', '#d9e4ff'],
  [t`Dew`, '#e9fbf3', '#cfe6ff'],
  [t`Apricot`, '#fff3c4', '#ffc2a1'],
  [t`Sand`, '#f7f3ec', '#dcd2c0'],
  [t`Mist`, '#e7edf0', '#b9c8d1'],
  [t`Candy`, '#ffd1dc', '#b8a1ff'],
  [t`Sunrise`, '#ffdf8f', '#ff8f6b'],
  [t`Mint`, '#b8f2d0', '#5bbfa8'],
  [t`Lagoon`, '#a8e0ff', '#6d8bff'],
  [t`Ember`, '#ff9a62', '#c93a6e'],
  [t`Neon dusk`, '#ff6f91', '#7a4dff'],
  [t`Autumn`, '#ffb347', '#e0562f'],
  [t`Meadow`, '#f6d365', '#4fae78'],
  [t`Deep sea`, '#4fc3b4', '#2256b4'],
  [t`Indigo night`, '#7d5cff', '#2b1b73'],
  [t`Forest`, '#2f6f5e', '#123024'],
  [t`Wine`, '#7a2e3a', '#2a1016'],
  [t`Plum night`, '#8a3b6e', '#1c2350'],
  [t`Slate`, '#31404f', '#11161c'],
  [t`Cocoa`, '#5c3b22', '#1c110a'],
  [t`Harbour`, '#1f4e79', '#0a1a2b'],
  [t`Charcoal`, '#3b3b46', '#101014'],
  [t`Pine night`, '#0f2a24', '#050d0b'],
]);
/** Forty-eight gradients: twenty-four pairs, downwards and across. @source spec 2 "Colour picker" */
export const gradientPalette: () => readonly NamedPaint[] = perLanguage(() =>
  pairs().flatMap(([name, from, to]) => [
    { name: t`${name}, downwards`, paint: `linear-gradient(180deg,${from} 0%,${to} 100%)` },
    { name: t`${name}, across`, paint: `linear-gradient(135deg,${from} 0%,${to} 100%)` },
  ]),
);
