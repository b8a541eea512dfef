import { cleanUrlOrNull } from './clean-url.js';
import { detectSource } from './detect-source.js';
import { finishPage } from './finish-page.js';
import { MAX_INPUT_BYTES, type FoundPage, type ImportInput, type ImportWarning, type RawPage } from './found-page.js';
import { readHtml } from './html-document.js';
import { parseCsv } from './parse-csv.js';
import { baseOf, parseGenericHtml } from './parse-generic-html.js';
import { parseJson } from './parse-json.js';
import { parseLinkStack } from './parse-linkstack.js';
import { parseLinktree } from './parse-linktree.js';
import { parseLittleLink } from './parse-littlelink.js';
import { savedFrom } from './saved-from.js';
import { warning } from './warnings.js';

/**
 * Reads what a creator already has: a saved or fetched page of any make, JSON, or a table of links. Pure and total: it
 * opens no connection and never throws; unusable content is reported in `warnings`.
 * @param input.text up to 2 MB of UTF-8; what lies beyond is not read
 * @source api.md /user/campaign/import; issue "Import what you have"
 */
export function parsePage(input: ImportInput): FoundPage {
  const { text, cut } = withinLimit(input.text);
  const written = savedFrom(text);
  const url = (input.url === undefined ? null : cleanUrlOrNull(input.url)) ?? written;
  const saved = input.saved === true || written !== undefined;
  const notes: ImportWarning[] = [];
  if (cut) notes.push(warning('input-cut'));
  if (text.trim() === '') notes.push(warning('empty-input'));
  try {
    const { raw, base } = read({ ...input, text, url }, url);
    return finishPage({ ...raw, warnings: [...notes, ...raw.warnings] }, base, { saved, files: input.files });
  } catch {
    // Whatever a hostile page provokes in a parser is the page's fault: the creator gets an answer all the same.
    notes.push(warning('unreadable'));
    return finishPage({ source: 'html', links: [], socials: [], warnings: notes }, url);
  }
}

function read(input: ImportInput, url: string | undefined): { raw: RawPage; base: string | undefined } {
  const { format, make } = detectSource(input);
  if (format === 'json') return { raw: parseJson(input.text), base: url };
  if (format === 'csv') return { raw: parseCsv(input.text), base: url };
  const document = readHtml(input.text);
  const base = baseOf(document.$, url);
  const raw =
    make === 'linktree'
      ? parseLinktree(document, url)
      : make === 'linkstack'
        ? parseLinkStack(document, url)
        : make === 'littlelink'
          ? parseLittleLink(document, url)
          : parseGenericHtml(document, make, url);
  if (document.cut) raw.warnings.push(warning('page-cut'));
  if (raw.links.length === 0 && document.$('script').length > 0) {
    raw.warnings.push(warning('built-by-script'));
  }
  return { raw, base };
}

function withinLimit(text: string): { text: string; cut: boolean } {
  // One UTF-16 unit is at most three bytes: short texts need no counting.
  if (text.length * 3 <= MAX_INPUT_BYTES || Buffer.byteLength(text) <= MAX_INPUT_BYTES) return { text, cut: false };
  return { text: Buffer.from(text).subarray(0, MAX_INPUT_BYTES).toString('utf8'), cut: true };
}
