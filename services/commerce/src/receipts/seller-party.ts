import type { DocumentContent, getBusinessDetails, ReplyOf } from '@linkyard/contracts';
import { regionName, type Language, type Texts } from '@linkyard/languages';

type Business = NonNullable<ReplyOf<typeof getBusinessDetails>['business']>;

/** Who issues a receipt, and the time zone of its dates. */
export interface Issuer {
  party: DocumentContent['seller'];
  timeZone: string;
}

/** @param code ISO 3166; anything else is shown as it is */
export function countryName(code: string, language: Language): string {
  return /^[A-Z]{2}$/.test(code) ? regionName(code, language) : code;
}

/** Who sold it. The number of the tax settings comes before that of the profile. */
export function sellerParty(
  { name, companyName, address, taxId }: Business,
  taxSettingsVatId: string,
  i18n: Texts,
): DocumentContent['seller'] {
  const { line1, line2, postalCode, city, region, country } = address;
  const vatId = taxSettingsVatId || taxId;
  return {
    label: i18n.t('Seller'),
    name: companyName || name || i18n.t('The seller'),
    details: [
      companyName && name,
      line1,
      line2,
      [postalCode, city].filter(Boolean).join(' '),
      region,
      countryName(country, i18n.language),
      vatId && i18n.t('VAT ID {vatId}', { vatId }),
    ],
  };
}
