import { createHash } from 'node:crypto';

export type Shape = 'landscape' | 'portrait' | 'square';

/** A photo of the simulated world: everything about it follows from its number, so it is the same after a restart. */
export interface Photo {
  number: number;
  title: string;
  author: string;
  /** Pixels of the original. */
  width: number;
  height: number;
  shape: Shape;
  /** Its main colour, `#rrggbb`. */
  colour: string;
}

/** Results of one keyword, over all shapes. */
export const photosPerKeyword = 360;
/** Half of all photos lie, a quarter stands, a quarter is square. */
const shapes: readonly Shape[] = ['landscape', 'portrait', 'landscape', 'square'];
const sizes: Readonly<Record<Shape, readonly (readonly [number, number])[]>> = {
  landscape: [
    [5472, 3648],
    [4608, 3072],
    [3840, 2160],
  ],
  portrait: [
    [3648, 5472],
    [3024, 4032],
  ],
  square: [
    [3200, 3200],
    [2400, 2400],
  ],
};
const authors = [
  'Ida Sommer',
  'Noor Vos',
  'Teo Marin',
  'Lin Aoki',
  'Rafa Brandt',
  'Mae Okoye',
  'Jon Petrov',
  'Uma Rey',
];
const moods = ['Quiet', 'Early', 'Golden', 'Distant', 'Soft', 'Bright', 'Blue', 'Late', 'Clear', 'Warm'];
const moments = ['at dawn', 'in spring', 'after rain', 'at noon', 'in the evening', 'by the window', 'in autumn'];

const pick = <Item>(items: readonly Item[], at: number, otherwise: Item): Item => items[at % items.length] ?? otherwise;

/** Keywords without a vowel have no results. */
export const isFound = (keyword: string): boolean => /[aeiouyäöüаеиоуыэюя\u3040-\u9fff]/i.test(keyword);

/** Numbers of a keyword begin here; `number % 1000` is the place among its results. */
export const firstNumber = (keyword: string): number =>
  (1 + (createHash('sha256').update(keyword.trim().toLowerCase()).digest().readUInt32BE(0) % 2_000_000)) * 1000;

export function photoOf(number: number, keyword = 'View'): Photo {
  const at = number % 1000;
  const seed = createHash('sha256').update(String(number)).digest();
  const shape = pick(shapes, at, 'landscape');
  const [width, height] = pick(sizes[shape], seed[0] ?? 0, [4000, 4000] as const);
  return {
    number,
    title: `${pick(moods, seed[1] ?? 0, '')} ${keyword.trim().toLowerCase()} ${pick(moments, seed[2] ?? 0, '')}`,
    author: pick(authors, seed[3] ?? 0, ''),
    width,
    height,
    shape,
    colour: `#${seed.subarray(4, 7).toString('hex')}`,
  };
}
