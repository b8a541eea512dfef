// Files of every kind that browsers play, as small as they can be: containers that are whole, with next to nothing in them.

export const text = (content: string): Buffer => Buffer.from(content, 'latin1');
const be32 = (value: number) => {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value);
  return bytes;
};

export function box(type: string, ...parts: Buffer[]): Buffer {
  const body = Buffer.concat(parts);
  return Buffer.concat([be32(body.length + 8), text(type), body]);
}

/** By how many degrees, clockwise, a player turns a film: a, b, c and d of its matrix. @source ISO/IEC 14496-12 8.3.2 */
const turns = { 0: [1, 0, 0, 1], 90: [0, 1, -1, 0], 180: [-1, 0, 0, -1], 270: [0, -1, 1, 0] } as const;

interface FilmOptions {
  brand?: string;
  handler?: string;
  indexLast?: boolean;
  turned?: keyof typeof turns;
}

/** An MP4 of two and a half seconds, 640 by 360. */
export function film({ brand = 'isom', handler = 'vide', indexLast = false, turned = 0 }: FilmOptions = {}): Buffer {
  const mvhd = box('mvhd', Buffer.alloc(12), be32(1000), be32(2500), Buffer.alloc(80));
  const sides = Buffer.concat([be32(640 * 65_536), be32(360 * 65_536)]);
  const [a, b, c, d] = turns[turned].map((one) => be32((one * 65_536) >>> 0));
  const none = be32(0);
  const matrix = Buffer.concat([a, b, none, c, d, none, none, none, be32(0x40000000)].map((one) => one ?? none));
  const tkhd = box('tkhd', Buffer.alloc(40), matrix, sides);
  const hdlr = box('hdlr', Buffer.alloc(8), text(handler), Buffer.alloc(13));
  const moov = box('moov', mvhd, box('trak', tkhd, box('mdia', hdlr)));
  const mdat = box('mdat', Buffer.alloc(300, 7));
  const head = box('ftyp', text(brand), be32(512), text(brand));
  return Buffer.concat(indexLast ? [head, mdat, moov] : [head, moov, mdat]);
}

export function element(id: number, ...parts: Buffer[]): Buffer {
  const body = Buffer.concat(parts);
  const hex = id.toString(16);
  const size = Buffer.alloc(8);
  size.writeBigUInt64BE(BigInt(body.length));
  size[0] = 1;
  return Buffer.concat([Buffer.from(hex.length % 2 ? `0${hex}` : hex, 'hex'), size, body]);
}

/** A WebM of three seconds; track 1 is film, 2 is sound. */
export function webm({ docType = 'webm', track = 1 } = {}): Buffer {
  const length = Buffer.alloc(8);
  length.writeDoubleBE(3000);
  const info = element(0x1549a966, element(0x2ad7b1, be32(1_000_000)), element(0x4489, length));
  const video = element(0xe0, element(0xb0, Buffer.from([2, 128])), element(0xba, Buffer.from([1, 104])));
  const tracks = element(0x1654ae6b, element(0xae, element(0x83, Buffer.from([track])), video));
  const cluster = element(0x1f43b675, Buffer.alloc(200, 5));
  const head = element(0x1a45dfa3, element(0x4282, text(docType)));
  return Buffer.concat([head, element(0x18538067, info, tracks, cluster)]);
}

/** Frames of 128 kbit/s at 44.1 kHz. */
export function mp3Bytes(frames = 20): Buffer {
  const frame = Buffer.alloc(417);
  frame.set([0xff, 0xfb, 0x90, 0]);
  return Buffer.concat(Array.from({ length: frames }, () => frame));
}

export function aacBytes(frames = 20): Buffer {
  const frame = Buffer.alloc(100);
  frame.set([0xff, 0xf1, 0x50, 0x80, 100 >> 3, (100 & 7) << 5, 0xfc]);
  return Buffer.concat(Array.from({ length: frames }, () => frame));
}

export function oggBytes(codec: 'opus' | 'vorbis'): Buffer {
  const page = (samples: bigint, body: Buffer) => {
    const head = Buffer.alloc(28);
    head.write('OggS', 'latin1');
    head.writeBigUInt64LE(samples, 6);
    head[26] = 1;
    head[27] = body.length;
    return Buffer.concat([head, body]);
  };
  const rate = Buffer.alloc(4);
  rate.writeUInt32LE(44_100);
  const first =
    codec === 'opus' ? text('OpusHead\u0001\u0002\0\0') : Buffer.concat([text('\u0001vorbis\0\0\0\0\u0002'), rate]);
  const samples = codec === 'opus' ? 96_000n : 88_200n;
  return Buffer.concat([page(0n, Buffer.concat([first, Buffer.alloc(30)])), page(samples, Buffer.alloc(50))]);
}

/** Mono, 8 bits, 8 kHz. */
export function wavBytes(samples = 4000): Buffer {
  const head = Buffer.alloc(44);
  head.write('RIFF', 0, 'latin1');
  head.writeUInt32LE(samples + 36, 4);
  head.write('WAVEfmt ', 8, 'latin1');
  head.writeUInt32LE(16, 16);
  head.writeUInt16LE(1, 20);
  head.writeUInt16LE(1, 22);
  head.writeUInt32LE(8000, 24);
  head.writeUInt32LE(8000, 28);
  head.write('data', 36, 'latin1');
  head.writeUInt32LE(samples, 40);
  return Buffer.concat([head, Buffer.alloc(samples, 128)]);
}

export function flacBytes(): Buffer {
  const head = Buffer.alloc(42);
  head.write('fLaC', 'latin1');
  head.writeUIntBE(34, 5, 3);
  head.writeUIntBE(44_100 << 4, 18, 3);
  head.writeUInt32BE(176_400, 22);
  return Buffer.concat([head, Buffer.alloc(100, 1)]);
}
