export { fonts } from './font-names.gen.js';

/** Eight hues in five depths: 40. @source spec 2 "Colour picker" */
const colors: readonly string[] = [
  ...['#ffffff', '#f4f1ea', '#d8d5cc', '#8d8f88', '#16201b'],
  ...['#ffe3df', '#ffb0a6', '#ef6a5b', '#c0362c', '#6e1712'],
  ...['#ffe9d3', '#ffc48a', '#e8833a', '#b4560f', '#5c2a06'],
  ...['#fff4c9', '#ffe07a', '#f0bd27', '#a87a00', '#523b00'],
  ...['#e0f4e6', '#a3dcb6', '#4fae78', '#1f7a4d', '#0d3d26'],
  ...['#dcf3f5', '#9adbe1', '#3aa9b4', '#12707a', '#073a40'],
  ...['#e1ecff', '#a9c8ff', '#4b86f0', '#2256b4', '#0f2a5c'],
  ...['#f1e4ff', '#d3aefb', '#9a5bea', '#6427b0', '#32105c'],
];

const pairs: readonly (readonly [string, string])[] = [
  ['#fff7e8', '#ffd9c2'],
  ['#fdf1ff', '#d9e4ff'],
  ['#e9fbf3', '#cfe6ff'],
  ['#fff3c4', '#ffc2a1'],
  ['#f7f3ec', '#dcd2c0'],
  ['#e7edf0', '#b9c8d1'],
  ['#ffd1dc', '#b8a1ff'],
  ['#ffdf8f', '#ff8f6b'],
  ['#b8f2d0', '#5bbfa8'],
  ['#a8e0ff', '#6d8bff'],
  ['#ff9a62', '#c93a6e'],
  ['#ff6f91', '#7a4dff'],
  ['#ffb347', '#e0562f'],
  ['#f6d365', '#4fae78'],
  ['#4fc3b4', '#2256b4'],
  ['#7d5cff', '#2b1b73'],
  ['#2f6f5e', '#123024'],
  ['#7a2e3a', '#2a1016'],
  ['#8a3b6e', '#1c2350'],
  ['#31404f', '#11161c'],
  ['#5c3b22', '#1c110a'],
  ['#1f4e79', '#0a1a2b'],
  ['#3b3b46', '#101014'],
  ['#0f2a24', '#050d0b'],
];

/** 40 solids; 24 pairs downwards and across, as the colour picker writes gradients: 48. */
export const palette = {
  colors: [...colors],
  gradients: pairs.flatMap(([from, to]) =>
    [180, 135].map((angle) => `linear-gradient(${angle}deg, ${from} 0%, ${to} 100%)`),
  ),
};
