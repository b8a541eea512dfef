import type { DocumentContent, getBusinessDetails, ReplyOf } from '@linkyard/contracts';

type Business = NonNullable<ReplyOf<typeof getBusinessDetails>['business']>;

/** @param code ISO 3166; anything else is shown as it is */
export function countryName(code: string): string {
  return /^[A-Z]{2}$/.test(code) ? (new Intl.DisplayNames('en', { type: 'region' }).of(code) ?? code) : code;
}

/** Who sold it. @param vatId of the tax settings, before the one of the profile */
export function sellerParty({ name, companyName, address, taxId }: Business, vatId: string): DocumentContent['seller'] {
  const { line1, line2, postalCode, city, region, country } = address;
  const number = vatId || taxId;
  return {
    label: 'Seller',
    name: companyName || name || 'The seller',
    details: [
      companyName && name,
      line1,
      line2,
      [postalCode, city].filter(Boolean).join(' '),
      region,
      countryName(country),
      number && `VAT ID ${number}`,
    ],
  };
}
