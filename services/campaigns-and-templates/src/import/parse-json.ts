import { collectLinks, readLinkRecord } from './embedded-links.js';
import type { RawLink, RawPage, RawSocial } from './found-page.js';
import { plainText } from './html-document.js';
import { isRecord, listOf, readJson, recordOf, recordsOf, textAt, type JsonRecord } from './json-reader.js';
import { readBackground, readColour, themeOf } from './page-colours.js';
import { parseOwnExport } from './parse-own-export.js';
import { linktreeFromData } from './parse-linktree.js';
import { warning } from './warnings.js';

/** JSON of a page: our own export, Linktree's data, a LinkStack export, or any list of titles and addresses. */
export function parseJson(text: string): RawPage {
  const data = readJson(text.replace(/^\ufeff/, ''));
  if (data === undefined) {
    return emptyJson([warning('invalid-json')]);
  }
  return (
    parseOwnExport(data) ?? linkStackExport(data) ?? profileRecord(data) ?? linktreeFromData(data) ?? anyList(data)
  );
}

const emptyJson = (warnings: RawPage['warnings']): RawPage => ({ source: 'json', links: [], socials: [], warnings });

// Numbers of LinkStack's built-in buttons, as its export carries them.
const linkStackButtons: Record<string, string> = { '42': 'heading', '43': 'spacer', '93': 'text', '94': 'icon' };

/** LinkStack's "export": `{links: [{link, title, button_id, type, …}]}`, with the profile when all was exported. */
function linkStackExport(data: unknown): RawPage | null {
  const root = recordOf(data);
  const rows = recordsOf(root['links']);
  if (rows.length === 0 || !rows.every((row) => 'button_id' in row && 'link' in row)) return null;
  const links: RawLink[] = [];
  const socials: RawSocial[] = [];
  for (const row of rows.toSorted((a, b) => Number(a['order'] ?? 0) - Number(b['order'] ?? 0))) {
    const kind = linkStackButtons[String(row['button_id'])] ?? textAt(row, 'type') ?? 'link';
    const title = textAt(row, 'title') ?? '';
    const url = textAt(row, 'link') ?? '';
    if (kind === 'icon') socials.push({ url, type: title });
    else if (kind === 'heading') links.push({ kind: 'heading', title });
    else if (kind === 'text') links.push({ kind: 'heading', title: plainText(title), subtitle: plainText(title) });
    else if (kind !== 'spacer' && kind !== 'space') links.push({ kind: 'link', title, url });
  }
  const name = textAt(root, 'name', 'littlelink_name');
  const bio = textAt(root, 'littlelink_description');
  return {
    source: 'linkstack',
    links,
    socials,
    warnings: [],
    name,
    bio: bio && plainText(bio),
  };
}

/** `{name, bio, avatar, links: […], socials: […]}`: what this importer itself answers, and what most other tools write. */
function profileRecord(data: unknown): RawPage | null {
  const root = recordOf(data);
  const body = [
    root,
    recordOf(root['profile']),
    recordOf(root['data']),
    recordOf(root['page']),
    recordOf(root['user']),
  ].find((record) => Array.isArray(record['links']) || Array.isArray(record['socials']));
  if (!body || 'socialLinks' in body) return null;
  const all = { ...recordOf(root['profile']), ...recordOf(root['user']), ...body };
  const theme = recordOf(all['theme']);
  const name = textAt(all, 'name', 'displayName', 'fullName', 'username');
  const title = textAt(all, 'title', 'pageTitle');
  const bio = textAt(all, 'bio', 'description', 'tagline', 'about');
  const avatarUrl = textAt(all, 'avatarUrl', 'avatar', 'image', 'photo', 'picture', 'profileImage');
  const language = textAt(all, 'language', 'lang', 'locale');
  const direction = textAt(all, 'direction', 'dir');
  return {
    source: 'json',
    links: listOf(body['links']).flatMap(toRow),
    socials: socialsOf(body['socials'] ?? body['social'] ?? body['icons']),
    theme: themeOf(
      readBackground(textAt(theme, 'background', 'backgroundColor', 'bgColor')),
      readColour(textAt(theme, 'text', 'textColor', 'color')),
      readColour(textAt(theme, 'button', 'buttonColor', 'primaryColor')),
    ),
    warnings: [],
    name,
    title,
    bio,
    avatarUrl,
    language,
    direction,
  };
}

/** A list of records or of addresses, `{"My shop": "https://…"}`, or links anywhere deeper in unknown JSON. */
function anyList(data: unknown): RawPage {
  let links = listOf(data).flatMap(toRow);
  if (links.length === 0 && isRecord(data)) {
    links = Object.entries(data).flatMap(([title, url]) =>
      typeof url === 'string' && /^(?:https?:|mailto:|tel:|www\.)/i.test(url) ? [{ kind: 'link', title, url }] : [],
    );
  }
  if (links.length === 0) links = collectLinks(data);
  return { ...emptyJson([]), links };
}

function toRow(row: unknown): RawLink[] {
  if (typeof row === 'string') return [{ kind: 'link', url: row }];
  if (!isRecord(row)) return [];
  const kind = textAt(row, 'kind', 'type') ?? '';
  if (/^(?:heading|header|title|section|group)$/i.test(kind)) {
    const title = textAt(row, 'title', 'name', 'label', 'text') ?? '';
    const subtitle = textAt(row, 'subtitle');
    return [{ kind: 'heading', title, subtitle }, ...recordsOf(row['links']).flatMap(toRow)];
  }
  const link = readLinkRecord(row);
  if (link) return [link];
  // A group without an address of its own: its links follow its title.
  const children = recordsOf(row['links'] ?? row['items'] ?? row['children']).flatMap(toRow);
  const title = textAt(row, 'title', 'name', 'label');
  return children.length > 0 && title ? [{ kind: 'heading', title }, ...children] : children;
}

/** A list of `{type|platform, url}`, a list of addresses, or `{"instagram": "https://…"}`. */
export function socialsOf(value: unknown): RawSocial[] {
  if (isRecord(value)) {
    return Object.entries(value).flatMap(([type, url]) =>
      typeof url === 'string' && url !== '' ? [{ type, url }] : [],
    );
  }
  return listOf(value).flatMap((row): RawSocial[] => {
    if (typeof row === 'string') return [{ url: row }];
    const record: JsonRecord = recordOf(row);
    const url = textAt(record, 'url', 'link', 'href', 'value');
    const type = textAt(record, 'type', 'platform', 'network', 'key', 'icon', 'name', 'title');
    return url ? [{ url, type }] : [];
  });
}
