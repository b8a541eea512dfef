import { getMediaFile, type ReplyOf } from '@linkyard/contracts';
import { systemContext, type Bus } from '@linkyard/service-kit';
import { mediaSigner, type MediaSigner, type ObjectStore } from '@linkyard/storage';
import { LRUCache } from 'lru-cache';

/** How one file is served. `key` is its object in the store. */
export interface ServedFile {
  key: string;
  mime: string;
  /** Bytes. */
  size: number;
  etag: string;
  disposition: 'inline' | 'attachment';
  fileName: string;
  isPublic: boolean;
}
type Found = ReplyOf<typeof getMediaFile>['file'];
interface Known {
  file: Found;
  at: number;
}

/** How long a file's facts are taken as true; a deleted one is served this much longer at most. */
const freshMs = 60_000;
const absentMs = 5_000;
/** What can be an object of the store at all. */
const possiblePath = /^(?!incoming\/)[\w-][\w.-]{0,127}(?:\/[\w-][\w.-]{0,127}){1,7}$/;

/** How the media service is asked what stands behind a public address. */
export const mediaFactsFrom = (bus: Bus) => async (path: string) =>
  (await bus.request(getMediaFile, { path }, systemContext())).file;

/** Finds files behind /media: public ones by the media service, private ones by the signature of their address. */
export class MediaFiles {
  private readonly known = new LRUCache<string, Known>({ max: 20_000 });
  /** Apart from the others, so that made-up addresses push nothing out. */
  private readonly absent = new LRUCache<string, true>({ max: 5_000, ttl: absentMs });
  private readonly asked = new Map<string, Promise<Found>>();
  private readonly signer: MediaSigner | null;

  /**
   * @param lookUp     asks the media service, see `mediaFactsFrom`
   * @param signingKey of private addresses; without one none is valid
   */
  constructor(
    readonly store: ObjectStore,
    private readonly lookUp: (path: string) => Promise<Found>,
    signingKey: string | undefined,
  ) {
    this.signer = signingKey ? mediaSigner(signingKey) : null;
  }

  /**
   * @param path what follows /media/
   * @returns null for what is not there, not public, or not (any longer) signed
   * @throws DomainError core.unavailable when the media service is away and the file was not asked for lately
   */
  async find(path: string, query: Readonly<Record<string, unknown>>): Promise<ServedFile | null> {
    if (!possiblePath.test(path)) return null;
    if ('signature' in query) return this.findSigned(path, query);
    const file = await this.facts(path);
    return file && { ...file, key: file.storageKey, isPublic: true };
  }

  private async findSigned(path: string, query: Readonly<Record<string, unknown>>): Promise<ServedFile | null> {
    if (this.signer?.verify(path, query) !== 'valid') return null;
    const facts = await this.store.stat(path);
    if (!facts) return null;
    const { key, size, etag, contentType } = facts;
    const name: unknown = query['name'];
    const fileName = typeof name === 'string' && name ? name : 'file';
    return { key, size, etag, mime: contentType, fileName, disposition: 'attachment', isPublic: false };
  }

  private async facts(path: string): Promise<Found> {
    const known = this.known.get(path);
    if (known && Date.now() - known.at < freshMs) return known.file;
    if (this.absent.has(path)) return null;
    try {
      return await this.ask(path);
    } catch (error) {
      // The media service is away: a file's content never changes, so what was true a while ago is better than none.
      if (known) return known.file;
      throw error;
    }
  }

  /** A crowd that wants the same file asks once. */
  private async ask(path: string): Promise<Found> {
    const running = this.asked.get(path);
    if (running) return running;
    const asking = this.lookUp(path).then((file) => {
      if (file) this.known.set(path, { file, at: Date.now() });
      else {
        this.known.delete(path);
        this.absent.set(path, true);
      }
      return file;
    });
    this.asked.set(path, asking);
    try {
      return await asking;
    } finally {
      this.asked.delete(path);
    }
  }
}
