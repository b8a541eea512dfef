import { directionOf } from '@linkyard/languages';
import { cleanImageUrl, cleanUrl, cleanUrlOrNull, type UrlFault } from './clean-url.js';
import { dedupeLinks, dedupeSocials, linkKey } from './dedupe-links.js';
import {
  MAX_BIO,
  MAX_LINKS,
  MAX_NAME,
  MAX_PASSAGE,
  MAX_SKIPPED,
  MAX_SOCIALS,
  MAX_SUBTITLE,
  MAX_TITLE,
  type FoundLink,
  type FoundPage,
  type FoundSocial,
  type ImportWarning,
  type RawLink,
  type RawPage,
  type RawSocial,
  type SkippedLink,
  type SourceMake,
} from './found-page.js';
import { recogniseSocial, socialTypeByName } from './recognise-social.js';
import { youtubeVideoId } from './recognise-video.js';
import { readsRightToLeft, shorten, tidyLine, tidyLines } from './tidy-text.js';
import { notInArchive, type PageFiles } from './page-files.js';
import { isInSavedFolder } from './saved-from.js';
import { countedWarning, warning } from './warnings.js';

/** Rows looked at: a file of half a million rows is not cleaned row by row only to keep 500 of them. */
const maxRawRows = MAX_LINKS * 8;
const maxListedWarnings = 20;
// On these the creator placed every row on purpose: one address may stand there under two names.
const linkTools: ReadonlySet<SourceMake> = new Set(['linktree', 'linkstack', 'littlelink', 'linkyard', 'json', 'csv']);

interface Tally {
  shortened: number;
  relative: number;
  unsafe: number;
  incompletePictures: number;
  folderPictures: number;
  /** Pictures written into the page's text. */
  inlinePictures: number;
  /** As the page names them. */
  missingPictures: string[];
  skipped: SkippedLink[];
}

interface CameWith {
  /** True for a page saved in a browser. */
  saved?: boolean;
  files?: PageFiles | undefined;
}

/** Cleans, limits, counts and completes what a parser read. The only way to a FoundPage. */
export function finishPage(raw: RawPage, base?: string, came: CameWith = {}): FoundPage {
  const tally: Tally = {
    shortened: 0,
    relative: 0,
    unsafe: 0,
    incompletePictures: 0,
    folderPictures: 0,
    inlinePictures: 0,
    missingPictures: [],
    skipped: [],
  };
  const pictureOf = pictureReader(base, came, tally);
  const rows = raw.links.slice(0, maxRawRows).flatMap((row) => toLink(row, base, tally, pictureOf));
  const { links: unique, doubled } = dedupeLinks(rows, linkTools.has(raw.source) ? 'url-and-title' : 'url');
  const links = unique.slice(0, MAX_LINKS);
  const beyond = unique.slice(MAX_LINKS).filter(({ kind }) => kind !== 'heading');
  const unread = Math.max(0, raw.links.length - maxRawRows);
  const icons = raw.socials.slice(0, MAX_SOCIALS * 4).flatMap((row) => toSocial(row, base, tally));
  const socials = dedupeSocials([...icons, ...unlinkedProfiles(raw.profiles ?? [], links, base)]);
  tally.skipped.push(...doubled.map(skippedAs('doubled')), ...beyond.map(skippedAs('limit')));

  const name = shorten(tidyLine(raw.name ?? ''), MAX_NAME);
  const title = shorten(tidyLine(raw.title ?? ''), MAX_NAME) || name;
  const bio = shorten(tidyLines((raw.bio ?? '').slice(0, MAX_BIO * 8)), MAX_BIO);
  const language = cleanLanguage(raw.language);
  const page: FoundPage = {
    source: raw.source,
    title,
    name: name || title,
    bio,
    avatarUrl: pictureOf(raw.avatarUrl, raw.sharedImage),
    links,
    socials: socials.slice(0, MAX_SOCIALS),
    direction: writtenFrom(raw.direction, language, [name, bio, ...links.map((link) => link.title)].join(' ')),
    language,
    warnings: [
      ...raw.warnings
        .slice(0, maxListedWarnings)
        .map(({ code, text }) => ({ code, text: shorten(tidyLine(text), 300) })),
      ...notices(tally, doubled.length, beyond.length + unread),
    ],
    skipped: tally.skipped.slice(0, MAX_SKIPPED),
  };
  if (raw.theme && Object.keys(raw.theme).length > 0) page.theme = raw.theme;
  if (page.links.every(({ kind }) => kind === 'heading') && page.socials.length === 0) {
    page.warnings.push(warning('no-links'));
  }
  return page;
}

const skippedAs =
  (reason: SkippedLink['reason']) =>
  ({ title, url }: FoundLink): SkippedLink => ({ title, url, reason });

type PictureReader = (...sources: (string | undefined)[]) => string | null;

/** Reads the first picture that can be had; counts the one that was meant when none can. */
const pictureReader =
  (base: string | undefined, { saved = false, files }: CameWith, tally: Tally): PictureReader =>
  (...sources) => {
    const given = sources.flatMap((source) => (source ? [source] : []));
    const isBeside = (source: string) => saved && isInSavedFolder(source);
    for (const source of given) {
      const url = files?.find(source) ?? (isBeside(source) ? null : cleanImageUrl(source, base));
      if (url !== null) return url;
    }
    const [meant] = given;
    if (meant !== undefined) countPicture(meant, isBeside(meant) && files?.isArchive === true);
    return null;

    function countPicture(source: string, isMissing: boolean) {
      if (isMissing) tally.missingPictures.push(source);
      else if (isBeside(source)) tally.folderPictures += 1;
      else if (/^data:/i.test(source)) tally.inlinePictures += 1;
      else if (cleanUrl(source, base).fault === 'relative') tally.incompletePictures += 1;
    }
  };

