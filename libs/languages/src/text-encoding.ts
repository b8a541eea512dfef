import chardet from 'chardet';

const blockBytes = 1024;
const partBytes = 256 * 1024;
const sampledBlocks = 64;
/** What the detector answers for bytes that say nothing. */
const noConfidence = 15;
const western = 'windows-1252';
const westernNames: readonly string[] = [western, 'ISO-8859-1'];
const otherLatin = /^(?:windows-125[04]|ISO-8859-[29])$/;
const clearLead = 1.8;
/** What windows-1252 has at 0x80 to 0x9f. Node decodes it as Latin 1, which has control characters there. @source encoding.spec.whatwg.org */
const punctuation = '€\x81‚ƒ„…†‡ˆ‰Š‹Œ\x8dŽ\x8f\x90‘’“”•–—˜™š›œ\x9džŸ';

type Names = readonly (string | undefined)[];

/** A label that `TextDecoder` takes: by the byte order mark, as named, as UTF-8 where the bytes are, else by the frequency of their letters. */
function encodingOf(bytes: Uint8Array, named: Names): string {
  const [first, second, third] = bytes;
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  if (first === 0xef && second === 0xbb && third === 0xbf) return 'utf-8';
  const usable = named.find((label) => label !== undefined && isKnown(label));
  if (usable !== undefined) return usable;
  const zeros = (from: 0 | 1) =>
    bytes.subarray(0, blockBytes).filter((byte, at) => at % 2 === from && byte === 0).length;
  const half = Math.min(bytes.length, blockBytes) / 2;
  // Half of the letters of a file without a mark are of Latin script, if only its separators.
  if (half > 1 && zeros(1) > half / 2) return 'utf-16le';
  if (half > 1 && zeros(0) > half / 2) return 'utf-16be';
  if (isUtf8(bytes)) return 'utf-8';
  return likelyEncoding(sampleOf(bytes));
}

/** Western letters, unless others are clearly likelier: a few accents look alike in the encodings of Central Europe and Turkey. */
function likelyEncoding(sample: Uint8Array): string {
  const found = chardet.analyse(sample);
  const [best] = found;
  if (!best || best.confidence <= noConfidence || !isKnown(best.name)) return western;
  const ofWestern = found.find(({ name }) => westernNames.includes(name))?.confidence ?? 0;
  return otherLatin.test(best.name) && best.confidence < ofWestern * clearLead ? western : best.name;
}

/** A file's text, without its byte order mark. @param named  what the file itself or its sender says; the first one that is known counts */
export const decodeText = (bytes: Uint8Array, named: Names = []): string => [...decodedParts(bytes, named)].join('');

/** The same in parts that each take a few milliseconds at most. */
export function* decodedParts(bytes: Uint8Array, named: Names = []): Generator<string> {
  const decoder = new TextDecoder(encodingOf(bytes, named));
  const isWestern = decoder.encoding === western;
  for (let at = 0; at < bytes.length; at += partBytes) {
    const part = bytes.subarray(at, at + partBytes);
    const text = decoder.decode(part, { stream: at + partBytes < bytes.length });
    yield isWestern
      ? text.replace(/[\x80-\x9f]/g, (letter) => punctuation[letter.charCodeAt(0) - 0x80] ?? letter)
      : text;
  }
}

function isUtf8(bytes: Uint8Array): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return true;
  } catch {
    return false;
  }
}

function isKnown(label: string): boolean {
  try {
    new TextDecoder(label);
    return true;
  } catch {
    return false;
  }
}

/** Blocks with letters that are not ASCII: only they say something. */
function sampleOf(bytes: Uint8Array): Uint8Array {
  const blocks: Uint8Array[] = [];
  for (let at = 0; at < bytes.length && blocks.length < sampledBlocks; at += blockBytes) {
    const block = bytes.subarray(at, at + blockBytes);
    if (hasForeignLetter(block)) blocks.push(block);
  }
  const sample = new Uint8Array(blocks.reduce((length, block) => length + block.length, 0));
  let end = 0;
  for (const block of blocks) {
    sample.set(block, end);
    end += block.length;
  }
  return sample;
}

function hasForeignLetter(block: Uint8Array): boolean {
  for (const byte of block) if (byte > 0x7f) return true;
  return false;
}
