/** The text of a calendar file: UTF-8, UTF-16 or, where it is neither, Windows-1252, which old programs write. */
export function decodeFile(bytes: Uint8Array): string {
  const encoding = unicodeOf(bytes);
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

function unicodeOf([first, second]: Uint8Array): 'utf-8' | 'utf-16le' | 'utf-16be' {
  // By its byte order mark, or by the zero beside the first letter.
  if ((first === 0xff && second === 0xfe) || (first !== 0 && second === 0)) return 'utf-16le';
  if ((first === 0xfe && second === 0xff) || (first === 0 && second !== 0)) return 'utf-16be';
  return 'utf-8';
}