function toLink(row: RawLink, base: string | undefined, tally: Tally, pictureOf: PictureReader): FoundLink[] {
  const title = limited(row.title, MAX_TITLE, tally);
  if (row.kind === 'heading') return toHeading(title, row.subtitle);
  const { url, fault } = cleanUrl(row.url ?? '', base);
  if (url === undefined) {
    countFault(fault, title, row.url ?? '', tally);
    return [];
  }
  const link: FoundLink = {
    title: title || titleOf(url),
    url: row.kind === 'video' ? videoPage(url) : url,
    kind: row.kind,
  };
  const subtitle = limited(row.subtitle, MAX_SUBTITLE);
  const image = pictureOf(row.image);
  if (subtitle !== '' && subtitle !== title) link.subtitle = subtitle;
  if (image) link.image = image;
  return [link];
}

function toHeading(title: string, passage = ''): FoundLink[] {
  const subtitle = shorten(tidyLines(passage.slice(0, MAX_PASSAGE * 4)), MAX_PASSAGE);
  const words = title || shorten(tidyLine(subtitle), MAX_TITLE);
  if (words === '') return [];
  return [subtitle ? { title: words, url: '', subtitle, kind: 'heading' } : { title: words, url: '', kind: 'heading' }];
}

function countFault(fault: UrlFault, title: string, url: string, tally: Tally): void {
  if (fault === 'relative') tally.relative += 1;
  if (fault !== 'unsafe') return;
  tally.unsafe += 1;
  tally.skipped.push({ title, url: shorten(tidyLine(url.slice(0, 400)), MAX_TITLE), reason: 'scheme' });
}

function videoPage(url: string): string {
  const id = youtubeVideoId(url);
  return id ? `https://www.youtube.com/watch?v=${id}` : url;
}

function toSocial(row: RawSocial, base: string | undefined, tally: Tally): FoundSocial[] {
  const named = row.type ? socialTypeByName(row.type.slice(0, 100)) : null;
  // "hello@example.com" and "+49 30 123" are addresses too; a bare handle is none we could trust.
  const { url, fault } = cleanUrl(row.url, base);
  if (url === undefined) {
    if (fault === 'unsafe') tally.unsafe += 1;
    return [];
  }
  const recognised = recogniseSocial(url);
  return [{ type: recognised?.type ?? (named && named !== 'email' && named !== 'phone' ? named : 'website'), url }];
}

function unlinkedProfiles(profiles: readonly string[], links: readonly FoundLink[], base?: string): FoundSocial[] {
  const linked = new Set(links.map(({ url }) => linkKey(url)));
  return profiles.slice(0, MAX_SOCIALS * 4).flatMap((profile) => {
    const url = cleanUrlOrNull(profile, base);
    const social = url === null ? null : recogniseSocial(url);
    return url === null || social === null || linked.has(linkKey(url)) ? [] : [{ type: social.type, url }];
  });
}

function limited(text: string | undefined, max: number, tally?: Tally): string {
  const line = tidyLine((text ?? '').slice(0, max * 40));
  if (line.length > max && tally) tally.shortened += 1;
  return shorten(line, max);
}

/** What to call a link that has no words: the mailbox, the number, or host and path. */
function titleOf(url: string): string {
  const { protocol, hostname, pathname } = new URL(url);
  const words = protocol.startsWith('http')
    ? `${hostname.replace(/^www\./, '')}${pathname.replace(/\/$/, '')}`
    : pathname;
  return shorten(words, 80);
}

/** "en-GB" from "en_GB", "EN-gb" or "en_GB.UTF-8"; null when it is no language. */
function cleanLanguage(text: string | undefined): string | null {
  const tag = /^[a-z]{2,3}(?:[-_][a-z0-9]{2,8}){0,3}/i.exec(text?.trim() ?? '')?.[0]?.replaceAll('_', '-');
  if (!tag) return null;
  try {
    return Intl.getCanonicalLocales(tag)[0] ?? null;
  } catch {
    // Looks like a language but is none: the page's language stays unknown.
    return null;
  }
}

function writtenFrom(said: string | undefined, language: string | null, text: string): 'ltr' | 'rtl' {
  if (said && /^(?:rtl|ltr)$/i.test(said.trim())) return said.trim().toLowerCase() === 'rtl' ? 'rtl' : 'ltr';
  return readsRightToLeft(text) ? 'rtl' : directionOf(language ?? '');
}

function notices(tally: Tally, doubled: number, beyond: number): ImportWarning[] {
  const counts: [Parameters<typeof countedWarning>[0], number, Record<string, number>?][] = [
    ['unsafe-link', tally.unsafe],
    ['relative-link', tally.relative],
    ['picture-left-out', tally.incompletePictures],
    ['picture-in-folder', tally.folderPictures],
    ['picture-in-text', tally.inlinePictures],
    ['duplicates-removed', doubled],
    ['too-many-links', beyond, { taken: MAX_LINKS }],
    ['title-shortened', tally.shortened, { length: MAX_TITLE }],
  ];
  const missing = tally.missingPictures.length > 0 ? [notInArchive(tally.missingPictures)] : [];
  return [
    ...missing,
    ...counts.flatMap(([code, count, values]) => (count > 0 ? countedWarning(code, count, values) : [])),
  ];
}
