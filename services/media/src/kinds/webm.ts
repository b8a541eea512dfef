import type { ByteSource } from './byte-source.js';
import { seconds, side, sound, type Played } from './played.js';

interface Element {
  id: number;
  from: number;
  /** Where it ends; the end of what is looked at for one whose size is not said. */
  to: number;
  isOpen: boolean;
}
const ids = { head: 0x1a45dfa3, docType: 0x4282, segment: 0x18538067, info: 0x1549a966, tracks: 0x1654ae6b } as const;
const inInfo = { scale: 0x2ad7b1, length: 0x4489 } as const;
const inTrack = { entry: 0xae, type: 0x83, video: 0xe0, width: 0xb0, height: 0xba } as const;
/** Info and tracks stand before the first cluster. */
const headBytes = 512 * 1024;
const maxElements = 5_000;

/** A number whose first byte says how many it has. @returns null at the end, or for more than 8 bytes */
function vint(
  bytes: Buffer,
  at: number,
  keepsMark: boolean,
): { value: number; length: number; isOpen: boolean } | null {
  const first = bytes[at] ?? 0;
  const length = Math.clz32(first) - 23;
  if (first === 0 || at + length > bytes.length) return null;
  let value = keepsMark ? first : first & (0xff >> length);
  let isOpen = (first & (0xff >> length)) === 0xff >> length;
  for (let offset = 1; offset < length; offset += 1) {
    const next = bytes[at + offset] ?? 0;
    value = value * 256 + next;
    isOpen &&= next === 0xff;
  }
  return { value, length, isOpen };
}

function elementAt(bytes: Buffer, at: number, end: number): Element | null {
  const id = vint(bytes, at, true);
  const size = id && vint(bytes, at + id.length, false);
  if (!id || !size) return null;
  const from = at + id.length + size.length;
  return { id: id.value, from, to: size.isOpen ? end : from + size.value, isOpen: size.isOpen };
}

function elementsIn(bytes: Buffer, from: number, to: number): Element[] {
  const found: Element[] = [];
  for (let at = from; at < to && found.length < maxElements;) {
    const element = elementAt(bytes, at, to);
    if (!element) break;
    found.push(element);
    at = element.to;
  }
  return found;
}

const whole = (bytes: Buffer, { from, to }: Element): number =>
  to - from >= 1 && to - from <= 6 && to <= bytes.length ? bytes.readUIntBE(from, to - from) : Number.NaN;
const real = (bytes: Buffer, { from, to }: Element): number =>
  to > bytes.length
    ? Number.NaN
    : to - from === 4
      ? bytes.readFloatBE(from)
      : to - from === 8
        ? bytes.readDoubleBE(from)
        : Number.NaN;
const childOf = (bytes: Buffer, parent: Element | undefined, id: number) =>
  parent && elementsIn(bytes, parent.from, Math.min(parent.to, bytes.length)).find((child) => child.id === id);

function lengthIn(bytes: Buffer, info: Element | undefined): number {
  const scale = childOf(bytes, info, inInfo.scale);
  const length = childOf(bytes, info, inInfo.length);
  return length ? (real(bytes, length) * (scale ? whole(bytes, scale) : 1_000_000)) / 1e9 : Number.NaN;
}

/**
 * A film or sound in a WebM container. Matroska, which looks the same but for one word and holds anything, is none.
 * @source https://www.webmproject.org/docs/container/
 */
export async function webmKind(file: ByteSource): Promise<Played | null> {
  const bytes = await file.read(0, headBytes);
  const head = elementAt(bytes, 0, bytes.length);
  if (head?.id !== ids.head) return null;
  const type = childOf(bytes, head, ids.docType);
  if (!type || bytes.toString('latin1', type.from, type.to).replace(/\0+$/, '') !== 'webm') return null;
  const segment = elementAt(bytes, head.to, file.size);
  // Cut off, or something stuck to its end.
  if (segment?.id !== ids.segment || (!segment.isOpen && segment.to !== file.size)) return null;
  const parts = elementsIn(bytes, segment.from, bytes.length);
  const tracks = parts.find(({ id }) => id === ids.tracks);
  const entries = tracks ? elementsIn(bytes, tracks.from, Math.min(tracks.to, bytes.length)) : [];
  const kinds = entries.map((entry) => ({ entry, type: childOf(bytes, entry, inTrack.type) }));
  const ofType = (number: number) => kinds.find((one) => one.type && whole(bytes, one.type) === number)?.entry;
  const duration = lengthIn(
    bytes,
    parts.find(({ id }) => id === ids.info),
  );
  const film = ofType(1);
  if (!film) return ofType(2) ? sound('audio/webm', 'weba', duration) : null;
  const video = childOf(bytes, film, inTrack.video);
  const lengthOf = (id: number) => {
    const element = childOf(bytes, video, id);
    return element ? side(whole(bytes, element)) : null;
  };
  const sides = { width: lengthOf(inTrack.width), height: lengthOf(inTrack.height) };
  return { kind: 'video', mime: 'video/webm', extension: 'webm', duration: seconds(duration), ...sides };
}
