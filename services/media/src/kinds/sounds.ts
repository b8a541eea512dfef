import type { ByteSource } from './byte-source.js';
import { sound, type Played } from './played.js';

const tailBytes = 64 * 1024;

/** Ogg with Opus or Vorbis. @source RFC 3533, RFC 7845 */
export async function oggKind(file: ByteSource): Promise<Played | null> {
  const head = await file.read(0, 256);
  const segments = head[26] ?? 0;
  const packet = head.subarray(27 + segments);
  const isOpus = packet.toString('latin1', 0, 8) === 'OpusHead';
  const isVorbis = packet.toString('latin1', 0, 7) === '\u0001vorbis';
  if ((!isOpus && !isVorbis) || packet.length < 16) return null;
  const tail = await file.read(Math.max(0, file.size - tailBytes), tailBytes);
  const last = tail.lastIndexOf('OggS');
  if (last === -1 || tail.length < last + 27) return null;
  const samples = Number(tail.readBigUInt64LE(last + 6));
  const [rate, skipped] = isOpus ? [48_000, packet.readUInt16LE(10)] : [packet.readUInt32LE(12), 0];
  return sound('audio/ogg', isOpus ? 'opus' : 'ogg', (samples - skipped) / rate);
}

/** RIFF WAVE: every part of it is in the file. */
export async function wavKind(file: ByteSource): Promise<Played | null> {
  let byteRate = 0;
  let data = 0;
  for (let at = 12, parts = 0; at + 8 <= file.size && parts < 200; parts += 1) {
    const head = await file.read(at, 24);
    const name = head.toString('latin1', 0, 4);
    const size = head.readUInt32LE(4);
    if (at + 8 + size > file.size) return null;
    if (name === 'fmt ' && head.length >= 20) byteRate = head.readUInt32LE(16);
    if (name === 'data') data = size;
    at += 8 + size + (size % 2);
  }
  return byteRate > 0 && data > 0 ? sound('audio/wav', 'wav', data / byteRate) : null;
}

/** @source RFC 9639 8.2 */
export async function flacKind(file: ByteSource): Promise<Played | null> {
  const head = await file.read(0, 42);
  if (head.length < 42 || ((head[4] ?? 0) & 0x7f) !== 0 || head.readUIntBE(5, 3) !== 34) return null;
  const rate = head.readUIntBE(18, 3) >> 4;
  const samples = ((head[21] ?? 0) & 0x0f) * 2 ** 32 + head.readUInt32BE(22);
  return rate > 0 && file.size > 42 ? sound('audio/flac', 'flac', samples / rate) : null;
}
