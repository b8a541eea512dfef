interface Priced {
  lines: readonly { tax: number; total: number }[];
  totals: { tax: number; total: number };
}

/** The tax and the shipping within a total, in minor units. Shipping is without its own tax, whether its price includes that or not. */
export function partsOf({ lines, totals }: Priced): { tax: number; shipping: number } {
  const sum = (field: 'tax' | 'total') => lines.reduce((left, line) => left + line[field], 0);
  return { tax: totals.tax, shipping: totals.total - sum('total') - (totals.tax - sum('tax')) };
}
