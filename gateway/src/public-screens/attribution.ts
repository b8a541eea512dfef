import { attribution, cameFromCampaign, type Attribution } from '@linkyard/contracts';
import type { FastifyRequest } from 'fastify';
import { postedFields } from '../http/posted-forms.js';
import { siteOfRaw } from '../sites/request-site.js';

/** The marks of a campaign in an address. */
export const markNames = {
  utm_source: 'utmSource',
  utm_medium: 'utmMedium',
  utm_campaign: 'utmCampaign',
  utm_term: 'utmTerm',
  utm_content: 'utmContent',
} as const;
/** Query parameters of links on pages, which travel through forms. */
export const attributionNames = { cid: 'campaignId', pid: 'pageId', sid: 'sectionId', ...markNames } as const;

/** Where a visitor came from. A link with a broken parameter is no reason not to sell. */
export function attributionOf(valueOf: (name: keyof typeof attributionNames) => string): { attribution?: Attribution } {
  const names = Object.keys(attributionNames) as (keyof typeof attributionNames)[];
  const named = names.flatMap((name) =>
    valueOf(name) === '' ? [] : [[attributionNames[name], valueOf(name)] as const],
  );
  const { data } = attribution.safeParse(Object.fromEntries(named));
  return named.length > 0 && data ? { attribution: data } : {};
}

/** Those among the values of an address or a form, by their names there. */
export function marksIn(values: Readonly<Record<string, unknown>>): Record<string, string> {
  return Object.fromEntries(
    Object.keys(attributionNames).flatMap((name) => {
      const value = values[name];
      return typeof value === 'string' && value !== '' ? [[name, value]] : [];
    }),
  );
}

/** The page that a link or a posted form says its visitor comes from: screens wear its look. Anything else says nothing. */
export function cameFrom({ query, body, raw }: Pick<FastifyRequest, 'query' | 'body' | 'raw'>): { from?: string } {
  const named = [query, body].map((one) => postedFields.safeParse(one).data?.['cid']).find((cid) => cid !== undefined);
  // A creator's own domain shows one page.
  const from = siteOfRaw(raw)?.campaignId ?? cameFromCampaign.safeParse(named).data;
  return from === undefined ? {} : { from };
}
