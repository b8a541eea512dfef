/** Bytes in which a file says whether it moves: an animated PNG says so before its first picture. */
export const headBytes = 64 * 1024;
const text = (bytes: Uint8Array, from: number, to: number) => String.fromCharCode(...bytes.subarray(from, to));

/**
 * Whether a picture may be re-encoded: a still PNG, JPEG or WebP. Re-encoding would stop an animation, and hardly ever makes a GIF
 * smaller. Judged by content.
 * @param head the first bytes of the file
 */
export function isStill(head: Uint8Array): boolean {
  if (head[0] === 0xff && head[1] === 0xd8 && head[2] === 0xff) return true;
  if (text(head, 1, 4) === 'PNG') return !pngMoves(head);
  if (text(head, 0, 4) === 'RIFF' && text(head, 8, 12) === 'WEBP') {
    // Only the extended form has flags, and only it can move. @source RFC 9649, 2.7
    return text(head, 12, 16) !== 'VP8X' || ((head[20] ?? 0) & 0b10) === 0;
  }
  return false;
}

/** @source W3C PNG 3, 11.3.6.1: acTL stands before the first IDAT */
function pngMoves(head: Uint8Array): boolean {
  const view = new DataView(head.buffer, head.byteOffset, head.byteLength);
  for (let at = 8; at + 8 <= head.length;) {
    const kind = text(head, at + 4, at + 8);
    if (kind === 'acTL') return true;
    if (kind === 'IDAT') return false;
    at += 12 + view.getUint32(at);
  }
  // What its head does not say is not risked.
  return true;
}
