import { cleanUrlOrNull } from './clean-url.js';
import { linksInScripts } from './embedded-links.js';
import type { RawLink, RawPage, RawSocial, SourceMake } from './found-page.js';
import { attribute, textPieces, type HtmlDocument, type HtmlElement } from './html-document.js';
import { pageColours } from './page-colours.js';
import { hintsFor, type PageHints } from './page-hints.js';
import { isSideLink, isSocialIcon, pageItems, type PageItem } from './page-links.js';
import { readProfile } from './page-profile.js';
import { imageSource } from './read-anchor.js';
import { recogniseSocial } from './recognise-social.js';

type AnchorItem = Extract<PageItem, { kind: 'anchor' }>;

/**
 * Any page with links: what it says about itself (JSON-LD, Open Graph, title, h1), its profile icons, and its content's
 * links in order with the headings above them. Makes without a parser of their own bring hints.
 * @param url address of the page, if known
 */
export function parseGenericHtml({ $ }: HtmlDocument, make: SourceMake, url?: string): RawPage {
  const hints = hintsFor(make);
  const profile = readProfile($);
  const { socials, rest } = sortItems($, hints, baseOf($, url));
  const nameElement = nameHeading($, hints, rest);
  const shownName = nameElement ? textPieces(nameElement.children, 500).join(' ') : '';
  const name = shownName || profile.name || plainTitle(profile.title ?? '', hints);
  const links = linksOf(rest, hints, nameElement);
  const own = links.filter(({ kind }) => kind !== 'heading').length >= 2 ? links : [...links, ...linksInScripts($)];
  const shownBio = hints.bio ? textPieces($(hints.bio).first().contents().toArray(), 2000).join('\n') : '';
  return {
    source: make,
    title: profile.title?.replace(hints.titleSuffix, ''),
    name,
    bio: shownBio || profile.description,
    avatarUrl: avatarOf($, hints),
    sharedImage: profile.image,
    links: own,
    socials,
    profiles: profile.sameAs,
    theme: pageColours($),
    direction: profile.direction,
    language: profile.language,
    warnings: [],
  };
}

/** Profile icons on one side, everything else in its order on the other; the tool's own links are in neither. */
function sortItems(
  $: HtmlDocument['$'],
  hints: PageHints,
  base: string | undefined,
): { socials: RawSocial[]; rest: PageItem[] } {
  const icons = new Set<unknown>(hints.socials ? $(hints.socials).toArray() : []);
  const socials: RawSocial[] = [];
  const rest: PageItem[] = [];
  for (const item of pageItems($, base)) {
    if (item.kind !== 'anchor') rest.push(item);
    else if (item.url !== null && isSocialIconOf(item, icons)) socials.push({ url: item.url });
    else if (!isOwnLink(item, hints, base)) rest.push(item);
  }
  return { socials, rest };
}

function linksOf(items: PageItem[], hints: PageHints, nameElement: HtmlElement | undefined): RawLink[] {
  const content = contentOf(items, hints).filter((item) => item.kind !== 'heading' || item.element !== nameElement);
  const links = content.map(toRawLink);
  return hints.everyLink ? links : withoutOrphans(links);
}

/** What relative links mean on this page: its <base>, the address it came from, or the one it names as its own. */
export function baseOf($: HtmlDocument['$'], url?: string): string | undefined {
  const named = [$('link[rel="canonical"]').attr('href'), $('meta[property="og:url"]').attr('content')];
  const own = [url, ...named].map((text) => cleanUrlOrNull(text ?? '')).find((address) => address !== null);
  const base = $('base[href]').first().attr('href');
  return (base ? cleanUrlOrNull(base, own ?? undefined) : null) ?? own ?? undefined;
}

const isSocialIconOf = (item: AnchorItem, icons: ReadonlySet<unknown>): boolean =>
  isSocialIcon(item) || (icons.has(item.element) && item.url !== null && recogniseSocial(item.url) !== null);

function isOwnLink(item: AnchorItem, hints: PageHints, base?: string): boolean {
  // Faulty addresses stay in for now: finishing counts them for the creator.
  if (item.url === null) return /^(?:#|$)/.test(item.anchor.href);
  if (isSideLink(item.url, base)) return true;
  return /^https?:/.test(item.url) && hints.ownHosts.test(new URL(item.url).hostname);
}

function nameHeading($: HtmlDocument['$'], hints: PageHints, items: PageItem[]): HtmlElement | undefined {
  const hinted = hints.name ? $(hints.name).toArray() : [];
  const element = hinted.find((node): node is HtmlElement => 'tagName' in node);
  if (element) return element;
  const h1 = items.find((item) => item.kind === 'heading' && item.element.tagName === 'h1');
  return h1?.kind === 'heading' ? h1.element : undefined;
}

/** Menus and small print only count when a page has hardly anything else: some link pages are one big <nav>. */
function contentOf(items: PageItem[], hints: PageHints): PageItem[] {
  if (hints.everyLink) return items;
  const rows = (list: PageItem[]) => list.filter(({ kind }) => kind !== 'heading').length;
  const content = items.filter(({ place }) => !place.chrome);
  const main = content.filter(({ place }) => place.main);
  if (rows(main) >= 3 || (rows(main) > 0 && rows(main) === rows(content))) return main;
  return rows(content) >= 3 || rows(content) * 2 > rows(items) ? content : items;
}

function toRawLink(item: PageItem): RawLink {
  if (item.kind === 'heading') return { kind: 'heading', title: item.text };
  if (item.kind === 'video') return { kind: 'video', title: item.title, url: item.url };
  const { label, href, subtitle, image } = item.anchor;
  return { kind: 'link', title: label, url: href, subtitle, image };
}

/** On an ordinary page most headings stand over prose: only those directly over links are kept. */
export const withoutOrphans = (links: RawLink[]): RawLink[] =>
  links.filter(({ kind }, index) => kind !== 'heading' || (links[index + 1] ?? { kind: 'heading' }).kind !== 'heading');

const plainTitle = (title: string, hints: PageHints): string =>
  title.replace(hints.titleSuffix, '').split(/\s+[|–—·•-]\s+/, 1)[0] ?? '';

function avatarOf($: HtmlDocument['$'], hints: PageHints): string | undefined {
  const hinted = hints.avatar ? $(hints.avatar).toArray() : [];
  const named = $('img')
    .toArray()
    .slice(0, 200)
    .filter((image) => {
      const words = ['class', 'id', 'alt', 'src'].map((field) => attribute(image, field).slice(0, 200)).join(' ');
      return /avatar|profile|headshot|portrait|gravatar/i.test(words);
    });
  for (const image of [...hinted, ...named]) {
    const source = 'tagName' in image ? imageSource(image) : '';
    if (source) return source;
  }
  return undefined;
}
