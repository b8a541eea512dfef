import { isSafeLink } from '@linkyard/contracts';
import { z } from 'zod';
import { text } from './fields.js';
import type { RenderContext } from './types.js';

export const utmSchema = z.object({ source: text(100), medium: text(100), campaign: text(100) });
export type Utm = z.output<typeof utmSchema>;

/**
 * The address with campaign marks behind its query; one that is not on the web, or carries its own marks, stays as it is. The rest is kept
 * byte for byte: `?/topic/12-hello/` means something to its site that a form's `?%2Ftopic…=` does not.
 */
export function withUtm(address: string, utm: Utm): string {
  if (!/^https?:/i.test(address) || !URL.canParse(address)) return address;
  const { searchParams } = new URL(address);
  const marks = new URLSearchParams();
  for (const [name, value] of Object.entries(utm)) {
    if (value && !searchParams.has(`utm_${name}`)) marks.set(`utm_${name}`, value);
  }
  if (marks.size === 0) return address;
  const [beforeFragment = '', ...fragment] = address.split('#');
  const joint = beforeFragment.includes('?') ? (/[?&]$/.test(beforeFragment) ? '' : '&') : '?';
  return [`${beforeFragment}${joint}${marks.toString()}`, ...fragment].join('#');
}

/** Where a page of this template is found; null when it was deleted or is not shown. */
export function pageHref(pageId: string, context: RenderContext): string | null {
  return context.pages.find((page) => page._id === pageId)?.href ?? null;
}

/** The address if it may stand in an href, else null. */
export const safeHref = (address: string): string | null => (isSafeLink(address) ? address : null);

/** Apps that open by a scheme of their own, and the one form of it that starts a chat. Nothing else of theirs passes. */
const appForms = [
  /^viber:\/\/chat\?number=%2B\d{7,15}$/,
  /^viber:\/\/pa\?chatURI=[\w-]{1,64}$/,
  /^skype:[\w.,:-]{2,64}\?chat$/,
];

/** Like `safeHref`, and the chats of an app besides: for addresses made by `chatHref`, never for a creator's own text. */
export const safeAppHref = (address: string): string | null =>
  appForms.some((form) => form.test(address)) ? address : safeHref(address);

/** Attributes of an outgoing link, counted by the beacon. Without a target the editor still shows the part. */
export function linkProps(href: string | null, newPage: boolean) {
  return {
    href: href ?? undefined,
    'data-c': '',
    ...(newPage && { target: '_blank', rel: 'noopener' }),
  };
}
