import type { TaxSettings } from '@linkyard/contracts';
import type { OrderTax } from '../price-order.js';

interface Taxed {
  taxCategory: string;
  taxIncluded: boolean;
}

/**
 * The tax of a product where it is bought: the rate of the country for its category, else of the country, else of every country.
 * @param country empty when the buyer has not said
 */
export function taxOf(
  { rates }: TaxSettings,
  { taxCategory, taxIncluded }: Taxed,
  country: string,
): OrderTax | undefined {
  const places = country === '' ? [''] : [country, ''];
  const categories = taxCategory === '' ? [''] : [taxCategory, ''];
  for (const place of places)
    for (const category of categories) {
      const rate = rates.find((known) => known.country === place && known.category === category);
      if (rate) return { percent: Number(rate.percent), isIncluded: taxIncluded };
    }
  return undefined;
}

/** Whether the tax cannot be known without the buyer's country. */
export const needsCountry = ({ rates }: TaxSettings): boolean => rates.some(({ country }) => country !== '');
