export interface NamedPaint {
  name: string;
  /** Hex or gradient text. */
  paint: string;
}

const depths = ['Palest', 'Light', 'Clear', 'Deep', 'Darkest'];
const hues: readonly (readonly [name: string, fromPaleToDark: string])[] = [
  ['red', '#ffe3df #ffb0a6 #ef6a5b #c0362c #6e1712'],
  ['orange', '#ffe9d3 #ffc48a #e8833a #b4560f #5c2a06'],
  ['yellow', '#fff4c9 #ffe07a #f0bd27 #a87a00 #523b00'],
  ['green', '#e0f4e6 #a3dcb6 #4fae78 #1f7a4d #0d3d26'],
  ['teal', '#dcf3f5 #9adbe1 #3aa9b4 #12707a #073a40'],
  ['blue', '#e1ecff #a9c8ff #4b86f0 #2256b4 #0f2a5c'],
  ['violet', '#f1e4ff #d3aefb #9a5bea #6427b0 #32105c'],
];
const neutrals: readonly NamedPaint[] = [
  { name: 'White', paint: '#ffffff' },
  { name: 'Paper', paint: '#f4f1ea' },
  { name: 'Stone', paint: '#d8d5cc' },
  { name: 'Ash', paint: '#8d8f88' },
  { name: 'Ink', paint: '#16201b' },
];

/** Forty colours to begin with: five rows from pale to dark, each a neutral and seven hues. @source spec 2 "Colour picker" */
export const solidPalette: readonly NamedPaint[] = neutrals.flatMap((neutral, row) => [
  neutral,
  ...hues.map(([name, paints]) => ({ name: `${depths[row] ?? ''} ${name}`, paint: paints.split(' ')[row] ?? '' })),
]);

const pairs: readonly (readonly [name: string, from: string, to: string])[] = [
  ['Peach', '#fff7e8', '#ffd9c2'],
  ['Lilac sky', '#fdf1ff', '#d9e4ff'],
  ['Dew', '#e9fbf3', '#cfe6ff'],
  ['Apricot', '#fff3c4', '#ffc2a1'],
  ['Sand', '#f7f3ec', '#dcd2c0'],
  ['Mist', '#e7edf0', '#b9c8d1'],
  ['Candy', '#ffd1dc', '#b8a1ff'],
  ['Sunrise', '#ffdf8f', '#ff8f6b'],
  ['Mint', '#b8f2d0', '#5bbfa8'],
  ['Lagoon', '#a8e0ff', '#6d8bff'],
  ['Ember', '#ff9a62', '#c93a6e'],
  ['Neon dusk', '#ff6f91', '#7a4dff'],
  ['Autumn', '#ffb347', '#e0562f'],
  ['Meadow', '#f6d365', '#4fae78'],
  ['Deep sea', '#4fc3b4', '#2256b4'],
  ['Indigo night', '#7d5cff', '#2b1b73'],
  ['Forest', '#2f6f5e', '#123024'],
  ['Wine', '#7a2e3a', '#2a1016'],
  ['Plum night', '#8a3b6e', '#1c2350'],
  ['Slate', '#31404f', '#11161c'],
  ['Cocoa', '#5c3b22', '#1c110a'],
  ['Harbour', '#1f4e79', '#0a1a2b'],
  ['Charcoal', '#3b3b46', '#101014'],
  ['Pine night', '#0f2a24', '#050d0b'],
];
/** Forty-eight gradients: twenty-four pairs, downwards and across. @source spec 2 "Colour picker" */
export const gradientPalette: readonly NamedPaint[] = pairs.flatMap(([name, from, to]) => [
  { name: `${name}, downwards`, paint: `linear-gradient(180deg,${from} 0%,${to} 100%)` },
  { name: `${name}, across`, paint: `linear-gradient(135deg,${from} 0%,${to} 100%)` },
]);
