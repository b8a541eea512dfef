/** Of the beginning and of the end, bytes: two files of one name and size that differ only in between are not worth reading it all. */
const edgeBytes = 64 * 1024;

/**
 * Identifies a file within an account, so that an upload resumes when the same file is chosen again. Neither secret nor
 * proof of its content: finishing counts the bytes.
 */
export async function fileKey(file: File): Promise<string> {
  const edges = await Promise.all([file.slice(0, edgeBytes), file.slice(-edgeBytes)].map((blob) => blob.arrayBuffer()));
  const name = new TextEncoder().encode(file.name);
  const hash = [name, ...edges.map((edge) => new Uint8Array(edge))].reduce(mixed, [0x811c9dc5, 0x1b873593] as const);
  return [file.size, file.lastModified, ...hash].map((number) => number.toString(36).padStart(7, '0')).join('-');
}

/** FNV-1a in two lanes; crypto.subtle is not there on a plain network address. @source http://www.isthe.com/chongo/tech/comp/fnv/ */
function mixed(lanes: readonly [number, number], bytes: Uint8Array): readonly [number, number] {
  let [one, other] = lanes;
  for (const byte of bytes) {
    one = Math.imul(one ^ byte, 0x01000193) >>> 0;
    other = Math.imul(other ^ (byte + 0x9e), 0x85ebca6b) >>> 0;
    other = (other ^ (other >>> 13)) >>> 0;
  }
  return [one, other];
}
