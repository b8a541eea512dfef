import { posix } from 'node:path';
import { maxSavedPictures, type Reason } from '@linkyard/contracts';
import type { FoundPage, ImportWarning } from './found-page.js';
import { countedWarning } from './warnings.js';

/** Begins the address of a picture that came with the page and is not stored yet; the file's name follows. */
const prefix = 'with-page:';

/** Files that came with a page, by their paths relative to it. */
export class PageFiles {
  private readonly names: ReadonlyMap<string, string>;

  /** @param isArchive whether everything that the page needs should be among them */
  constructor(
    names: readonly string[],
    readonly isArchive: boolean,
  ) {
    this.names = new Map(names.map((name) => [name.toLowerCase(), name]));
  }

  /** The file that a page means by a relative address, or null. */
  find(source: string): string | null {
    const name = this.names.get(pathOf(source).toLowerCase());
    return name === undefined ? null : `${prefix}${name}`;
  }
}

function pathOf(source: string): string {
  const [path = ''] = source.trim().replaceAll('\\', '/').split(/[?#]/, 1);
  return posix.normalize(decoded(path)).replace(/^\/+/, '');
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    // A percent sign of the file's own name.
    return path;
  }
}

const nameOf = (address: string | null | undefined): string | null =>
  address?.startsWith(prefix) ? address.slice(prefix.length) : null;

/** Names of the files that a page shows as pictures, each once, the page's own picture first. */
export function picturesWithPage({ avatarUrl, links }: FoundPage): string[] {
  const names = [avatarUrl, ...links.map(({ image }) => image)].map(nameOf);
  return [...new Set(names.filter((name) => name !== null))].slice(0, maxSavedPictures);
}

interface StoredPicture {
  name: string;
  path: string | null;
  problem: Reason | null;
}

/** The page with addresses of stored pictures; what was not stored is left out and named. */
export function withStoredPictures(page: FoundPage, stored: readonly StoredPicture[]): FoundPage {
  const paths = new Map(stored.map(({ name, path }) => [name, path]));
  const addressOf = (address: string | null | undefined) => {
    const name = nameOf(address);
    return name === null ? address : (paths.get(name) ?? null);
  };
  const links = page.links.map(({ image, ...link }) => {
    const address = addressOf(image);
    return address ? { ...link, image: address } : link;
  });
  const missed = stored.flatMap(({ name, path, problem }) => (path === null && problem ? [{ name, problem }] : []));
  return {
    ...page,
    links,
    avatarUrl: addressOf(page.avatarUrl) ?? null,
    warnings: [...page.warnings, ...notTaken(missed)],
  };
}

const maxNamed = 5;

/** One warning for each reason. */
function notTaken(missed: readonly { name: string; problem: Reason }[]): ImportWarning[] {
  const reasons = new Map(missed.map(({ problem }) => [problem.code, problem]));
  return [...reasons].map(([code, reason]) => {
    const same = missed.filter(({ problem }) => problem.code === code);
    const names = listed(same.map(({ name }) => posix.basename(name)));
    return { ...countedWarning('picture-not-taken', same.length, { names }), reason };
  });
}

function listed(names: readonly string[]): string {
  const more = names.length > maxNamed ? ` (+${names.length - maxNamed})` : '';
  return `${names.slice(0, maxNamed).join(', ')}${more}`;
}

/** The warning about files that a page names and its archive does not hold. */
export function notInArchive(sources: readonly string[]) {
  const names = [...new Set(sources.map((source) => posix.basename(pathOf(source)).slice(0, 60)))];
  return countedWarning('picture-not-in-archive', sources.length, { names: listed(names) });
}
