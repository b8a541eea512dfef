import jsvat from 'jsvat-next';

const { checkVAT, countries } = jsvat;

/** Countries whose businesses owe the tax of each other's sales themselves. @source Council Directive 2006/112/EC, article 196 */
const euCountries = new Set(
  'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK'.split(' '),
);

/** As it is stored and printed. */
export const plainVatId = (typed: string): string => typed.toUpperCase().replaceAll(/[\s.-]/g, '');

/** The country whose format and check digits an ID has; null for none. It says nothing about whether the number is registered. */
export function countryOfVatId(typed: string): string | null {
  const { isValid, country } = checkVAT(plainVatId(typed), countries);
  return isValid && country ? country.isoCode.short : null;
}

/** @param country where given, the ID must be of this country; any text is accepted where its format is not known */
export function isVatId(typed: string, country = ''): boolean {
  const found = countryOfVatId(typed);
  if (country === '') return found !== null;
  return found === country || !countries.some(({ codes }) => codes.includes(country));
}

/** @param vatId of the seller */
export function isReverseCharge(vatId: string, buyer: { vatId: string; country: string }): boolean {
  const [from, to] = [countryOfVatId(vatId), countryOfVatId(buyer.vatId)];
  return from !== null && to === buyer.country && from !== to && euCountries.has(from) && euCountries.has(to);
}
