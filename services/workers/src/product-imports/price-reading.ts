/** Which sign parts the whole from its fraction. */
export type DecimalMark = '.' | ',';
export type PriceProblem = 'price_unreadable' | 'price_negative' | 'price_range';
export type ReadPrice =
  | { amount: string; isRounded: boolean; isMinimum: boolean; problem?: undefined }
  | { amount?: undefined; problem: PriceProblem };

const noPrice: ReadPrice = { amount: '', isRounded: false, isMinimum: false };
const currencySigns = /[A-Z]{0,3}\p{Sc}|(?<![\p{L}])[A-Z]{3}(?![\p{L}])|\b(?:kr|zł|Kč|lei|Fr)\.?(?=\s|\d|$)/gu;
/** Blanks and the Swiss apostrophe between groups of three. */
const groupBlanks = /(?<=\d)[\s'’](?=\d{3}(?:\D|$))/g;

function tidied(text: string): string {
  return (
    text
      .normalize('NFKC')
      .replace(/[٠-٩]/g, (digit) => String(digit.charCodeAt(0) - 0x660))
      .replace(/[۰-۹]/g, (digit) => String(digit.charCodeAt(0) - 0x6f0))
      .replace(/٫/g, '.')
      .replace(/٬/g, '')
      .replace(currencySigns, ' ')
      .trim()
      .replace(groupBlanks, '')
      // "12,-" and ".99"
      .replace(/[.,]\s*[-–—]+$/, '')
      .replace(/^(?=[.,]\d)/, '0')
  );
}

/** The decimal mark that a value shows without doubt. */
function certainMark(text: string): DecimalMark | null {
  const [lastDot, lastComma] = [text.lastIndexOf('.'), text.lastIndexOf(',')];
  if (lastDot >= 0 && lastComma >= 0) return lastDot > lastComma ? '.' : ',';
  const mark = lastDot >= 0 ? '.' : ',';
  const parts = text.split(mark);
  if (parts.length === 1) return null;
  // Groups repeat, a fraction does not; and no group has one, two or four digits.
  if (parts.length > 2) return mark === '.' ? ',' : '.';
  return parts[1]?.length === 3 && parts[0] !== '0' ? null : mark;
}

/** The decimal mark of a shop's prices by all of them: "1.234" alone may be either. Null where they do not say. */
export function decimalMarkOf(prices: Iterable<string>): DecimalMark | null {
  const votes = { '.': 0, ',': 0 };
  for (const price of prices) {
    const text = tidied(price);
    if (!/^\d[\d.,]*$/.test(text)) continue;
    const mark = certainMark(text);
    if (mark) votes[mark] += 1;
  }
  if (votes['.'] === votes[',']) return null;
  return votes['.'] > votes[','] ? '.' : ',';
}

/**
 * A price of a shop's export as a plain amount, "1234.56"; empty for an empty cell.
 * @param usual  the mark of the whole column, which decides where a value alone does not
 * @param digits  after the point, of the currency
 */
export function readPrice(cell: string, usual: DecimalMark | null, digits: number): ReadPrice {
  const isMinimum = /\+\s*$/.test(cell);
  const text = tidied(cell.replace(/\+\s*$/, ''));
  if (text === '') return cell.trim() === '' ? noPrice : { problem: 'price_unreadable' };
  if (/^[-−–(]\s*\d/.test(text) || /^\d[\d.,]*\s*[-−]$/.test(text)) return { problem: 'price_negative' };
  if (/^\d[\d.,]*\s*(?:[-–—~/]|to|bis|à|a|until)\s*\d[\d.,]*$/i.test(text)) return { problem: 'price_range' };
  const exponent = /^(\d+(?:[.,]\d+)?)e([+-]?\d{1,2})$/i.exec(text);
  // A spreadsheet writes large numbers so.
  if (exponent)
    return plain(Number(`${exponent[1]?.replace(',', '.')}e${exponent[2]}`).toFixed(6), { digits, isMinimum });
  if (!/^\d[\d.,]*$/.test(text)) return { problem: 'price_unreadable' };
  const number = withPoint(text, usual, digits);
  return number === null ? { problem: 'price_unreadable' } : plain(number, { digits, isMinimum });
}

/** Null for signs that are neither groups, also India's 1,23,456, nor one fraction. */
function withPoint(text: string, usual: DecimalMark | null, digits: number): string | null {
  const mark = certainMark(text) ?? markOfThree(text, usual, digits);
  const [whole = '', ...fractions] = text.split(mark);
  const groups = whole.split(mark === '.' ? ',' : '.');
  const isGrouped =
    groups.length === 1 ||
    (/^\d{1,3}$/.test(groups[0] ?? '') && /^(?:\d{2,3},)*\d{3}$/.test(groups.slice(1).join(',')));
  if (!isGrouped || fractions.length > 1) return null;
  return [groups.join(''), ...fractions].join('.');
}

/** For a value with one sign before three digits, as "1.234": what the column says, else a group, unless the currency has such fractions. */
function markOfThree(text: string, usual: DecimalMark | null, digits: number): DecimalMark {
  if (usual) return usual;
  const sign = text.includes('.') ? '.' : ',';
  if (digits >= 3) return sign;
  return sign === '.' ? ',' : '.';
}

function plain(number: string, { digits, isMinimum }: { digits: number; isMinimum: boolean }): ReadPrice {
  const [whole = '', fraction = ''] = number.split('.');
  const units = whole.replace(/^0+(?=\d)/, '');
  const needed = fraction.replace(/0+$/, '');
  if (!/^\d{1,12}$/.test(units) || !/^\d*$/.test(fraction)) return { problem: 'price_unreadable' };
  const isRounded = needed.length > digits;
  const amount = isRounded ? roundedAmount(units, needed, digits) : withDigits(units, needed, digits);
  return { amount, isRounded, isMinimum };
}

const withDigits = (units: string, fraction: string, digits: number): string =>
  digits === 0 ? units : `${units}.${fraction.padEnd(digits, '0')}`;

/** Half away from zero, in whole numbers. */
function roundedAmount(units: string, fraction: string, digits: number): string {
  const kept = BigInt(units + fraction.slice(0, digits));
  const rounded = String(Number(fraction[digits]) >= 5 ? kept + 1n : kept).padStart(digits + 1, '0');
  const end = rounded.length - digits;
  return withDigits(rounded.slice(0, end), rounded.slice(end), digits);
}
