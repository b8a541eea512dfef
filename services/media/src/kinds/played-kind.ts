import type { ByteSource } from './byte-source.js';
import { framedKind } from './framed-sounds.js';
import { mp4Kind } from './mp4.js';
import type { Played } from './played.js';
import { flacKind, oggKind, wavKind } from './sounds.js';
import { webmKind } from './webm.js';

type Judge = (file: ByteSource) => Promise<Played | null>;

function judgeOf(head: Buffer): Judge | null {
  const text = head.toString('latin1', 0, 12);
  if (text.slice(4, 8) === 'ftyp') return mp4Kind;
  if (text.startsWith('\u001aE\u00df\u00a3')) return webmKind;
  if (text.startsWith('OggS')) return oggKind;
  if (text.startsWith('RIFF') && text.slice(8) === 'WAVE') return wavKind;
  if (text.startsWith('fLaC')) return flacKind;
  return text.startsWith('ID3') || head[0] === 0xff ? framedKind : null;
}

/**
 * The audio or video type of a file, by its content and without decoding it: the container must be complete and declare its tracks.
 * @returns null for everything else, truncated files, and files with trailing data
 */
export async function playedKind(file: ByteSource): Promise<Played | null> {
  const judge = judgeOf(await file.read(0, 16));
  return judge && judge(file);
}
