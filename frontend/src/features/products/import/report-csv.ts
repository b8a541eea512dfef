import { t } from '@lingui/core/macro';
import type { ProductImportLine } from '@linkyard/contracts';
import { remarkText } from './remark-texts.js';

/** A cell that a spreadsheet would run as a formula begins with an apostrophe. */
const cell = (value: string | number): string => {
  const text = String(value);
  return `"${(/^[=+\-@\t\r]/.test(text) ? `'${text}` : text).replaceAll('"', '""')}"`;
};

/** The report for a spreadsheet, in the language of the reader. */
export function reportCsv(lines: readonly ProductImportLine[]): string {
  const outcomes = { create: t`New`, update: t`Update`, skip: t`Left out` };
  const head = [t`Row`, t`Product`, t`Title`, t`Variants`, t`Outcome`, t`Remarks`];
  const rows = lines.map(({ row, key, title, variants, action, remarks }) => [
    ...[row, key, title, variants, outcomes[action]],
    remarks.map(remarkText).join(' '),
  ]);
  return `\ufeff${[head, ...rows].map((cells) => cells.map(cell).join(',')).join('\r\n')}\r\n`;
}
