import { t } from '@lingui/core/macro';
import type { Sales } from './sales-state.js';

type Source = Sales['sources'][number];

/** Campaign tags first, as they say most; then the page. @param pages titles by id */
export function sourceName(source: Source, pages: ReadonlyMap<string, string>): string {
  const { utmSource, utmMedium, utmCampaign, campaignId } = source;
  const tags = [utmSource, utmMedium, utmCampaign].filter((tag) => tag !== null).join(' / ');
  const page = campaignId === null ? null : (pages.get(campaignId) ?? t`A page that was deleted`);
  if (tags && page) return t`${tags}, on ${page}`;
  return tags || page || t`Direct or unknown`;
}
