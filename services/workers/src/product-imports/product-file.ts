import { Readable } from 'node:stream';
import { maxProductFileRows, type ProductImportFailure } from '@linkyard/contracts';
import { decodedParts } from '@linkyard/languages/text-encoding';
import { parse } from 'csv-parse';
import { parse as parseAtOnce } from 'csv-parse/sync';
import { Columns, knownColumns, type Cells } from './columns.js';
import { decimalMarkOf, type DecimalMark } from './price-reading.js';

/** Why nothing of a file can be taken. */
export class ProductFileError extends Error {
  override readonly name = 'ProductFileError';
  constructor(readonly failure: ProductImportFailure) {
    super(failure);
  }
}

export interface FileRow {
  /** As a spreadsheet counts: the head is row 1. */
  row: number;
  cells: Cells;
}
/** The rows of one product, in the order of the file. */
export interface ProductRows {
  /** The handle or number in the file; it names the product when the file is imported again. */
  key: string;
  rows: FileRow[];
}
export interface ProductFile {
  columns: Columns;
  products: ProductRows[];
  /** Of all prices. */
  mark: DecimalMark | null;
  /** Rows that are no row of a table, as one with a quotation mark that never ends. */
  unreadable: number[];
}

const delimiters = [',', ';', '\t', '|'];
const options = { relax_quotes: true, relax_column_count: true, skip_empty_lines: true, bom: true } as const;
const headCharacters = 64 * 1024;
const maxKeyLength = 200;

/**
 * The products of a shop's export. The file is parsed in parts, so that other work goes on.
 * @throws ProductFileError
 */
export async function readProductFile(bytes: Uint8Array): Promise<ProductFile> {
  const [first = ''] = decodedParts(bytes);
  const named = /^\ufeff?sep=(.)\r?\n/i.exec(first)?.[1];
  const delimiter = named ?? delimiterOf(first.slice(0, headCharacters));
  const unreadable: number[] = [];
  const rows: FileRow[] = [];
  let row = 0;
  const parser = Readable.from(decodedParts(bytes)).pipe(
    parse({
      ...options,
      delimiter,
      from_line: named ? 2 : 1,
      skip_records_with_error: true,
      max_record_size: 1024 * 1024,
      on_skip: () => {
        row += 1;
        unreadable.push(row);
      },
    }),
  );
  for await (const cells of parser as AsyncIterable<string[]>) {
    row += 1;
    if (rows.length > maxProductFileRows) throw new ProductFileError('too_many_rows');
    rows.push({ row, cells });
  }
  const [head, ...body] = rows;
  if (!head) throw new ProductFileError(unreadable.length > 0 ? 'no_table' : 'empty');
  const columns = new Columns(head.cells);
  if (!columns.has('title'))
    throw new ProductFileError(knownColumns(head.cells) === 0 ? 'no_table' : 'no_title_column');
  if (body.length === 0) throw new ProductFileError('empty');
  const products = columns.isWooCommerce ? ofWooCommerce(body, columns) : grouped(body, columns);
  return { columns, products, mark: decimalMarkOf(pricesOf(body, columns)), unreadable };
}

/** The one that finds the most known columns in the first line. */
function delimiterOf(text: string): string {
  const scores = delimiters.map((delimiter) => {
    const [head = []] = headOf(text, delimiter);
    return { delimiter, score: knownColumns(head) * 1000 + head.length };
  });
  return scores.reduce((best, next) => (next.score > best.score ? next : best)).delimiter;
}

function headOf(text: string, delimiter: string): string[][] {
  try {
    return parseAtOnce(text, { ...options, delimiter, to: 1 });
  } catch {
    // Not a table by this delimiter.
    return [];
  }
}

function* pricesOf(rows: readonly FileRow[], columns: Columns): Generator<string> {
  for (const { cells } of rows)
    for (const name of ['price', 'salePrice', 'compareAtPrice'] as const) {
      const cell = columns.read(cells, name);
      if (cell !== '') yield cell;
    }
}

/** Rows of one handle are the variants of one product; a row that has neither handle nor title belongs to the one before. */
function grouped(rows: readonly FileRow[], columns: Columns): ProductRows[] {
  const groups = new Map<string, ProductRows>();
  let last: string | null = null;
  for (const one of rows) {
    const named = columns.read(one.cells, 'key');
    const title = columns.read(one.cells, 'title');
    const key: string = named || (title === '' && last !== null ? last : ownKey(one, columns, groups));
    add(groups, key, one);
    last = key;
  }
  return [...groups.values()];
}

/** Variations name their product by its number or SKU, and may stand before it. */
function ofWooCommerce(rows: readonly FileRow[], columns: Columns): ProductRows[] {
  const groups = new Map<string, ProductRows>();
  const bySku = new Map<string, string>();
  const keyOf = (id: string) => `woo-${id}`;
  const isVariation = ({ cells }: FileRow) => columns.read(cells, 'rowType').toLowerCase().startsWith('variation');
  for (const one of rows.filter((each) => !isVariation(each))) {
    const id = columns.read(one.cells, 'rowId');
    const key = id === '' ? ownKey(one, columns, groups) : keyOf(id);
    add(groups, key, one);
    const sku = columns.read(one.cells, 'sku');
    if (sku !== '') bySku.set(sku, key);
  }
  for (const one of rows.filter(isVariation)) {
    const parent = columns.read(one.cells, 'parent');
    const id = /^id:(\d+)$/i.exec(parent)?.[1];
    const key = id === undefined ? bySku.get(parent) : keyOf(id);
    const known = key === undefined ? undefined : groups.get(key);
    if (known) known.rows.push(one);
    else add(groups, `${keyOf(columns.read(one.cells, 'rowId'))}`, one);
  }
  return [...groups.values()];
}

/** Of a product whose file has no handle: its SKU, else its title. */
function ownKey({ cells }: FileRow, columns: Columns, taken: ReadonlyMap<string, ProductRows>): string {
  const wanted = columns.read(cells, 'sku') || columns.read(cells, 'title').toLowerCase() || 'product';
  const base = wanted.slice(0, maxKeyLength - 10);
  let key = base;
  for (let number = 2; taken.has(key); number += 1) key = `${base}-${number}`;
  return key;
}

function add(groups: Map<string, ProductRows>, named: string, one: FileRow): void {
  const key = named.slice(0, maxKeyLength);
  const group = groups.get(key);
  if (group) group.rows.push(one);
  else groups.set(key, { key, rows: [one] });
}
