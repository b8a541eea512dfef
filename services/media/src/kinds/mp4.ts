import type { ByteSource } from './byte-source.js';
import { seconds, side, sound, type Played } from './played.js';

interface Box {
  type: string;
  /** Places in the file or in the buffer. */
  from: number;
  to: number;
}
const maxBoxes = 20_000;
const maxIndexBytes = 16 * 1024 * 1024;
/** Of files for playing; pictures and everything else have others. @source mp4ra.org "Brands" */
const brands = /^(?:isom|iso[2-9a-c]|mp4[12v]|avc[13]|M4[ABPV] |MSNV|NDAS|dash|f4v |qt {2}|3g[p2].)$/;

/** Head of the box at a place: its type, and where it ends; null for what is none. */
function boxAt(head: Buffer, from: number, end: number): Box | null {
  if (head.length < 8) return null;
  const type = head.toString('latin1', 4, 8);
  if (!/^[\x20-\x7e\xa9]{4}$/.test(type)) return null;
  const short = head.readUInt32BE(0);
  if (short === 1 && head.length < 16) return null;
  const size = short === 0 ? end - from : short === 1 ? Number(head.readBigUInt64BE(8)) : short;
  const to = from + size;
  return size >= (short === 1 ? 16 : 8) && to <= end ? { type, from: from + (short === 1 ? 16 : 8), to } : null;
}

/** The boxes a file is made of; null when they do not fill it exactly: it was cut off, or something is stuck to it. */
async function topBoxes(file: ByteSource): Promise<Box[] | null> {
  const boxes: Box[] = [];
  for (let at = 0; at < file.size;) {
    const box = boxes.length < maxBoxes ? boxAt(await file.read(at, 16), at, file.size) : null;
    if (!box) return null;
    boxes.push(box);
    at = box.to;
  }
  return boxes;
}

function boxesIn(bytes: Buffer, { from, to }: Pick<Box, 'from' | 'to'>): Box[] {
  const boxes: Box[] = [];
  for (let at = from; at < to && boxes.length < maxBoxes;) {
    const box = boxAt(bytes.subarray(at, at + 16), at, to);
    if (!box) break;
    boxes.push(box);
    at = box.to;
  }
  return boxes;
}

/** @returns seconds; NaN where it is not said */
function lengthIn(bytes: Buffer, box: Box | undefined): number {
  if (!box) return Number.NaN;
  const isLong = bytes[box.from] === 1;
  if (box.to - box.from < (isLong ? 32 : 20)) return Number.NaN;
  const scale = bytes.readUInt32BE(box.from + (isLong ? 20 : 12));
  return (isLong ? Number(bytes.readBigUInt64BE(box.from + 24)) : bytes.readUInt32BE(box.from + 16)) / scale;
}

interface Track {
  handler: string;
  width: number;
  height: number;
}

/** Lengths of a track as it is shown: a phone that was held upright writes a film that lies on its side, and a quarter turn in the matrix. */
function sidesIn(bytes: Buffer, head: Box | undefined): Pick<Track, 'width' | 'height'> {
  if (!head || head.to - head.from < 84) return { width: 0, height: 0 };
  // Nine numbers before the lengths, of which a, b, c and d turn and stretch.
  const [a, b, c, d] = [44, 40, 32, 28].map((fromEnd) => bytes.readInt32BE(head.to - fromEnd));
  const isOnItsSide = a === 0 && b !== 0 && c !== 0 && d === 0;
  // Whole pixels before the point.
  const [width, height] = [bytes.readUInt16BE(head.to - 8), bytes.readUInt16BE(head.to - 4)];
  return isOnItsSide ? { width: height, height: width } : { width, height };
}

function trackIn(bytes: Buffer, track: Box): Track {
  const parts = boxesIn(bytes, track);
  const media = parts.find(({ type }) => type === 'mdia');
  const handler = media && boxesIn(bytes, media).find(({ type }) => type === 'hdlr');
  const head = parts.find(({ type }) => type === 'tkhd');
  return {
    handler: handler ? bytes.toString('latin1', handler.from + 8, handler.from + 12) : '',
    ...sidesIn(bytes, head),
  };
}

/**
 * A film or sound in an MP4, QuickTime or M4A container: whole, with an index and with something in it.
 * @returns null for everything else
 * @source ISO/IEC 14496-12
 */
export async function mp4Kind(file: ByteSource): Promise<Played | null> {
  const brand = (await file.read(8, 4)).toString('latin1');
  if (!brands.test(brand)) return null;
  const boxes = await topBoxes(file);
  const index = boxes?.find(({ type }) => type === 'moov');
  const hasContent = boxes?.some(({ type, from, to }) => type === 'mdat' && to > from) ?? false;
  if (!index || !hasContent || index.to - index.from > maxIndexBytes) return null;
  const bytes = await file.read(index.from, index.to - index.from);
  const parts = boxesIn(bytes, { from: 0, to: bytes.length });
  const length = lengthIn(
    bytes,
    parts.find(({ type }) => type === 'mvhd'),
  );
  const tracks = parts.filter(({ type }) => type === 'trak').map((track) => trackIn(bytes, track));
  const film = tracks.find(({ handler }) => handler === 'vide');
  if (!film) return tracks.some(({ handler }) => handler === 'soun') ? sound('audio/mp4', 'm4a', length) : null;
  const [mime, extension] = brand === 'qt  ' ? (['video/quicktime', 'mov'] as const) : (['video/mp4', 'mp4'] as const);
  const sides = { width: side(film.width), height: side(film.height) };
  return { kind: 'video', mime, extension, duration: seconds(length), ...sides };
}
