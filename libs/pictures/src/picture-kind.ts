export type PictureKind = 'png' | 'jpeg' | 'webp' | 'gif' | 'avif' | 'heic';

const ascii = (bytes: Buffer, from: number, to: number) => bytes.toString('latin1', from, to);
const pngMagic = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

/** Pictures of phones and cameras in a container like that of a film: its brand says which. @source ISO/IEC 23008-12, AV1 Image File Format */
function brandedKind(head: Buffer): 'avif' | 'heic' | null {
  if (ascii(head, 4, 8) !== 'ftyp') return null;
  const brand = ascii(head, 8, 12);
  if (/^avi[fs]$/.test(brand)) return 'avif';
  if (/^he(?:ic|ix|im|is|vc|vx)$/.test(brand)) return 'heic';
  // `mif1` leaves it to the brands behind it, of which there are a handful.
  if (!/^m[is]f1$/.test(brand)) return null;
  return ascii(head, 16, Math.min(head.length, 64)).includes('avif') ? 'avif' : 'heic';
}

export type ForeignKind = 'heic' | 'bmp' | 'tiff' | 'svg' | 'moving';

/** Why a file that looks like a picture cannot be drawn: by its first kilobyte, and for a PNG by the chunks before its picture. */
export function foreignKind(bytes: Buffer): ForeignKind | null {
  if (ascii(bytes, 0, 2) === 'BM') return 'bmp';
  if (/^(?:II\*\0|MM\0\*)$/.test(ascii(bytes, 0, 4))) return 'tiff';
  if (
    /^(?:\xef\xbb\xbf)?\s*(?:<\?xml[^>]*>\s*|<!--[\s\S]*?-->\s*|<!doctype[^>]*>\s*)*<svg[\s>/]/i.test(
      ascii(bytes, 0, 1024),
    )
  )
    return 'svg';
  const kind = pictureKind(bytes);
  if (kind === 'heic') return 'heic';
  const moves = (kind === 'png' && isAnimatedPng(bytes)) || ascii(bytes, 4, 12) === 'ftypavis';
  return moves ? 'moving' : null;
}

/** The decoder reads the first frame alone. @source W3C PNG 3, 11.3.6.1: acTL stands before the first IDAT */
function isAnimatedPng(bytes: Buffer): boolean {
  for (let at = 8; at + 8 <= bytes.length; at += 12 + bytes.readUInt32BE(at)) {
    const chunk = ascii(bytes, at + 4, at + 8);
    if (chunk === 'acTL') return true;
    if (chunk === 'IDAT') return false;
  }
  return false;
}

/** What a picture is by its first 64 bytes; null for everything else, SVG included. Name and claimed type are not asked. */
export function pictureKind(head: Buffer): PictureKind | null {
  if (head.subarray(0, 8).equals(pngMagic)) return 'png';
  if (head[0] === 0xff && head[1] === 0xd8 && head[2] === 0xff) return 'jpeg';
  if (ascii(head, 0, 4) === 'RIFF' && ascii(head, 8, 12) === 'WEBP') return 'webp';
  if (/^GIF8[79]a$/.test(ascii(head, 0, 6))) return 'gif';
  return brandedKind(head);
}
