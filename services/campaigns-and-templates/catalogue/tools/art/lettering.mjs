// A monoline alphabet drawn for the catalogue, so that no picture depends on a font being installed. Letters stand on a 4 × 6 grid.
import { at, line, round } from './pen.mjs';

const glyphs = {
  A: [4, 'M0 6L2 0L4 6M.7 4H3.3'],
  B: [4, 'M0 0V6H2.4A1.6 1.6 0 0 0 2.4 2.8H0M2.2 2.8A1.4 1.4 0 0 0 2.2 0H0'],
  C: [4, 'M3.88 1.32A2 2 0 0 0 0 2V4A2 2 0 0 0 3.88 4.68'],
  D: [4, 'M0 0V6H1.6A2.4 2.4 0 0 0 4 3.6V2.4A2.4 2.4 0 0 0 1.6 0Z'],
  E: [3.6, 'M3.6 0H0V6H3.6M0 3H3'],
  F: [3.6, 'M3.6 0H0V6M0 3H3'],
  G: [4, 'M3.88 1.32A2 2 0 0 0 0 2V4A2 2 0 0 0 4 4V3.3H2.2'],
  H: [4, 'M0 0V6M4 0V6M0 3H4'],
  I: [0, 'M0 0V6'],
  J: [3.4, 'M3.4 0V4.3A1.7 1.7 0 0 1 0 4.3'],
  K: [4, 'M0 0V6M3.8 0L0 3.6M1.4 2.3L4 6'],
  L: [3.4, 'M0 0V6H3.4'],
  M: [5, 'M0 6V0L2.5 4L5 0V6'],
  N: [4, 'M0 6V0L4 6V0'],
  O: [4, 'M0 2A2 2 0 0 1 4 2V4A2 2 0 0 1 0 4Z'],
  P: [4, 'M0 6V0H2.3A1.7 1.7 0 0 1 2.3 3.4H0'],
  Q: [4, 'M0 2A2 2 0 0 1 4 2V4A2 2 0 0 1 0 4ZM2.4 4.4L4.1 6.1'],
  R: [4, 'M0 6V0H2.3A1.7 1.7 0 0 1 2.3 3.4H0M1.9 3.4L4 6'],
  S: [3.9, 'M3.8 1.4A1.6 1.5 0 0 0 2.2 0H1.6A1.5 1.5 0 0 0 1.6 3H2.4A1.5 1.5 0 0 1 2.4 6H1.7A1.6 1.5 0 0 1 .1 4.6'],
  T: [4, 'M0 0H4M2 0V6'],
  U: [4, 'M0 0V4A2 2 0 0 0 4 4V0'],
  V: [4, 'M0 0L2 6L4 0'],
  W: [6, 'M0 0L1.5 6L3 1L4.5 6L6 0'],
  X: [4, 'M0 0L4 6M4 0L0 6'],
  Y: [4, 'M0 0L2 3L4 0M2 3V6'],
  Z: [4, 'M0 0H4L0 6H4'],
  0: [4, 'M0 2A2 2 0 0 1 4 2V4A2 2 0 0 1 0 4Z'],
  1: [1.4, 'M0 1.2L1.4 0V6'],
  2: [4, 'M.1 1.9A1.9 1.9 0 0 1 3.9 1.9C3.9 3.6 0 4.6 0 6H4'],
  3: [3.8, 'M.2 1.2A1.8 1.5 0 0 1 3.5 1.6A1.6 1.4 0 0 1 2 2.9A1.8 1.55 0 0 1 2 6A1.9 1.6 0 0 1 .1 4.7'],
  4: [4, 'M3 6V0L0 4.2H4'],
  5: [4, 'M3.6 0H.5L.2 2.8H2.2A1.6 1.6 0 0 1 2.2 6A2.1 1.7 0 0 1 .1 4.8'],
  6: [4, 'M3.4 .4A3 3.6 0 0 0 0 4A2 2 0 1 0 2 2.1A2 2 0 0 0 .1 3.6'],
  7: [3.8, 'M0 0H3.8L1.4 6'],
  8: [4, 'M2 2.9A1.5 1.45 0 1 1 2 0A1.5 1.45 0 1 1 2 2.9A1.75 1.55 0 1 1 2 6A1.75 1.55 0 1 1 2 2.9'],
  9: [4, 'M.6 5.6A3 3.6 0 0 0 4 2A2 2 0 1 0 2 3.9A2 2 0 0 0 3.9 2.4'],
  '&': [4.4, 'M4.4 6L1 1.9A1.2 1.2 0 1 1 3 1.9L.9 3.6A1.5 1.5 0 1 0 3.2 5.4L4.3 3.8'],
  '.': [0, 'M0 6V5.99'],
  '-': [2, 'M0 3.2H2'],
  '/': [2.6, 'M0 6.4L2.6 -.4'],
  ' ': [1.4, ''],
};

/** Width of a line of lettering in pixels at cap height `height`. */
export function measure(text, height, spacing = 1.5) {
  const letters = [...text.toUpperCase()];
  const units = letters.reduce((sum, letter) => sum + (glyphs[letter]?.[0] ?? 0), 0) + (letters.length - 1) * spacing;
  return (units * height) / 6;
}

/**
 * One line of lettering. `height` is the cap height in pixels, `weight` the stroke in pixels, `spacing` in sixths of the height,
 * `anchor` start | middle | end.
 */
export function letters(
  text,
  x,
  y,
  { height, weight, colour, spacing = 1.5, anchor = 'start', cap = 'round', turn = 0 },
) {
  const unit = height / 6;
  const width = measure(text, height, spacing);
  let cursor = anchor === 'middle' ? -width / 2 : anchor === 'end' ? -width : 0;
  const strokes = [...text.toUpperCase()].map((letter) => {
    const [advance, d] = glyphs[letter] ?? glyphs[' '];
    const here = cursor;
    cursor += (advance + spacing) * unit;
    if (!d) return '';
    return `<g transform="translate(${round(here)} 0) scale(${Math.round(unit * 1000) / 1000})">${line(d, colour, Math.round((weight / unit) * 100) / 100, { 'stroke-linecap': cap, 'stroke-linejoin': cap === 'round' ? 'round' : 'miter' })}</g>`;
  });
  return at(x, y, turn, strokes);
}
