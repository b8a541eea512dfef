import { decodeText } from '@linkyard/languages/text-encoding';
import { posix } from 'node:path';
import { DomainError } from '@linkyard/service-kit';
import { fieldError } from '@linkyard/contracts';
import { isZip, SavedArchive } from './saved-archive.js';
import { takeInlinePictures } from './inline-pictures.js';

/** Of the page's own file, the pictures written into it included. */
const maxPageBytes = 25 * 1024 * 1024;
/** Characters of a page without its pictures: what fits into one message of the bus. */
const maxPageCharacters = 2 * 1024 * 1024;

/** A page with what came with it. */
export interface SavedPage {
  fileName: string;
  text: string;
  isArchive: boolean;
  /** Paths relative to the page. */
  files: string[];
  /** @returns null for a file that is not there or larger than `maxBytes` */
  read(name: string, maxBytes: number): Promise<Buffer | null>;
}

/** @throws DomainError import.archive_*, import.too_large */
export async function openSavedPage(bytes: Buffer, originalName: string): Promise<SavedPage> {
  if (!isZip(bytes)) return pageOf(bytes, originalName, null);
  const archive = await SavedArchive.open(bytes);
  const name = archive.pageName;
  const page = await archive.read(name, maxPageBytes);
  if (!page) throw tooLarge();
  return pageOf(page, name, archive);
}

function pageOf(bytes: Buffer, name: string, archive: SavedArchive | null): SavedPage {
  const { text, pictures } = takeInlinePictures(pageText(bytes));
  if (text.length > maxPageCharacters) throw tooLarge();
  const folder = posix.dirname(name);
  const beside = (archive?.names ?? []).filter((file) => file !== name).map((file) => posix.relative(folder, file));
  return {
    fileName: posix.basename(name),
    text,
    isArchive: archive !== null,
    files: [...pictures.keys(), ...beside],
    read: async (file, maxBytes) => {
      const inline = pictures.get(file);
      if (inline) return inline.length > maxBytes ? null : inline;
      return (await archive?.read(posix.join(folder, file), maxBytes)) ?? null;
    },
  };
}

const tooLarge = () => new DomainError('import.too_large', { errors: [fieldError('file', 'import.too_large')] });

/** Reads a page's text in the encoding that its own words name, else in the one that its bytes show. */
function pageText(bytes: Buffer): string {
  const head = bytes.subarray(0, 2048).toString('latin1');
  const named = /<meta[^>]{0,200}charset\s*=\s*["']?([\w-]{2,30})/i.exec(head)?.[1];
  return decodeText(bytes, [named]);
}
