import { isSafeLink } from '@linkyard/contracts';
import { MAX_URL } from './found-page.js';
import { stripTracking } from './strip-tracking.js';
import { unwrapRedirect } from './unwrap-redirect.js';

/** Why an address was not taken: it would run code or open nothing, it is relative to an unknown page, or it is none. */
export type UrlFault = 'unsafe' | 'relative' | 'none';
export type CleanedUrl = { url: string; fault?: undefined } | { url?: undefined; fault: UrlFault };

const none: CleanedUrl = { fault: 'none' };
const unsafe: CleanedUrl = { fault: 'unsafe' };

const ignored = /[\u0000-\u001f\u007f\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]|\p{Surrogate}/gu;
const scheme = /^([a-z][a-z0-9+.-]*):/i;
const mailbox = /^[^\s@:/?#<>"%,]+@[a-z0-9-]+(?:\.[a-z0-9-]+)+$/i;
const phone = /^\+\d[\d\s().-]{5,24}$/;
const host =
  /^(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?\.)+([\p{L}]{2,24}|xn--[a-z0-9-]{2,59})(?::\d{1,5})?(?=[/?#]|$)/iu;
const fileEnding =
  /^(?:html?|php\d?|aspx?|jsp|cgi|pdf|png|jpe?g|gif|svg|webp|avif|ico|css|m?js|json|xml|txt|md|zip|csv)$/i;
const nothing = /^(?:#|javascript:\s*(?:void\s*\(?\s*0?\s*\)?|;)?\s*;?\s*$|about:blank)/i;

/**
 * Makes an address from a foreign page safe to publish: resolved against the page, unwrapped from redirectors, without
 * the old tool's tracking, and only what a link may begin with. Cleaning a cleaned address changes nothing.
 * @param base address of the page the text came from, if known
 * @source spec §5 link rules; quality.md 3 "URL schemes"
 */
export function cleanUrl(raw: string, base?: string): CleanedUrl {
  const text = raw
    .slice(0, MAX_URL * 4)
    .replace(ignored, '')
    .trim();
  if (text === '' || nothing.test(text)) return none;
  if (mailbox.test(text)) return mail(`mailto:${text}`);
  if (phone.test(text)) return call(text);
  const guessed = withScheme(text);
  const parsed = parse(guessed, base);
  if (!parsed) return scheme.test(guessed) ? unsafe : { fault: 'relative' };
  if (parsed.protocol === 'mailto:') return mail(parsed.href);
  if (parsed.protocol === 'tel:') return call(guessed.replace(scheme, ''));
  if (parsed.protocol === 'http:' || parsed.protocol === 'https:') return web(parsed);
  return isSafeLink(parsed.href) ? app(parsed) : unsafe;
}

/** The cleaned address alone, or null. */
export const cleanUrlOrNull = (raw: string, base?: string): string | null => cleanUrl(raw, base).url ?? null;

/** A picture's address: only http and https. */
export function cleanImageUrl(raw: string, base?: string): string | null {
  const { url } = cleanUrl(raw, base);
  return url !== undefined && /^https?:/.test(url) ? url : null;
}

/** "www.example.com", "example.com/shop" and "//example.com" are what people write for https://… */
function withScheme(text: string): string {
  if (/^[\\/]{2}[^\\/]/.test(text)) return `https:${text}`;
  const match = host.exec(text);
  const ending = match?.[1] ?? '';
  const bareFile = match?.[0] === text && !/^www\./i.test(text) && fileEnding.test(ending);
  return match && !bareFile ? `https://${text}` : text;
}

function parse(text: string, base?: string): URL | null {
  if (scheme.test(text)) return URL.canParse(text) ? new URL(text) : null;
  return base !== undefined && /^https?:/i.test(base) && URL.canParse(text, base) ? new URL(text, base) : null;
}

function web(address: URL): CleanedUrl {
  const target = unwrapRedirect(address);
  // "https://bank.example@evil.example" reads like the bank.
  target.username = '';
  target.password = '';
  stripTracking(target);
  return target.hostname !== '' && target.href.length <= MAX_URL ? { url: target.href } : none;
}

/** sms:, whatsapp:, geo: and the like: each app reads its own form. */
function app({ href, protocol }: URL): CleanedUrl {
  return href.length > protocol.length && href.length <= MAX_URL ? { url: href } : none;
}

function mail(href: string): CleanedUrl {
  const [address = '', ...rest] = href.slice('mailto:'.length).split('?');
  const query = rest.join('?');
  const decoded = (decode(address).split(',', 1)[0] ?? '').replace(/\s/g, '');
  if (!mailbox.test(decoded) || href.length > MAX_URL) return none;
  return { url: query ? `mailto:${decoded}?${query}` : `mailto:${decoded}` };
}

function call(number: string): CleanedUrl {
  const dialled = (decode(number).split(';', 1)[0] ?? '').replace(/[^\d+*#,]/g, '').replace(/(?!^)\+/g, '');
  const digits = dialled.replace(/\D/g, '').length;
  return digits >= 3 && digits <= 20 ? { url: `tel:${dialled}` } : none;
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    // A stray "%" in an address is common: it is then meant as itself.
    return text;
  }
}
