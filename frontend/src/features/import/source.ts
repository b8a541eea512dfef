import { t } from '@lingui/core/macro';
import { decodeText } from '@linkyard/languages/text-encoding';
import { perLanguage } from '@linkyard/ui';
import { importMaxCharacters, importMaxFileBytes, webUrl, type importSources } from '@linkyard/contracts';

export type ImportSource = (typeof importSources)[number];

/** What is looked at: a page on the web, a text with the make it seems to be, or a saved page with its pictures. */
export type ImportInput =
  | { kind: 'url'; url: string; source: ImportSource }
  /** `url` is where the text's page stands, if known: it completes relative links and pictures. */
  | { kind: 'text'; content: string; source: ImportSource; name: string; url?: string }
  | { kind: 'file'; file: File; source: ImportSource; name: string; url?: string };

export const addressMissing = perLanguage(() => t`Enter the address of your page, such as linktr.ee/you.`);

/** The request that looks at it. */
export const lookOf = (input: Exclude<ImportInput, { kind: 'file' }>) => ({
  preview: true as const,
  source: input.source,
  ...(input.kind === 'text' && { content: input.content }),
  ...(input.url !== undefined && { url: input.url }),
});

/** The form that sends a file to be looked at. */
export function formOf({ file, source, url }: Extract<ImportInput, { kind: 'file' }>): FormData {
  const form = new FormData();
  form.set('source', source);
  if (url !== undefined) form.set('url', url);
  form.set('file', file);
  return form;
}

/** What a file dialog offers. */
export const acceptedFiles =
  '.html,.htm,.zip,.json,.csv,.txt,text/html,application/zip,application/json,text/csv,text/plain';
/** Bytes a file may have before it is even read: no character takes less than one. @source contract "importMaxCharacters" */
const maxFileBytes = 4 * importMaxCharacters;

const sourceByEnding: Record<string, ImportSource> = {
  html: 'html',
  htm: 'html',
  zip: 'html',
  json: 'json',
  csv: 'csv',
  txt: 'csv',
};

/** 'linktr.ee/ada' as typed, as the address it means; null when it means none. */
export function addressOf(typed: string): string | null {
  const text = typed.trim();
  if (text === '' || /\s/.test(text)) return null;
  const url = /^[a-z][a-z0-9+.-]*:/i.test(text) && !/^[\w.-]+:\d/.test(text) ? text : `https://${text}`;
  if (!webUrl.safeParse(url).success) return null;
  const { hostname } = new URL(url);
  return hostname.includes('.') || hostname === 'localhost' ? url : null;
}

/** The make of a file by its name, or null for one that cannot hold links. */
export function sourceOfFile(name: string): ImportSource | null {
  const ending = /\.([a-z0-9]+)$/i.exec(name)?.[1]?.toLowerCase() ?? '';
  return sourceByEnding[ending] ?? null;
}

/** The make of a pasted text. */
export function sourceOfText(text: string): ImportSource {
  const start = text.trimStart().slice(0, 200);
  if (/^[{[]/.test(start)) return 'json';
  return start.startsWith('<') || /<a\s/i.test(text) ? 'html' : 'csv';
}

export const fileProblems = perLanguage(
  () =>
    ({
      kind: 'Choose a file that ends with .html, .zip, .json or .csv.',
      large: t`This file is larger than 2 MB.`,
      largeFile: t`This file is larger than ${importMaxFileBytes / 1024 / 1024} MB.`,
      noPage: t`There is no saved page (.html) in this folder. Choose the folder that holds the page and its files.`,
      empty: t`This file is empty.`,
    }) as const,
);

/** A chosen file as something to look at, or why not. */
export async function readFile(file: File): Promise<ImportInput | keyof ReturnType<typeof fileProblems>> {
  const source = sourceOfFile(file.name);
  if (!source) return 'kind';
  if (file.size === 0) return 'empty';
  // A page may bring pictures, in its text or beside it: these are stored from the file.
  if (source === 'html') {
    return file.size > importMaxFileBytes ? 'largeFile' : { kind: 'file', file, source, name: file.name };
  }
  if (file.size > maxFileBytes) return 'large';
  const content = decodeText(new Uint8Array(await file.arrayBuffer()));
  if (content.length > importMaxCharacters) return 'large';
  if (content.trim() === '') return 'empty';
  return { kind: 'text', content, source, name: file.name };
}
