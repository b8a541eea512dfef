import type { ImportWarning, RawLink, RawPage, RawSocial } from './found-page.js';
import { plainText } from './html-document.js';
import { isRecord, recordOf, recordsOf, textAt, type JsonRecord } from './json-reader.js';
import { readBackground, readColour, themeOf } from './page-colours.js';
import { warning } from './warnings.js';

const maxPages = 50;

/**
 * Our own export, as far as an import can show it row by row: the sections of its pages in order. Blocks without links
 * are named in the warnings; to get an identical page, the export must be restored instead of imported.
 * Null when the JSON has no sections of ours.
 */
export function parseOwnExport(data: unknown): RawPage | null {
  const outer = recordOf(data);
  // The answer of the export call may have been saved whole.
  const root = isRecord(outer['data']) ? outer['data'] : outer;
  const template = recordOf(root['template']);
  const campaign = recordOf(root['campaign']);
  const ours = sectionsInOrder(root).filter((section) => textAt(section, 'type')?.startsWith('el_'));
  if (ours.length === 0) return null;

  const page: RawPage = { source: 'linkyard', links: [], socials: [], warnings: [] };
  const leftOut = new Set<string>();
  for (const section of ours) readSection(section, page, leftOut);
  const theme = recordOf(template['theme'] ?? root['theme']);
  const background = recordOf(theme['background']);
  page.theme = themeOf(
    readBackground(textAt(background, 'value')) ?? readColour(textAt(theme, 'bgColor')),
    readColour(textAt(theme, 'titleColor')) ?? readColour(textAt(theme, 'secondaryColor')),
    readColour(textAt(theme, 'primaryColor')),
  );
  const title = textAt(campaign, 'title') ?? textAt(root, 'title') ?? textAt(template, 'name');
  const language = textAt(campaign, 'language') ?? textAt(root, 'language');
  const direction = textAt(campaign, 'direction') ?? textAt(root, 'direction');
  if (title) page.title = title;
  if (language) page.language = language;
  if (direction) page.direction = direction;
  page.warnings.push(...notices(leftOut));
  return page;
}

/** The export lists pages and sections side by side; snapshots and block templates nest them. The home page comes first. */
function sectionsInOrder(root: JsonRecord): JsonRecord[] {
  const order = (record: JsonRecord) => (typeof record['order'] === 'number' ? record['order'] : 0);
  const pages = recordsOf(root['pages'])
    .slice(0, maxPages)
    .toSorted((a, b) => Number(b['isHome'] === true) - Number(a['isHome'] === true) || order(a) - order(b));
  const nested = pages.flatMap((page) => recordsOf(page['sections']));
  if (nested.length > 0) return nested;
  const rank = new Map(pages.map((page, index) => [page['_id'], index]));
  const pageOf = (section: JsonRecord) => rank.get(section['pageId']) ?? maxPages;
  return recordsOf(root['sections']).toSorted((a, b) => pageOf(a) - pageOf(b) || order(a) - order(b));
}

const notices = (leftOut: ReadonlySet<string>): ImportWarning[] =>
  [...leftOut].map((type) => warning('block-left-out', { type }, 'no-link-in-block'));

type Reader = (data: JsonRecord, page: RawPage) => void;

const readers: Record<string, Reader> = {
  el_profile: (data, page) => {
    const image = textAt(data, 'image');
    page.name ??= textAt(data, 'name') ?? '';
    page.bio ??= textAt(data, 'tagline') ?? '';
    if (image) page.avatarUrl ??= image;
  },
  el_heading: (data, page) => page.links.push({ kind: 'heading', title: textAt(data, 'text') ?? '' }),
  el_paragraph: (data, page) => {
    const text = plainText(textAt(data, 'input') ?? '');
    page.links.push({ kind: 'heading', title: text, subtitle: text });
  },
  el_link: (data, page) => addLink(page, data, 'linkTitle', 'inputLink'),
  el_button: (data, page) => addLink(page, data, 'btnText', 'btnUrl'),
  el_card: (data, page) => addLink(page, data, 'title', 'url'),
  el_list: (data, page) =>
    recordsOf(data['items']).forEach((item) => textAt(item, 'url') && addLink(page, item, 'text', 'url')),
  el_grid: (data, page) =>
    recordsOf(data['items']).forEach((item) => textAt(item, 'url') && addLink(page, item, 'title', 'url')),
  el_social_icons: (data, page) => page.socials.push(...recordsOf(data['items']).flatMap(toSocial)),
  el_video_youtube: addVideos,
  el_video_vimeo: addVideos,
  el_video_tiktok: addVideos,
  el_video_instagram: addVideos,
};

function readSection(section: JsonRecord, page: RawPage, leftOut: Set<string>): void {
  const type = textAt(section, 'type') ?? '';
  const data = section['sectionData'];
  const reader = Object.hasOwn(readers, type) ? readers[type] : undefined;
  // A hidden section stays hidden: it is not part of the page people see.
  if (section['status'] === 0) return;
  if (!reader || !isRecord(data)) leftOut.add(type.slice(0, 40));
  else reader(data, page);
}

function addLink(page: RawPage, data: JsonRecord, titleField: string, urlField: string): void {
  const title = textAt(data, titleField);
  const subtitle = textAt(data, 'subtitle');
  const image = textAt(data, 'image');
  const row: RawLink = { kind: 'link', url: textAt(data, urlField) ?? '', title };
  page.links.push({ ...row, subtitle, image });
}

function addVideos(data: JsonRecord, page: RawPage): void {
  for (const video of recordsOf(data['Video'] ?? data['video'] ?? data['videos'])) {
    const title = textAt(video, 'text');
    page.links.push({ kind: 'video', url: textAt(video, 'videoUrl') ?? '', title });
  }
}

const toSocial = (item: JsonRecord): RawSocial[] => {
  const url = textAt(item, 'url');
  const type = textAt(item, 'socialTypeId', 'key', 'type');
  return url && item['status'] !== 0 ? [{ url, type }] : [];
};
