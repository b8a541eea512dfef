import type { ByteRange } from '@linkyard/storage';

/**
 * The part of a file that a Range header asks for.
 * @returns null for the whole file: no header, several parts, or one we cannot read; `outside` when there is no such part
 */
export function byteRange(header: string | undefined, size: number): Required<ByteRange> | 'outside' | null {
  const [, from = '', to = ''] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header?.trim() ?? '') ?? [];
  if (from === '' && to === '') return null;
  if (from === '') {
    const length = Math.min(Number(to), size);
    return length === 0 ? 'outside' : { start: size - length, end: size - 1 };
  }
  const start = Number(from);
  const end = to === '' ? size - 1 : Math.min(Number(to), size - 1);
  if (to !== '' && Number(to) < start) return null;
  return start >= size ? 'outside' : { start, end };
}
