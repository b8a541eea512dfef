import { numberFormat } from '@linkyard/languages';
import type { Words } from '../words/words.js';

const units = ['kB', 'MB', 'GB'];

/** Bytes for a reader, in steps of 1000. */
export function fileSize(bytes: number, { i18n }: Words): string {
  if (bytes < 1000) return `${bytes} B`;
  const step = Math.min(units.length, Math.floor(Math.log10(bytes) / 3));
  const size = bytes / 1000 ** step;
  const digits = size < 10 ? 1 : 0;
  const shown = numberFormat(i18n.language, { minimumFractionDigits: digits, maximumFractionDigits: digits });
  return `${shown.format(size)} ${units[step - 1] ?? ''}`;
}
