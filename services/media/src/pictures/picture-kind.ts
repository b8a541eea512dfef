export type PictureKind = 'png' | 'jpeg' | 'webp' | 'gif';

const ascii = (bytes: Buffer, from: number, to: number) => bytes.toString('latin1', from, to);
const pngMagic = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

/** What a picture is by its first bytes; null for everything else, SVG included. Name and claimed type are not asked. */
export function pictureKind(head: Buffer): PictureKind | null {
  if (head.subarray(0, 8).equals(pngMagic)) return 'png';
  if (head[0] === 0xff && head[1] === 0xd8 && head[2] === 0xff) return 'jpeg';
  if (ascii(head, 0, 4) === 'RIFF' && ascii(head, 8, 12) === 'WEBP') return 'webp';
  if (/^GIF8[79]a$/.test(ascii(head, 0, 6))) return 'gif';
  return null;
}
