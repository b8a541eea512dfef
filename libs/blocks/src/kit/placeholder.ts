import { thumbHashToRGBA } from 'thumbhash';

/** Bytes of a ThumbHash; see its format. */
const least = 5;
const most = 40;
const bands = 3;

function bytesOf(text: string): number[] {
  if (!/^[A-Za-z0-9+/]{6,56}={0,2}$/.test(text) || text.length % 4 !== 0) return [];
  return Array.from(atob(text), (sign) => sign.charCodeAt(0));
}

interface Pixels {
  w: number;
  h: number;
  rgba: Uint8Array;
}
const hex = (value: number) => Math.round(value).toString(16).padStart(2, '0');

/** The mean colours of equal bands, from the top or from the left. */
function bandColours({ w, h, rgba }: Pixels, across: boolean): [number, number, number][] {
  return Array.from({ length: bands }, (_, band) => {
    const sum: [number, number, number] = [0, 0, 0];
    let count = 0;
    for (let at = 0; at < w * h; at += 1) {
      const place = across ? (at % w) / w : Math.floor(at / w) / h;
      if (Math.floor(place * bands) !== band) continue;
      count += 1;
      for (const part of [0, 1, 2] as const) sum[part] += rgba[at * 4 + part] ?? 0;
    }
    return [sum[0] / (count || 1), sum[1] / (count || 1), sum[2] / (count || 1)];
  });
}
const spread = (colours: [number, number, number][]) =>
  Math.max(...[0, 1, 2].map((part) => Math.abs((colours.at(0)?.[part] ?? 0) - (colours.at(-1)?.[part] ?? 0))));

/**
 * What stands in a picture's place until it is there, as a CSS background: three colours of it, some 50 bytes. A small picture of it would look
 * closer and cost four times as much on every page.
 * @param text ThumbHash, base64
 * @returns null for none, for what is no ThumbHash, and for a picture one can see through: the background would stay visible behind it
 * @source https://evanw.github.io/thumbhash/
 */
export function placeholderCss(text: string): string | null {
  const hash = bytesOf(text);
  if (hash.length < least || hash.length > most) return null;
  const hasAlpha = ((hash[2] ?? 0) & 0x80) !== 0;
  if (hasAlpha) return null;
  const pixels = thumbHashToRGBA(hash);
  if (!(pixels.w > 0 && pixels.h > 0)) return null;
  const [down, along] = [bandColours(pixels, false), bandColours(pixels, true)];
  const isAlong = spread(along) > spread(down);
  const stops = (isAlong ? along : down).map((colour) => `#${colour.map(hex).join('')}`);
  return `linear-gradient(${isAlong ? '90deg,' : ''}${stops.join(',')})`;
}
