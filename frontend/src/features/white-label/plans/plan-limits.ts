import { plural, t } from '@lingui/core/macro';
import type { Plan } from '@linkyard/contracts';
import { sizeText } from '../../../shared/media/upload/size-text.js';

/** The people of a reseller have no people of their own. */
export const planLimits = ['campaigns', 'products', 'mediaBytes', 'emailsPerMonth'] as const;

/** What a plan allows, in words; what has no limit is left out. */
export function limitWords({ campaigns, products, mediaBytes, emailsPerMonth }: Plan['limits']): string {
  const words = [
    campaigns !== null && plural(campaigns, { one: '# page', other: '# pages' }),
    products !== null && plural(products, { one: '# product', other: '# products' }),
    mediaBytes !== null && t`${sizeText(mediaBytes)} of files`,
    emailsPerMonth !== null && plural(emailsPerMonth, { one: '# mail a month', other: '# mails a month' }),
  ].filter((word) => word !== false);
  if (words.length === 0) return t`No limits`;
  const listed = words.join(' · ');
  return words.length === planLimits.length ? t`Up to ${listed}` : t`Up to ${listed}, the rest without limit`;
}
