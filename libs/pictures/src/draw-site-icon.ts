import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { colord } from 'colord';
import { laterSlots, maxPixels, sharp } from './engine.js';

const require = createRequire(import.meta.url);

export interface IconShape {
  /** Pixels of its side. */
  size: number;
  /**
   * `any`: on a transparent ground; `touch`: on an opaque ground, whose corners phones round; `maskable`: the same, with everything inside the
   * middle 80 %, because any other part may be cut off. @source W3C "Web Application Manifest", icon masks
   */
  purpose: 'any' | 'touch' | 'maskable';
}

/** Share of the side that a picture takes. */
const shareOf = { any: 1, touch: 0.8, maskable: 0.56 } as const;
/** Share of the side that the height of a letter takes. */
const letterShare = { any: 0.5, touch: 0.48, maskable: 0.38 } as const;

/**
 * A stored picture as a square PNG, whole and in the middle.
 * @param ground colour of opaque icons
 * @throws Error when it cannot be read: the object is broken
 */
export async function drawPictureIcon(stored: Buffer, shape: IconShape, ground: string): Promise<Buffer> {
  const side = Math.round(shape.size * shareOf[shape.purpose]);
  return laterSlots.run(async () => {
    const { data, info } = await sharp(stored, { limitInputPixels: maxPixels, failOn: 'error' })
      .autoOrient()
      .resize({ width: side, height: side, fit: 'inside' })
      .ensureAlpha()
      .timeout({ seconds: 10 })
      .raw()
      .toBuffer({ resolveWithObject: true });
    return canvas(shape, shape.purpose === 'any' ? '#00000000' : ground)
      .composite([{ input: data, raw: info }])
      .png()
      .toBuffer();
  });
}

/** The first letter of a name on a ground of its colour, as a PNG: the icon of a site without a picture. */
export async function drawLetterIcon(name: string, shape: IconShape, colour: string): Promise<Buffer> {
  return laterSlots.run(async () => {
    const letter = await letterOf(name, shape, colord(colour).brightness() > 0.62 ? '#111111' : '#FFFFFF');
    const rounded = shape.purpose === 'any' ? [roundedCorners(shape.size)] : [];
    return canvas(shape, colour)
      .composite([...letter, ...rounded])
      .png()
      .toBuffer();
  });
}

const canvas = ({ size }: IconShape, background: string) =>
  sharp({ create: { width: size, height: size, channels: 4, background } });

/** Nothing for a letter that none of our fonts has. */
async function letterOf(name: string, { size, purpose }: IconShape, colour: string) {
  const [letter] = name.trim().normalize('NFC');
  const font = fonts.find(({ letters }) => letter && letters.test(letter));
  if (!letter || !font) return [];
  const height = Math.round(size * letterShare[purpose]);
  const { data, info } = await sharp({
    text: {
      text: `<span foreground="${colour}">${letter.toLocaleUpperCase()}</span>`,
      font: `${font.family} Bold ${height * 1.4}`,
      fontfile: fileOf(font),
      rgba: true,
      dpi: 72,
    },
  })
    .raw()
    .toBuffer({ resolveWithObject: true });
  return [{ input: data, raw: info }];
}

/** Cuts the corners off: drawn as pixels, because no loader of vector pictures is allowed. */
function roundedCorners(size: number) {
  const radius = size * 0.28;
  const input = Buffer.alloc(size * size * 4, 255);
  for (let y = 0; y < size; y++)
    for (let x = 0; x < size; x++) {
      const dx = Math.max(radius - x - 0.5, x + 0.5 - (size - radius), 0);
      const dy = Math.max(radius - y - 0.5, y + 0.5 - (size - radius), 0);
      const inside = Math.min(1, Math.max(0, radius - Math.hypot(dx, dy) + 0.5));
      input[(y * size + x) * 4 + 3] = Math.round(inside * 255);
    }
  return { input, raw: { width: size, height: size, channels: 4 as const }, blend: 'dest-in' as const };
}

interface Font {
  letters: RegExp;
  family: string;
  file: string;
}
/** Read from their packages, so that an icon looks the same on a machine without fonts. */
const fonts: readonly Font[] = [
  {
    letters: /^[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Devanagari}\d]/u,
    family: 'Noto Sans',
    file: 'noto-sans/700Bold/NotoSans_700Bold.ttf',
  },
  {
    letters: /^\p{Script=Arabic}/u,
    family: 'Noto Sans Arabic',
    file: 'noto-sans-arabic/700Bold/NotoSansArabic_700Bold.ttf',
  },
  {
    letters: /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u,
    family: 'Noto Sans JP',
    file: 'noto-sans-jp/700Bold/NotoSansJP_700Bold.ttf',
  },
];

function fileOf({ file }: Font): string {
  const [name = ''] = file.split('/');
  const folder = dirname(require.resolve(`@expo-google-fonts/${name}/package.json`));
  return join(dirname(folder), file);
}
