import type { ByteSource } from './byte-source.js';

const endBytes = 22;
const longestComment = 65_535;
const maxDirectoryBytes = 4 * 1024 * 1024;
/** What a document of ours may become when it is opened. */
const maxUncompressedBytes = 1024 * 1024 * 1024;
const unsuspected = 100 * 1024 * 1024;
const maxRatio = 100;

interface Ends {
  entries: number;
  listFrom: number;
  listBytes: number;
}

async function endOf(file: ByteSource): Promise<Ends | null> {
  const length = Math.min(file.size, endBytes + longestComment);
  const tail = await file.read(file.size - length, length);
  const at = tail.lastIndexOf('PK\u0005\u0006', undefined, 'latin1');
  if (at === -1 || at + endBytes > tail.length) return null;
  const ends = {
    entries: tail.readUInt16LE(at + 10),
    listBytes: tail.readUInt32LE(at + 12),
    listFrom: tail.readUInt32LE(at + 16),
  };
  return ends.listFrom + ends.listBytes <= file.size && ends.listBytes <= maxDirectoryBytes ? ends : null;
}

/**
 * The list of contents of a zip.
 * @returns null for one that was cut off, and for one that opens into far more than it is: a bomb. More than 4 GB, which needs another kind of list, is no document.
 * @source https://pkware.cachefly.net/webdocs/casestudies/APPNOTE.TXT 4.3
 */
export async function zipNames(file: ByteSource): Promise<string[] | null> {
  const ends = await endOf(file);
  if (!ends) return null;
  const list = await file.read(ends.listFrom, ends.listBytes);
  const names: string[] = [];
  let [packed, unpacked, at] = [0, 0, 0];
  while (names.length < ends.entries) {
    if (at + 46 > list.length || list.readUInt32LE(at) !== 0x02014b50) return null;
    packed += list.readUInt32LE(at + 20);
    unpacked += list.readUInt32LE(at + 24);
    const nameBytes = list.readUInt16LE(at + 28);
    names.push(list.toString('latin1', at + 46, at + 46 + nameBytes));
    at += 46 + nameBytes + list.readUInt16LE(at + 30) + list.readUInt16LE(at + 32);
  }
  // Entries that lie upon each other: the same bytes count many times.
  if (packed > file.size || unpacked > maxUncompressedBytes) return null;
  return unpacked > unsuspected && unpacked > file.size * maxRatio ? null : names;
}
