import type { PageAttribution } from '@linkyard/contracts';

const marks = {
  utm_source: 'utmSource',
  utm_medium: 'utmMedium',
  utm_campaign: 'utmCampaign',
  utm_term: 'utmTerm',
  utm_content: 'utmContent',
} as const;

/** What a visitor's answer says of the way here: the campaign marks of the page's address, and a page of another host that led to it. */
export function pageOrigin(): PageAttribution {
  const query = new URLSearchParams(location.search);
  const origin: PageAttribution = {};
  for (const [name, field] of Object.entries(marks)) {
    const value = query.get(name);
    if (value) origin[field] = value.slice(0, 120);
  }
  const { referrer } = document;
  if (referrer && new URL(referrer).host !== location.host) origin.referrerUrl = referrer.slice(0, 2048);
  return origin;
}
