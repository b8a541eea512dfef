const named = (label: string | undefined): TextDecoder | null => {
  if (!label) return null;
  try {
    return new TextDecoder(label);
  } catch {
    // A RangeError is how TextDecoder says that it does not know the label: then the next source decides.
    return null;
  }
};

/** Text by byte order mark, the header's charset, a `<meta charset>` in the first kilobyte, or as UTF-8. */
export function decodeText(body: Buffer, contentType: string): string {
  const hasBom = body[0] === 0xef && body[1] === 0xbb && body[2] === 0xbf;
  const header = /charset\s*=\s*"?([^\s";]+)/i.exec(contentType)?.[1];
  const meta = /<meta[^>]+charset\s*=\s*["']?([\w-]+)/i.exec(body.subarray(0, 1024).toString('latin1'))?.[1];
  const decoder = (hasBom ? null : (named(header) ?? named(meta))) ?? new TextDecoder('utf-8');
  return decoder.decode(body);
}
