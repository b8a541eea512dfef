import { decodeText } from '@linkyard/languages/text-encoding';

/** Reads a page's text in the encoding that its own words name, else in the one that its bytes show. */
export function pageText(bytes: Buffer): string {
  const head = bytes.subarray(0, 2048).toString('latin1');
  const named = /<meta[^>]{0,200}charset\s*=\s*["']?([\w-]{2,30})/i.exec(head)?.[1];
  return decodeText(bytes, [named]);
}
