export interface DocumentKind {
  mime: string;
  extension: string;
}

const kind = (mime: string, extension: string): DocumentKind => ({ mime, extension });
const office = 'application/vnd.openxmlformats-officedocument';
const openDocument = 'application/vnd.oasis.opendocument';

export interface DocumentParts {
  /** The first 4 kB or more. */
  head: Buffer;
  /** Names of what is in a zip. */
  contents: Buffer;
}

/**
 * What a document is by its content, out of those we take; null for everything else.
 * @param isText whether all of it is text, as `isPlainText` says
 * @param name as the client gave it; asked only where the content leaves two possibilities
 */
export function documentKind({ head, contents }: DocumentParts, isText: boolean, name: string): DocumentKind | null {
  const start = head.toString('latin1', 0, 12);
  if (start.startsWith('%PDF-')) return kind('application/pdf', 'pdf');
  if (start.startsWith('PK\u0003\u0004')) return zipKind(head, contents);
  if (!isText || looksLikeMarkup(head)) return null;
  return /\.csv$/i.test(name) ? kind('text/csv', 'csv') : kind('text/plain', 'txt');
}

/** Office files are zips: the names of their entries identify the format. */
function zipKind(head: Buffer, contents: Buffer): DocumentKind | null {
  const names = contents.toString('latin1');
  // A file with macros executes code when it is opened.
  if (/vbaProject\.bin/i.test(names)) return null;
  if (names.includes('word/document.xml')) return kind(`${office}.wordprocessingml.document`, 'docx');
  if (names.includes('xl/workbook.xml')) return kind(`${office}.spreadsheetml.sheet`, 'xlsx');
  if (names.includes('ppt/presentation.xml')) return kind(`${office}.presentationml.presentation`, 'pptx');
  const declared = head.toString('latin1', 30, 120);
  if (declared.startsWith('mimetypeapplication/epub+zip')) return kind('application/epub+zip', 'epub');
  if (declared.startsWith(`mimetype${openDocument}.text`)) return kind(`${openDocument}.text`, 'odt');
  if (declared.startsWith(`mimetype${openDocument}.spreadsheet`)) return kind(`${openDocument}.spreadsheet`, 'ods');
  if (declared.startsWith(`mimetype${openDocument}.presentation`)) return kind(`${openDocument}.presentation`, 'odp');
  // Programs in a zip's clothes: Java archives, Android and browser packages.
  if (/META-INF\/MANIFEST\.MF|AndroidManifest\.xml|classes\.dex|manifest\.json/.test(names)) return null;
  return kind('application/zip', 'zip');
}

const looksLikeMarkup = (head: Buffer) =>
  /^\s*(?:<|#!)/.test(head.toString('utf8').replace(/^\uFEFF/, '')) ||
  /<\s*(?:script|svg|html)\b/i.test(head.toString('utf8'));

/** True when all bytes are UTF-8 text without control characters (tabs and line breaks are fine). Reads in pieces; stops at the first that is not. */
export async function isPlainText(body: AsyncIterable<Uint8Array>): Promise<boolean> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  try {
    for await (const chunk of body) {
      if (/[\u0000-\u0008\u000b\u000e-\u001f\u007f]/.test(decoder.decode(chunk, { stream: true }))) return false;
    }
    decoder.decode();
    return true;
  } catch (error) {
    // How the decoder says that these bytes are no text.
    if (isNoText(error)) return false;
    throw error;
  }
}

const isNoText = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'code' in error && error.code === 'ERR_ENCODING_INVALID_ENCODED_DATA';
