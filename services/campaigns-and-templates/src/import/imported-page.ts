import { pageLanguage, type ImportedPage } from '@linkyard/contracts';
import { recogniseSocial, type FoundPage, type SourceMake } from './index.js';

type WireSource = 'linktree' | 'linkstack' | 'littlelink' | 'html' | 'json' | 'csv';
const wireSources: Record<SourceMake, WireSource> = {
  linktree: 'linktree',
  linkstack: 'linkstack',
  littlelink: 'littlelink',
  beacons: 'html',
  carrd: 'html',
  biolink: 'html',
  linkinbio: 'html',
  html: 'html',
  linkyard: 'json',
  json: 'json',
  csv: 'csv',
};
export const wireSource = (make: SourceMake): WireSource => wireSources[make];

/** What was found, as the creator is shown it. */
export const importedPageOf = (found: FoundPage): ImportedPage => ({
  title: found.name || found.title,
  bio: found.bio,
  avatar: found.avatarUrl,
  links: found.links.map(({ kind, title, url, subtitle, image }) => ({
    kind,
    title: title || url,
    url: kind === 'heading' ? '' : url,
    ...(subtitle ? { subtitle } : {}),
    image: image ?? null,
  })),
  socials: found.socials.map(({ type, url }) => ({ platform: type, url })),
  direction: found.direction,
  language: pageLanguage.safeParse(found.language).data ?? null,
});

/** The way back: what stayed ticked, as the section builder reads it. */
export const foundPageOf = (page: ImportedPage): FoundPage => ({
  source: 'json',
  title: page.title,
  name: page.title,
  bio: page.bio,
  avatarUrl: page.avatar,
  links: page.links.map(({ kind, title, url, subtitle, image }) => ({
    kind,
    title,
    url,
    ...(subtitle ? { subtitle } : {}),
    ...(image ? { image } : {}),
  })),
  socials: page.socials.map(({ url }) => ({ type: recogniseSocial(url)?.type ?? 'website', url })),
  direction: page.direction,
  language: page.language,
  warnings: [],
  skipped: [],
});
