import { createHash } from 'node:crypto';
import sharp from 'sharp';

type Colour = readonly [number, number, number];

const mix = (one: Colour, other: Colour, share: number): Colour => [
  one[0] + (other[0] - one[0]) * share,
  one[1] + (other[1] - one[1]) * share,
  one[2] + (other[2] - one[2]) * share,
];

/** hsl to rgb; hue in degrees, the others 0-1. */
function hsl(hue: number, saturation: number, lightness: number): Colour {
  const part = (offset: number) => {
    const at = (offset + hue / 30) % 12;
    const reach = saturation * Math.min(lightness, 1 - lightness);
    return 255 * (lightness - reach * Math.max(-1, Math.min(at - 3, 9 - at, 1)));
  };
  return [part(0), part(8), part(4)];
}

/** A landscape with a sun and four rows of hills, its colours and lines taken from the seed. */
function scene(seed: string) {
  const bytes = createHash('sha256').update(seed).digest();
  const unit = (at: number) => (bytes[at] ?? 0) / 255;
  const hue = unit(0) * 360;
  const top = hsl(hue, 0.5 + unit(1) * 0.3, 0.35 + unit(2) * 0.3);
  const low = hsl(hue + 30 + unit(3) * 60, 0.7, 0.72 + unit(4) * 0.12);
  const hills = [0, 1, 2, 3].map((row) => ({
    colour: hsl(hue + 160 + row * 12, 0.35, 0.5 - row * 0.11),
    level: 0.45 + row * 0.14 + (unit(5 + row) - 0.5) * 0.08,
    waves: [2 + unit(9 + row) * 3, 6 + unit(13 + row) * 6],
    shift: unit(17 + row) * Math.PI * 2,
  }));
  const sun = { x: 0.2 + unit(21) * 0.6, y: 0.15 + unit(22) * 0.25, radius: 0.05 + unit(23) * 0.08 };
  return (x: number, y: number, ratio: number): Colour => {
    const front = hills.findLast(
      ({ level, waves: [wide = 1, narrow = 1], shift }) =>
        y > level + 0.05 * Math.sin(x * wide + shift) + 0.015 * Math.sin(x * narrow + shift * 2),
    );
    if (front) return mix(front.colour, [0, 0, 0], (y - front.level) * 0.5);
    const away = Math.hypot((x - sun.x) * ratio, y - sun.y) / sun.radius;
    const sky = mix(top, low, Math.min(1, y * 1.6));
    return away < 1 ? [255, 246, 222] : mix([255, 240, 205], sky, Math.min(1, 0.55 + (away - 1) / 6));
  };
}

const drawnHeight = 240;

/** A picture that is the same for the same seed. @param width pixels, as is height */
export async function drawPhoto(
  seed: string,
  width: number,
  height: number,
  format: 'jpeg' | 'png' | 'webp' = 'jpeg',
): Promise<Buffer> {
  const ratio = width / height;
  const rows = drawnHeight;
  const columns = Math.max(1, Math.round(rows * ratio));
  const colourAt = scene(seed);
  const pixels = Buffer.alloc(columns * rows * 3);
  for (let row = 0; row < rows; row += 1) {
    for (let column = 0; column < columns; column += 1) {
      pixels.set(
        colourAt(column / columns, row / rows, ratio).map((value) => Math.max(0, Math.min(255, Math.round(value)))),
        (row * columns + column) * 3,
      );
    }
  }
  return sharp(pixels, { raw: { width: columns, height: rows, channels: 3 } })
    .resize({ width, height, fit: 'fill', kernel: 'cubic' })
    .toFormat(format, format === 'png' ? { compressionLevel: 6 } : { quality: 82 })
    .toBuffer();
}
