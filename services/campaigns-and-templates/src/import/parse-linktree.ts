import type { FoundTheme, ImportWarning, RawLink, RawPage, RawSocial } from './found-page.js';
import type { HtmlDocument } from './html-document.js';
import { isRecord, readJson, recordOf, recordsOf, textAt, type JsonRecord } from './json-reader.js';
import { readBackground, readColour, themeOf } from './page-colours.js';
import { parseGenericHtml } from './parse-generic-html.js';
import { warning } from './warnings.js';

/** A Linktree page: its Next.js data where it is there, else the buttons of its markup. */
export function parseLinktree(document: HtmlDocument, url?: string): RawPage {
  const data = readJson(document.$('script#__NEXT_DATA__').first().text());
  const page = linktreeFromData(data);
  if (!page) return parseGenericHtml(document, 'linktree', url);
  const language = document.$('html').first().attr('lang');
  const direction = document.$('html').first().attr('dir');
  return { ...page, language, direction };
}

/**
 * The data a Linktree page carries: `props.pageProps` with `account`, or such an account alone (from a file).
 * Null when it is something else.
 */
export function linktreeFromData(data: unknown): RawPage | null {
  const root = recordOf(data);
  const pageProps = recordOf(recordOf(root['props'])['pageProps']);
  const props = isRecord(root['props']) ? pageProps : root;
  const account = isRecord(props['account']) ? props['account'] : props;
  const rows = rowsOf(account, props);
  const hasSocials = 'socialLinks' in account || 'socialLinks' in props;
  const isNamed = 'pageTitle' in account || 'username' in account;
  if (!hasSocials && !(rows.length > 0 && isNamed)) return null;

  const warnings: ImportWarning[] = [];
  const links = rows.flatMap((row) => toLink(row, warnings));
  const socialRows = recordsOf(account['socialLinks']);
  const socials = (socialRows.length > 0 ? socialRows : recordsOf(props['socialLinks'])).flatMap(toSocial);
  const name = textAt(account, 'pageTitle') ?? textAt(props, 'pageTitle') ?? handleOf(account) ?? handleOf(props);
  const title = textAt(props, 'metaTitle')?.replace(/\s*\|.*\bLinktree$/i, '') ?? name;
  const bio = textAt(account, 'description') ?? textAt(props, 'description');
  const theme = themeFrom(account, props);
  return {
    source: 'linktree',
    title,
    name,
    bio,
    avatarUrl: pictureOf(account, props),
    links,
    socials,
    theme,
    warnings,
  };
}

function handleOf(record: JsonRecord): string | undefined {
  const username = textAt(record, 'username');
  return username === undefined ? undefined : `@${username.replace(/^@/, '')}`;
}

/** Small pictures come as data: addresses, which could not be fetched later. */
const pictureOf = (account: JsonRecord, props: JsonRecord): string | undefined =>
  [textAt(account, 'profilePictureUrl'), textAt(account, 'customAvatar'), textAt(props, 'profilePictureUrl')].find(
    (picture) => picture !== undefined && /^(?:https?:)?\/\//.test(picture),
  );

/** `account.links` carries thumbnails; older pages have the list beside the account only. Children follow their group. */
function rowsOf(account: JsonRecord, props: JsonRecord): JsonRecord[] {
  const own = recordsOf(account['links']);
  const rows = own.length > 0 ? own : recordsOf(props['links']);
  const position = (row: JsonRecord) => (typeof row['position'] === 'number' ? row['position'] : 0);
  const sorted = rows.toSorted((a, b) => position(a) - position(b));
  const ids = new Set(sorted.map((row) => textAt(row, 'id')));
  const children = new Map<string, JsonRecord[]>();
  const ordered: JsonRecord[] = [];
  const waiting: JsonRecord[] = [];
  for (const row of sorted) {
    const parent = parentOf(row);
    if (parent === undefined || !ids.has(parent)) waiting.push(row);
    else if (children.get(parent)?.push(row) === undefined) children.set(parent, [row]);
  }
  waiting.reverse();
  for (let row = waiting.pop(); row; row = waiting.pop()) {
    ordered.push(row);
    const id = textAt(row, 'id') ?? '';
    waiting.push(...(children.get(id) ?? []).toReversed());
    // Taken once: neither a circle of groups nor a doubled id repeats them.
    children.delete(id);
  }
  return [...ordered, ...[...children.values()].flat()];
}

const parentOf = (row: JsonRecord): string | undefined =>
  isRecord(row['parent']) ? textAt(row['parent'], 'id') : textAt(row, 'parent', 'parentId');

function toLink(row: JsonRecord, warnings: ImportWarning[]): RawLink[] {
  const type = (textAt(row, 'type') ?? 'CLASSIC').toUpperCase();
  const title = textAt(row, 'title') ?? '';
  if (type === 'HEADER' || type === 'GROUP') return title ? [{ kind: 'heading', title }] : [];
  const url = textAt(row, 'url') ?? '';
  if (type === 'TEXT') return title ? [{ kind: 'heading', title, subtitle: title }] : [];
  if (url === '') {
    warnings.push(withoutAddress(row, title || type.toLowerCase()));
    return [];
  }
  const modifiers = recordOf(row['modifiers']);
  const image = textAt(modifiers, 'thumbnailUrl') ?? textAt(row, 'thumbnail', 'thumbnailUrl');
  return [{ kind: type.includes('VIDEO') ? 'video' : 'link', title, url, image }];
}

const withoutAddress = (row: JsonRecord, title: string): ImportWarning =>
  row['locked'] ? warning('locked-link', { title }) : warning('block-left-out', { title });

const toSocial = (row: JsonRecord): RawSocial[] => {
  const url = textAt(row, 'url');
  const type = textAt(row, 'type');
  return url ? [{ url, type }] : [];
};

function themeFrom(account: JsonRecord, props: JsonRecord): FoundTheme {
  const theme = isRecord(props['theme']) ? props['theme'] : recordOf(account['theme']);
  const colours = recordOf(theme['colors']);
  const components = recordOf(theme['components']);
  const background = recordOf(components['ProfileBackground']);
  const newer = recordOf(account['themeV2']);
  const button = recordOf(newer['buttonStyle']);
  return themeOf(
    readBackground(textAt(background, 'backgroundGradient')) ??
      readBackground(textAt(recordOf(newer['background']), 'color')) ??
      readColour(textAt(background, 'backgroundColor')) ??
      readColour(textAt(colours, 'body')),
    readColour(textAt(recordOf(newer['typeface']), 'color')) ??
      readColour(textAt(recordOf(components['ProfileDescription']), 'color')),
    readColour(textAt(recordOf(button['backgroundStyle']), 'color')) ?? readColour(textAt(colours, 'linkBackground')),
  );
}
