import type { ProductRemark, ProductRemarkCode } from '@linkyard/contracts';
import { plainText, withoutEntities } from './plain-text.js';

const controls = /[\u0000-\u001f\u007f]/g;
const controlsOfProse = /[\u0000-\u0008\u000b-\u001f\u007f]/g;
const maxRemarks = 50;
const shown = (value: string): string => value.replace(controls, ' ').trim().slice(0, 60);

/** At most so many UTF-16 units, and no half of a letter at the end. */
const cutTo = (text: string, max: number): string =>
  text
    .slice(0, max)
    .replace(/[\ud800-\udbff]$/, '')
    .trimEnd();

/** Makes the values of one product fit, and remembers what was changed about them. */
export class FittedValues {
  readonly remarks: ProductRemark[] = [];

  add(code: ProductRemarkCode, about: Omit<ProductRemark, 'code'> = {}): void {
    const remark = { code, ...about };
    const isKnown = this.remarks.some((known) => JSON.stringify(known) === JSON.stringify(remark));
    if (!isKnown && this.remarks.length < maxRemarks) this.remarks.push(remark);
  }

  /** A value of one line: line breaks become blanks, and what is too long is cut. */
  line(field: string, cell: string, max: number): string {
    const text = withoutEntities(withoutGuard(cell))
      .replace(/\p{Surrogate}/gu, '')
      .trim();
    const whole = text
      .replace(/[\t\r\n\u2028\u2029]+/g, ' ')
      .replace(controls, '')
      .replace(/ {2,}/g, ' ')
      .trim();
    if (/[\r\n]/.test(text)) this.add('cleaned', { field, value: shown(whole) });
    if (whole.length <= max) return whole;
    this.add('cut', { field, count: max, value: shown(whole) });
    return cutTo(whole, max);
  }

  /** A text of several lines, from HTML. */
  prose(field: string, cell: string, max: number): string {
    const text = plainText(withoutGuard(cell))
      .replace(/\p{Surrogate}/gu, '')
      .replace(controlsOfProse, '');
    if (text.length <= max) return text;
    this.add('cut', { field, count: max, value: shown(text) });
    return cutTo(text, max);
  }

  /** A number of the other shop: Shopify puts an apostrophe before it, so that spreadsheets keep its zeros. */
  code(field: string, cell: string, max: number): string {
    return this.line(field, cell.replace(/^['’]/, ''), max);
  }

  /** The first ones, each once. */
  list(items: readonly string[], max: number, dropped: ProductRemarkCode): string[] {
    const unique = [...new Map(items.map((item) => [item.toLowerCase(), item])).values()];
    if (unique.length > max) this.add(dropped, { count: unique.length - max });
    return unique.slice(0, max);
  }

  /** A whole number within bounds; an empty cell is 0. */
  count(field: string, cell: string, max: number): number {
    const text = cell
      .replace(/^['’]/, '')
      .replace(/[\s,](?=\d{3}(\D|$))/g, '')
      .replace(',', '.');
    const number = text === '' ? 0 : Number(text);
    const fitting = Number.isFinite(number) ? Math.min(Math.max(0, Math.round(number)), max) : 0;
    if (!Number.isFinite(number) || number < 0 || number > max)
      this.add('stock_adjusted', { field, value: shown(cell), count: fitting });
    return fitting;
  }
}

/** An exporter's apostrophe before what a spreadsheet would run as a formula. */
const withoutGuard = (cell: string): string => cell.replace(/^['’](?=[=+\-@])/, '');
