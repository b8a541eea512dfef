import { isSocialKey, type SocialKey } from './social-keys.js';
import { socialNames, socialSites } from './social-sites.js';

export interface RecognisedSocial {
  type: SocialKey;
  /** False for a post, a video or a song: on the social site, but not a profile. */
  isProfile: boolean;
}

const fediverseHost =
  /(?:^|\.)(?:mastodon\.|mstdn\.|masto\.|mas\.to$|fosstodon\.org$|hachyderm\.io$|infosec\.exchange$|pixelfed\.|troet\.cafe$|chaos\.social$|techhub\.social$|universeodon\.com$|kolektiva\.social$|piaille\.fr$|[\w-]+\.social$)/;
const fediversePath = /^\/(?:@|users\/|web\/@)[\w.]+(?:@[\w.-]+)?\/?$/;

/** The social site of a cleaned link, by its address; null for every other link. */
export function recogniseSocial(url: string): RecognisedSocial | null {
  if (url.startsWith('mailto:')) return { type: 'email', isProfile: true };
  if (url.startsWith('tel:')) return { type: 'phone', isProfile: true };
  if (!URL.canParse(url)) return null;
  const { hostname, pathname, searchParams } = new URL(url);
  const host = hostname.toLowerCase().replace(/^www\./, '');
  for (const { type, hosts, profile } of socialSites) {
    if (hosts.some((name) => host === name || host.endsWith(`.${name}`))) {
      return { type, isProfile: profile.test(pathname) || ownSubdomain(type, host) || hasPhone(type, searchParams) };
    }
  }
  return fediverseHost.test(host) && fediversePath.test(pathname) ? { type: 'mastodon', isProfile: true } : null;
}

/** "EMAIL_ADDRESS", "fa-brands fa-x-twitter", "Apple Music" → our key; null when the word is none we know. */
export function socialTypeByName(name: string): SocialKey | null {
  const folded = name
    .toLowerCase()
    .replace(/\bfa[bsr]?-?(?:brands|solid|regular)?\b|\bfa-|\b(?:icon|logo|social|button|link to|profile)\b/g, '')
    .replace(/[^a-z]/g, '');
  if (isSocialKey(folded)) return folded;
  return Object.hasOwn(socialNames, folded) ? (socialNames[folded] ?? null) : null;
}

const subdomainSites: ReadonlySet<SocialKey> = new Set(['tumblr', 'bandcamp', 'substack', 'medium']);

/** name.tumblr.com is a profile though its path is "/". */
const ownSubdomain = (type: SocialKey, host: string): boolean =>
  subdomainSites.has(type) && host.split('.').length > 2 && !/^(?:open|api|help|about|blog)\./.test(host);

/** api.whatsapp.com/send?phone=… contacts a person, ?text=… alone shares the page. */
const hasPhone = (type: SocialKey, fields: URLSearchParams): boolean => type === 'whatsapp' && fields.has('phone');
