import type { CheerioAPI } from 'cheerio/slim';
import { cleanUrlOrNull } from './clean-url.js';
import { attribute, isElement, textPieces, walk, type HtmlElement, type HtmlNode } from './html-document.js';
import { readAnchor, type Anchor } from './read-anchor.js';
import { recogniseSocial } from './recognise-social.js';
import { videoPageOfFrame } from './recognise-video.js';

/** Anchors looked at on one page: more than could ever be taken, few enough to stay quick on a hostile page. */
const maxAnchors = 4000;
/** Ancestors examined to locate a link on its page. */
const maxLevels = 40;

/** Where on a page something stands: its content, or the menus and small print around it. */
export interface Place {
  main: boolean;
  chrome: boolean;
  social: boolean;
}

export type PageItem =
  | { kind: 'anchor'; element: HtmlElement; anchor: Anchor; url: string | null; place: Place }
  | { kind: 'heading'; element: HtmlElement; text: string; place: Place }
  | { kind: 'video'; url: string; title: string; place: Place };

const chromeTags = /^(?:nav|footer|aside|dialog)$/;
const chromeRoles = /^(?:navigation|contentinfo|complementary|menu|menubar|search|dialog)$/;
const chromeNames =
  /(?:^|[\s_-])(?:nav|navbar|menu|breadcrumbs?|footer|sidebar|cookie|pagination|skip-link|comments?|share|sharing)(?:[\s_-]|$)/i;
const socialNames = /social|(?:^|[\s_-])icons?(?:\d*|-component|-row|-list|s)(?:[\s_-]|$)/i;
const unseen = new Set(['script', 'style', 'noscript', 'template', 'head', 'select', 'object']);

/** Links, headings and video players of a page in the order they are read. */
export function pageItems($: CheerioAPI, base?: string): PageItem[] {
  const items: PageItem[] = [];
  let anchors = 0;
  walk(
    $.root()
      .toArray()
      .flatMap((root) => root.children),
    (node: HtmlNode) => {
      if (!isElement(node)) return;
      const tag = node.tagName;
      if (unseen.has(tag) || 'hidden' in node.attribs || anchors >= maxAnchors) return false;
      if (tag === 'a' || tag === 'area') {
        anchors += 1;
        if (attribute(node, 'href').trim() !== '') items.push(anchorItem(node, base));
        return false;
      }
      if (/^h[1-6]$/.test(tag)) {
        if (holdsAnchor(node)) return;
        const text = textPieces(node.children, 500).join(' ');
        if (text !== '') items.push({ kind: 'heading', element: node, text, place: placeOf(node) });
        return false;
      }
      if (tag === 'iframe') {
        const url = videoPageOfFrame(cleanUrlOrNull(attribute(node, 'src') || attribute(node, 'data-src'), base) ?? '');
        if (url) items.push({ kind: 'video', url, title: attribute(node, 'title'), place: placeOf(node) });
        return false;
      }
      return undefined;
    },
  );
  return items;
}

interface SidePage {
  host: RegExp;
  path: RegExp;
}

// Pages for passing an address on; a creator's own page on these sites has another path.
const sharePages: SidePage[] = [
  { host: /(?:^|\.)(?:facebook|fb)\.com$/, path: /^\/(?:sharer|share\.php|dialog\/)/ },
  { host: /(?:^|\.)(?:twitter|x)\.com$/, path: /^\/(?:intent|share)/ },
  { host: /(?:^|\.)linkedin\.com$/, path: /^\/(?:shareArticle|sharing\/)/ },
  { host: /(?:^|\.)pinterest\.[a-z.]+$/, path: /^\/pin\/create/ },
  { host: /^(?:t\.me|telegram\.me)$/, path: /^\/share/ },
  { host: /(?:^|\.)(?:reddit\.com|bsky\.app|threads\.net)$/, path: /^\/(?:submit|intent)/ },
];
const smallPrint =
  /\/(?:privacy(?:-policy)?|terms(?:-of-\w+)?|cookies?(?:-policy)?|imprint|impressum|log-?in|sign-?(?:in|up)|register|wp-(?:login|admin)|feed|xmlrpc)(?:\/|\.\w+|$)/i;

/** Links for sharing, sign-in or legal notices: not content links. */
export function isSideLink(url: string, pageUrl?: string): boolean {
  if (!URL.canParse(url)) return false;
  const { hostname, pathname, searchParams } = new URL(url);
  const host = withoutWww(hostname);
  if (sharePages.some((page) => page.host.test(host) && page.path.test(pathname))) return true;
  // WhatsApp with a text but without a recipient shares the page.
  if (/^(?:wa\.me|(?:api|web)\.whatsapp\.com)$/.test(host) && searchParams.has('text')) {
    return !searchParams.has('phone') && !/^\/\+?\d/.test(pathname);
  }
  const ownHost = pageUrl && URL.canParse(pageUrl) ? withoutWww(new URL(pageUrl).hostname) : '';
  return host === ownHost && smallPrint.test(pathname);
}

const withoutWww = (host: string): string => host.replace(/^www\./, '');

/** A link without text, only an icon, to a profile on a social site, or any such link in a row of icons. */
export function isSocialIcon(item: Extract<PageItem, { kind: 'anchor' }>): boolean {
  const social = item.url === null ? null : recogniseSocial(item.url);
  if (!social) return false;
  if (item.anchor.image !== undefined && item.anchor.title !== '') return false;
  return item.anchor.title === '' ? social.isProfile || item.place.social : social.isProfile && item.place.social;
}

const anchorItem = (node: HtmlElement, base?: string): PageItem => {
  const anchor = readAnchor(node);
  return { kind: 'anchor', element: node, anchor, url: cleanUrlOrNull(anchor.href, base), place: placeOf(node) };
};

function holdsAnchor(heading: HtmlElement): boolean {
  let found = false;
  walk(heading.children, (node) => {
    if (isElement(node) && node.tagName === 'a') found = true;
    return !found;
  });
  return found;
}

function placeOf(element: HtmlElement): Place {
  const place: Place = { main: false, chrome: false, social: false };
  let node: HtmlNode | null = element;
  for (let level = 0; level < maxLevels && node && isElement(node); level += 1, node = node.parent) {
    const names = `${attribute(node, 'class')} ${attribute(node, 'id')}`.slice(0, 500);
    const role = attribute(node, 'role');
    if (node.tagName === 'main' || node.tagName === 'article' || role === 'main') place.main = true;
    if (chromeTags.test(node.tagName) || chromeRoles.test(role)) place.chrome = true;
    // Names say less than tags: a "menu" far above the link may be the whole restaurant.
    if (level < 4 && node.tagName !== 'body' && chromeNames.test(names)) place.chrome = true;
    if (level < 4 && socialNames.test(names)) place.social = true;
  }
  return place;
}
