import { maxInviteRows, type InviteRow } from '@linkyard/contracts';
import { DomainError } from '@linkyard/service-kit';
import { CsvError, parse } from 'csv-parse/sync';

/** What columns are called in lists that people export elsewhere, folded. */
const headings = {
  email: [
    'email',
    'e-mail',
    'mail',
    'email address',
    'e-mail address',
    'e-mail-adresse',
    'emailadresse',
    'address',
    'adresse',
  ],
  name: ['name', 'full name', 'fullname', 'display name', 'vollständiger name', 'anzeigename'],
  first: ['first name', 'firstname', 'given name', 'vorname'],
  last: ['last name', 'lastname', 'surname', 'family name', 'nachname', 'familienname'],
  planName: ['plan', 'planname', 'plan name', 'tarif'],
} as const;
type Column = keyof typeof headings;

export interface InviteList {
  rows: InviteRow[];
  /** There are more rows than are read. */
  isCut: boolean;
}

const maxCell = 1_000;

/** Excel's line that names the separator of the others. */
const separatorLine = /^\uFEFF?\s*"?sep=(.)"?[^\S\r\n]*(?:\r\n|\r|\n|$)/i;
/** `Ana Bell <ana@example.com>` */
const nameAndAddress = /^"?([^"<>]*)"?\s*<([^<>]+)>$/;

/**
 * A list of people as spreadsheets and other tools write it: commas, semicolons or tabs, with or without a heading that is known. Without one
 * the first column with an address is the address, and the one before or after it the name.
 * @throws DomainError white-label.list_unreadable, white-label.list_without_addresses
 */
export function readInviteList(csv: string): InviteList {
  const [first = [], ...others] = cellsOf(csv);
  const named = columnsOf(first);
  const columns = named ?? guessed([first, ...others]);
  if (columns.email === undefined) throw new DomainError('white-label.list_without_addresses');
  const body = named ? others : [first, ...others];
  return {
    rows: body.slice(0, maxInviteRows).map((cells) => rowOf(cells, columns)),
    isCut: body.length > maxInviteRows,
  };
}

function cellsOf(csv: string): string[][] {
  // A workbook, or another file that is no text.
  if (csv.includes('\0')) throw new DomainError('white-label.list_unreadable');
  const separator = separatorLine.exec(csv);
  const body = separator ? csv.slice(separator[0].length) : csv;
  const options = {
    ...{ bom: true, delimiter: separator?.[1] ?? delimiterOf(body), relax_column_count: true, relax_quotes: true },
    ...{ skip_empty_lines: true, skip_records_with_empty_values: true, trim: true, to: maxInviteRows + 2 },
  };
  try {
    return parse(body, options);
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    // One wrong quote is no reason to refuse the other rows: each line is a row then.
    return parse(body, { ...options, quote: false }).map((cells) => cells.map(unquoted));
  }
}

const unquoted = (cell: string) => cell.replace(/^"(.*)"$/, '$1').replaceAll('""', '"');

/** The one that the first line has most of outside quotes. */
function delimiterOf(csv: string): string {
  const [first = ''] = csv.replace(/^\s*[\r\n]/, '').split(/[\r\n]/, 1);
  const line = first.replace(/"[^"]*"/g, '');
  const count = (sign: string) => line.split(sign).length;
  return [',', ';', '\t'].reduce((most, sign) => (count(sign) > count(most) ? sign : most));
}

type Columns = Partial<Record<Column, number>>;

/** Null where the first line is a person already. */
function columnsOf(cells: readonly string[]): Columns | null {
  const folded = cells.map((cell) => cell.toLowerCase().replaceAll('_', ' '));
  const found: Columns = {};
  for (const [column, names] of Object.entries(headings)) {
    const index = folded.findIndex((cell) => names.some((name) => name === cell));
    if (index >= 0) Object.assign(found, { [column]: index });
  }
  return found.email === undefined ? null : found;
}

function guessed(lines: readonly string[][]): Columns {
  const cells = lines.find((line) => line.some((cell) => cell.includes('@'))) ?? [];
  const email = cells.findIndex((cell) => cell.includes('@'));
  if (email < 0) return {};
  const name = email > 0 ? email - 1 : cells.length > 1 ? 1 : undefined;
  return { email, ...(name === undefined ? {} : { name }) };
}

function rowOf(cells: readonly string[], columns: Columns): InviteRow {
  const cell = (column: Column) =>
    (columns[column] === undefined ? '' : (cells[columns[column]] ?? '')).slice(0, maxCell);
  const [, named = '', address = cell('email')] = nameAndAddress.exec(cell('email')) ?? [];
  const name = cell('name') || [cell('first'), cell('last')].filter(Boolean).join(' ') || named.trim();
  return { email: address, name: name.slice(0, maxCell), planName: cell('planName') };
}
