import type { ByteSource } from './byte-source.js';
import { sound, type Played } from './played.js';

interface Frame {
  /** Bytes. */
  length: number;
  /** Seconds. */
  plays: number;
}
/** So many frames, one right after the other, are no accident. */
const inARow = 4;
const headBytes = 64 * 1024;

const kbits = [0, 32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320];
const kbitsOfHalf = [0, 8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160];
const rates = [44_100, 48_000, 32_000];
const aacRates = [96_000, 88_200, 64_000, 48_000, 44_100, 32_000, 24_000, 22_050, 16_000, 12_000, 11_025, 8_000, 7_350];

/** @source ISO/IEC 11172-3, 13818-3: layer III */
function mp3Frame(bytes: Buffer, at: number): Frame | null {
  const [, second = 0, third = 0] = bytes.subarray(at, at + 4);
  if (bytes[at] !== 0xff || (second & 0xe6) !== 0xe2) return null;
  const version = (second >> 3) & 3;
  const rate = (rates[(third >> 2) & 3] ?? 0) / (version === 3 ? 1 : version === 2 ? 2 : 4);
  const kbit = (version === 3 ? kbits : kbitsOfHalf)[third >> 4] ?? 0;
  if (version === 1 || !rate || !kbit) return null;
  const samples = version === 3 ? 1152 : 576;
  return { length: Math.floor((samples * kbit * 125) / rate) + ((third >> 1) & 1), plays: samples / rate };
}

/** AAC as a stream. @source ISO/IEC 13818-7 "ADTS" */
function aacFrame(bytes: Buffer, at: number): Frame | null {
  if (bytes[at] !== 0xff || ((bytes[at + 1] ?? 0) & 0xf6) !== 0xf0 || at + 7 > bytes.length) return null;
  const rate = aacRates[((bytes[at + 2] ?? 0) >> 2) & 15];
  const length = (bytes.readUIntBE(at + 3, 3) >> 5) & 0x1fff;
  return rate && length > 7 ? { length, plays: 1024 / rate } : null;
}

/** What stands before the sound: title, cover, words. */
async function tagBytes(file: ByteSource): Promise<number> {
  const head = await file.read(0, 10);
  if (head.length < 10 || head.toString('latin1', 0, 3) !== 'ID3') return 0;
  return 10 + head.subarray(6, 10).reduce((sum, byte) => sum * 128 + (byte & 0x7f), 0);
}

/** Mean of the frames at the beginning; null unless there are enough of them. */
function framesIn(bytes: Buffer, frameAt: typeof mp3Frame): { bytes: number; plays: number } | null {
  let [at, count, plays] = [0, 0, 0];
  for (;;) {
    const frame = frameAt(bytes, at);
    if (!frame) break;
    at += frame.length;
    count += 1;
    plays += frame.plays;
  }
  return count >= inARow ? { bytes: at, plays } : null;
}

/** Frames as the encoder counted them, in the first frame of a file whose rate varies. @source "Xing header" */
function countedFrames(bytes: Buffer): number | null {
  const text = bytes.toString('latin1', 0, 200);
  const at = Math.max(text.indexOf('Xing'), text.indexOf('Info'));
  const hasCount = at !== -1 && at + 12 <= bytes.length && (bytes.readUInt32BE(at + 4) & 1) === 1;
  return hasCount ? bytes.readUInt32BE(at + 8) : null;
}

/** MP3, or AAC as a bare stream: frame after frame from the first byte on. */
export async function framedKind(file: ByteSource): Promise<Played | null> {
  const tag = await tagBytes(file);
  const bytes = await file.read(tag, headBytes);
  const mp3 = framesIn(bytes, mp3Frame);
  if (mp3) {
    const counted = countedFrames(bytes);
    const first = mp3Frame(bytes, 0);
    const whole = counted && first ? counted * first.plays : ((file.size - tag) / mp3.bytes) * mp3.plays;
    return sound('audio/mpeg', 'mp3', whole);
  }
  const aac = framesIn(bytes, aacFrame);
  return aac ? sound('audio/aac', 'aac', ((file.size - tag) / aac.bytes) * aac.plays) : null;
}
