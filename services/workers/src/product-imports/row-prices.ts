import type { Cells, Columns } from './columns.js';
import type { FittedValues } from './fitted-values.js';
import { readPrice, type DecimalMark, type PriceProblem } from './price-reading.js';

/** Amounts in major units; empty where the row has none. */
export interface RowPrices {
  price: string;
  compareAtPrice: string;
  /** "$5+": the buyer may pay more. */
  isMinimum: boolean;
}

/** A price that leaves its product out. */
export class UnusablePrice extends Error {
  override readonly name = 'UnusablePrice';
  constructor(
    readonly problem: PriceProblem,
    readonly cell: string,
  ) {
    super(problem);
  }
}

interface PriceContext {
  columns: Columns;
  mark: DecimalMark | null;
  /** After the point, of the currency. */
  digits: number;
  values: FittedValues;
}

/** @throws UnusablePrice */
export function pricesOfRow(
  cells: Cells,
  { columns, mark, digits, values }: PriceContext,
  now = new Date(),
): RowPrices {
  const needed = (cell: string) => {
    const read = readPrice(cell, mark, digits);
    if (read.problem !== undefined) throw new UnusablePrice(read.problem, cell);
    if (read.isRounded) values.add('price_rounded', { value: cell.slice(0, 60) });
    return read;
  };
  const regular = needed(columns.read(cells, 'price'));
  const saleCell = columns.read(cells, 'salePrice');
  const sale = saleCell !== '' && isOnSale(cells, columns, now) ? needed(saleCell) : null;
  // Squarespace writes 0.00 where there is no sale.
  if (sale && sale.amount !== '' && Number(sale.amount) > 0)
    return { price: sale.amount, compareAtPrice: regular.amount, isMinimum: sale.isMinimum };
  return { price: regular.amount, compareAtPrice: compareOf(cells), isMinimum: regular.isMinimum };

  function compareOf(row: Cells): string {
    const cell = columns.read(row, 'compareAtPrice');
    const read = readPrice(cell, mark, digits);
    if (read.problem !== undefined) values.add('compare_price_dropped', { value: cell.slice(0, 60) });
    // Shopify's 0.00 is no price before.
    return read.amount === undefined || Number(read.amount) === 0 ? '' : read.amount;
  }
}

function isOnSale(cells: Cells, columns: Columns, now: Date): boolean {
  if (columns.has('isOnSale')) return /^(?:yes|true|1)$/i.test(columns.read(cells, 'isOnSale'));
  const [starts, ends] = [columns.read(cells, 'saleStarts'), columns.read(cells, 'saleEnds')].map((cell) =>
    Date.parse(cell),
  );
  const hasBegun = starts === undefined || Number.isNaN(starts) || starts <= now.getTime();
  const hasEnded = ends !== undefined && !Number.isNaN(ends) && ends < now.getTime();
  return hasBegun && !hasEnded;
}
