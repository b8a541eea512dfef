import type { FoundLink, FoundSocial } from './found-page.js';

/** `url`: one row per address, for pages that link the same thing from picture, title and "read more".
 *  `url-and-title`: link pages, where two differently named buttons to one shop are meant so. */
export type Sameness = 'url' | 'url-and-title';

const emptyTitle =
  /^(?:read more|more|learn more|continue reading|click here|here|link|details|view|open|visit|weiterlesen|mehr|leer más|lire la suite|…|→|»|›)?[\s.…→»›]*$/i;

/** Two addresses with one key open the same page: scheme, "www.", a closing slash and the order of fields do not count. */
export function linkKey(url: string): string {
  if (!URL.canParse(url)) return url.toLowerCase();
  const { protocol, hostname, port, pathname, search, hash } = new URL(url);
  if (protocol !== 'http:' && protocol !== 'https:') return url.toLowerCase();
  const fields = search.slice(1).split('&').sort().join('&');
  return `${hostname.replace(/^www\./, '')}:${port}${pathname.replace(/\/+$/, '')}?${fields}${hash}`;
}

/** Keeps the first row of each kind, with the best title, subtitle and picture of those it stands for. */
export function dedupeLinks(
  links: readonly FoundLink[],
  sameness: Sameness,
): { links: FoundLink[]; doubled: FoundLink[] } {
  const kept: FoundLink[] = [];
  const doubled: FoundLink[] = [];
  const seen = new Map<string, FoundLink>();
  for (const link of links) {
    if (link.kind === 'heading') {
      const last = kept.at(-1);
      if (last?.kind !== 'heading' || last.title !== link.title || last.subtitle !== link.subtitle) kept.push(link);
      continue;
    }
    const title = sameness === 'url' ? '' : `\n${link.title.toLowerCase()}`;
    const key = `${linkKey(link.url)}${title}`;
    const first = seen.get(key);
    if (first) {
      merge(first, link);
      doubled.push(link);
    } else {
      const copy = { ...link };
      seen.set(key, copy);
      kept.push(copy);
    }
  }
  return { links: kept, doubled };
}

/** One profile per type and address. */
export function dedupeSocials(socials: readonly FoundSocial[]): FoundSocial[] {
  const seen = new Set<string>();
  return socials.filter(({ type, url }) => {
    const key = `${type} ${linkKey(url)}`;
    const isNew = !seen.has(key);
    seen.add(key);
    return isNew;
  });
}

function merge(first: FoundLink, again: FoundLink): void {
  if (emptyTitle.test(first.title) && !emptyTitle.test(again.title)) first.title = again.title;
  if (first.subtitle === undefined && again.subtitle !== undefined) first.subtitle = again.subtitle;
  if (first.image === undefined && again.image !== undefined) first.image = again.image;
  if (again.kind === 'video') first.kind = 'video';
}
