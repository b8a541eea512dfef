import { buffer } from 'node:stream/consumers';
import { DomainError } from '@linkyard/service-kit';
import { fieldError, type ErrorCode, type PlainFieldCode } from '@linkyard/contracts';
import { fromBufferPromise, type Entry, type ZipFile } from 'yauzl';

export const maxEntries = 2_000;
/** Of all files together when they are unpacked. */
export const maxUnpackedBytes = 200 * 1024 * 1024;
/** More than text and pictures ever compress to. */
const maxRatio = 200;
/** What archivers and operating systems add. */
const litter = /(?:^|\/)(?:__MACOSX|\.[^/]*|Thumbs\.db)(?:\/|$)/;
const unsafePath = /absolute path|invalid relative path|invalid characters/i;

export const isZip = (bytes: Buffer): boolean => bytes.subarray(0, 4).toString('latin1') === 'PK\u0003\u0004';

const refused = (code: ErrorCode & PlainFieldCode) => new DomainError(code, { errors: [fieldError('file', code)] });

/** The files of a zip, judged by its list of contents before any of them is unpacked. */
export class SavedArchive {
  private constructor(
    private readonly zip: ZipFile,
    private readonly entries: ReadonlyMap<string, Entry>,
  ) {}

  /** @throws DomainError import.archive_* */
  static async open(bytes: Buffer): Promise<SavedArchive> {
    try {
      const zip = await fromBufferPromise(bytes, { lazyEntries: true, autoClose: false });
      if (zip.entryCount > maxEntries) throw refused('import.archive_too_many_files');
      const entries = new Map<string, Entry>();
      let unpacked = 0;
      for await (const entry of zip.eachEntry()) {
        unpacked += entry.uncompressedSize;
        if (entry.uncompressedSize > Math.max(entry.compressedSize, 4096) * maxRatio) unpacked = Infinity;
        if (unpacked > maxUnpackedBytes) throw refused('import.archive_too_large');
        if (!entry.fileName.endsWith('/') && !litter.test(entry.fileName)) entries.set(entry.fileName, entry);
      }
      return new SavedArchive(zip, entries);
    } catch (error) {
      if (error instanceof DomainError) throw error;
      const isUnsafe = error instanceof Error && unsafePath.test(error.message);
      throw refused(isUnsafe ? 'import.archive_unsafe_path' : 'import.archive_unreadable');
    }
  }

  get names(): string[] {
    return [...this.entries.keys()];
  }

  /**
   * The page: the least deeply nested HTML file, the largest of several; else an export or a list.
   * @throws DomainError import.archive_without_page
   */
  get pageName(): string {
    for (const ending of [/\.html?$/i, /\.(?:json|csv)$/i]) {
      const [first] = [...this.entries.values()]
        .filter(({ fileName }) => ending.test(fileName))
        .sort((one, other) => depthOf(one) - depthOf(other) || other.uncompressedSize - one.uncompressedSize);
      if (first) return first.fileName;
    }
    throw refused('import.archive_without_page');
  }

  /**
   * One file, unpacked. The reader ends when there is more of it than the list of contents says.
   * @returns null for one that is not there or larger than `maxBytes`
   * @throws DomainError import.archive_unreadable
   */
  async read(name: string, maxBytes: number): Promise<Buffer | null> {
    const entry = this.entries.get(name);
    if (!entry || entry.uncompressedSize > maxBytes) return null;
    try {
      return await buffer(await this.zip.openReadStreamPromise(entry));
    } catch {
      // Encrypted, cut off or longer than its list says: nothing of this file can be trusted.
      throw refused('import.archive_unreadable');
    }
  }
}

const depthOf = ({ fileName }: Entry) => fileName.split('/').length;
