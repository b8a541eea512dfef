import { legalKeys, legalPaths, type LegalKey, type Site } from '@linkyard/contracts';
import type { MailBrand } from './mail-template.js';

/** How the mails of a site look. Pictures and legal texts are at its own host. */
export function mailBrandOf({ brand, origins, legal }: Pick<Site, 'brand' | 'origins' | 'legal'>): MailBrand {
  return {
    name: brand.title,
    origin: origins.app,
    logoUrl:
      brand.logo !== null && URL.canParse(brand.logo, origins.app) ? new URL(brand.logo, origins.app).href : null,
    colours: brand.theme,
    supportEmail: brand.supportEmail,
    supportLink: brand.supportLink,
    legal: Object.fromEntries(
      legalKeys.flatMap((key) => {
        const page = legal?.[key];
        return page ? [[key, addressOf(key, page, origins)]] : [];
      }),
    ),
  };
}

const addressOf = (key: LegalKey, page: { url: string } | { changedAt: string }, { app }: Site['origins']): string =>
  'url' in page ? page.url : new URL(legalPaths[key], app).href;
