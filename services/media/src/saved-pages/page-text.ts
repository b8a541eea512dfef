/** Reads a page's text in the encoding that its first bytes or its own words name; UTF-8 where they name none. */
export function pageText(bytes: Buffer): string {
  const head = bytes.subarray(0, 2048).toString('latin1');
  const named = /<meta[^>]{0,200}charset\s*=\s*["']?([\w-]{2,30})/i.exec(head)?.[1];
  return decoderFor(byteOrderMark(bytes) ?? named).decode(bytes);
}

function byteOrderMark([first, second]: Buffer): string | null {
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  return first === 0xfe && second === 0xff ? 'utf-16be' : null;
}

function decoderFor(label = 'utf-8'): TextDecoder {
  try {
    return new TextDecoder(label);
  } catch {
    // An encoding that is not known here: most of a page is ASCII in any of them.
    return new TextDecoder();
  }
}
