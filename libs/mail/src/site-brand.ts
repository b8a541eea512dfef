import type { Site } from '@linkyard/contracts';
import type { MailBrand } from './mail-template.js';

/** How the mails of a site look. Pictures are at its own host. */
export function mailBrandOf({ brand, origins }: Pick<Site, 'brand' | 'origins'>): MailBrand {
  return {
    name: brand.title,
    origin: origins.app,
    logoUrl:
      brand.logo !== null && URL.canParse(brand.logo, origins.app) ? new URL(brand.logo, origins.app).href : null,
    colours: { button: brand.theme.primaryColor, title: brand.theme.titleColor, background: brand.theme.bgColor },
    supportEmail: brand.supportEmail,
    supportLink: brand.supportLink,
  };
}
