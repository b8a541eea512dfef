import Papa from 'papaparse';
import { cleanUrlOrNull } from './clean-url.js';
import { MAX_LINKS, type RawLink, type RawPage, type RawSocial } from './found-page.js';
import { isSocialKey } from './social-keys.js';

const maxRows = MAX_LINKS * 6;
const maxColumns = 30;
const delimiters = [',', ';', '\t', '|'];

type Column = 'title' | 'url' | 'subtitle' | 'image' | 'kind';

const headers: Record<Column, RegExp> = {
  url: /^(?:url|urls?|link|links?|href|address|adresse|website|web ?site|target|destination|uri|enlace|lien|الرابط)$/i,
  title:
    /^(?:title|name|label|text|caption|link ?(?:title|name|text)|button(?: ?text)?|titel|titre|título|bezeichnung|العنوان)$/i,
  subtitle: /^(?:subtitle|description|desc|note|notes|summary|untertitel|beschreibung|descripción)$/i,
  image: /^(?:image|images?|thumbnail|thumb|picture|icon|image ?url|bild)$/i,
  kind: /^(?:kind|type|typ|section ?type|platform|network)$/i,
};

/** A table of links, or plain text with one address a line: comma, semicolon, tab or bar, with or without a header. */
export function parseCsv(text: string): RawPage {
  const lines = text.replace(/^\ufeff/, '').trim();
  const page: RawPage = { source: 'csv', links: [], socials: [], warnings: [] };
  const rows = rowsOf(lines);
  const columns = guessColumns(rows);
  for (const row of columns.header ? rows.slice(1) : rows) addRow(row, columns.at, page);
  return page;
}

function rowsOf(text: string): string[][] {
  const lines = text.split(/\r\n?|\n/, maxRows).filter((line) => line.trim() !== '');
  if (isPlainList(lines)) return lines.map((line) => [line.trim()]);
  const { data } = Papa.parse<string[]>(text, {
    preview: maxRows,
    skipEmptyLines: 'greedy',
    delimitersToGuess: delimiters,
  });
  return data.map((row) => row.slice(0, maxColumns).map((cell) => String(cell).trim()));
}

/** Addresses may hold commas and semicolons: a list of them is a table only when every line holds equally many. */
function isPlainList(lines: string[]): boolean {
  if (lines.length === 0 || !lines.every((line) => /^\s*(?:https?:\/\/|www\.)\S+\s*$/i.test(line))) return false;
  const columns = (line: string, delimiter: string) => line.split(delimiter).length;
  return !delimiters.some((delimiter) => {
    const width = columns(lines[0] ?? '', delimiter);
    return lines.length > 1 && width > 1 && lines.every((line) => columns(line, delimiter) === width);
  });
}

interface Columns {
  header: boolean;
  at: Partial<Record<Column, number>>;
}

/** By the names in the first row; without known names, the column with the most addresses is the link's. */
function guessColumns(rows: string[][]): Columns {
  const first = rows[0] ?? [];
  const named: Partial<Record<Column, number>> = {};
  const holdsAddress = first.some(isAddress);
  first.forEach((cell, index) => {
    for (const column of ['url', 'title', 'subtitle', 'image', 'kind'] as const) {
      if (named[column] === undefined && !holdsAddress && headers[column].test(cell.replace(/[_-]/g, ' '))) {
        named[column] = index;
        return;
      }
    }
  });
  if (named.url !== undefined) {
    if (named.title === undefined) {
      const free = first.findIndex((_, index) => !Object.values(named).includes(index));
      if (free >= 0) named.title = free;
    }
    return { header: true, at: named };
  }
  const sample = rows.slice(0, 50);
  const width = Math.max(0, ...sample.map((row) => row.length));
  const score = (index: number) => sample.filter((row) => isAddress(row[index] ?? '')).length;
  const indexes = Array.from({ length: width }, (_, index) => index);
  const url = indexes.reduce((best, index) => (score(index) > score(best) ? index : best), 0);
  const words = indexes.filter((index) => index !== url && score(index) === 0);
  const at: Partial<Record<Column, number>> = { url };
  if (words[0] !== undefined) at.title = words[0];
  if (words[1] !== undefined) at.subtitle = words[1];
  return { header: rows.length > 1 && !holdsAddress && score(url) > 0 && !isAddress(first[url] ?? ''), at };
}

function addRow(row: string[], at: Columns['at'], page: { links: RawLink[]; socials: RawSocial[] }): void {
  const cell = (column: Column) => (at[column] === undefined ? '' : (row[at[column]] ?? ''));
  const kind = cell('kind').toLowerCase();
  const [url, title, subtitle, image] = [cell('url'), cell('title'), cell('subtitle'), cell('image')];
  if (/^(?:heading|header|section|title)$/.test(kind) || (url === '' && title !== '')) {
    page.links.push({ kind: 'heading', title });
  } else if (kind === 'social' || (isSocialKey(kind) && title === '')) {
    page.socials.push({ url, type: kind === 'social' ? undefined : kind });
  } else if (url !== '') {
    const linkKind = kind === 'video' ? 'video' : 'link';
    page.links.push({
      kind: linkKind,
      url,
      title,
      subtitle,
      image,
    });
  }
}

const isAddress = (cell: string): boolean => cell.length < 2100 && !/\s/.test(cell) && cleanUrlOrNull(cell) !== null;
