import { createHash, randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { chmod, mkdir, open, readFile, rename, stat, type FileHandle } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { Readable } from 'node:stream';
import { z } from 'zod';
import { countedBody, resolveRange } from './body-stream.js';
import { isCode } from './error-code.js';
import { keysBelow, removeIfThere, storageError, sweepFolder, syncFolder } from './disk-files.js';
import type { MediaSigner } from './media-signer.js';
import { assertKey, assertPrefix } from './object-key.js';
import {
  ObjectNotFoundError,
  type ByteRange,
  type ListedObject,
  type ObjectFacts,
  type ObjectStore,
  type PutOptions,
  type SignedUrlOptions,
  type StoredObject,
} from './object-store.js';

const note = z.object({ contentType: z.string(), etag: z.string() });
const dayMs = 86_400_000;

export interface DiskStoreConfig {
  /** A folder of our own: `objects/` holds the files by key, `notes/` their content types, `partial/` uploads under way. */
  folder: string;
  signer: MediaSigner;
}

/** Of folders: uploads are read by this process alone. */
const mode = 0o700;

/** Objects as files. An object is there once its file was renamed into place; everything before that leaves no trace. */
export class DiskStore implements ObjectStore {
  private readonly objects: string;
  private readonly notes: string;
  private readonly partial: string;
  private readonly signer: MediaSigner;

  constructor(config: DiskStoreConfig) {
    const folder = resolve(config.folder);
    this.objects = join(folder, 'objects');
    this.notes = join(folder, 'notes');
    this.partial = join(folder, 'partial');
    this.signer = config.signer;
  }

  /** Makes the folders and removes uploads that a crash left more than a day ago. */
  async prepare(): Promise<void> {
    for (const folder of [this.objects, this.notes, this.partial]) {
      await mkdir(folder, { recursive: true, mode });
      // Folders of an earlier version are open to the other accounts of the machine.
      await chmod(folder, mode);
    }
    await this.forgetAbandoned(new Date(Date.now() - dayMs));
  }

  async put(key: string, body: Readable | Buffer, options: PutOptions): Promise<ObjectFacts> {
    const file = this.objectFile(key);
    const partial = join(this.partial, randomUUID());
    const { stream } = countedBody(body, options.size);
    try {
      const etag = await this.write(partial, stream);
      await this.writeNote(key, { contentType: options.contentType, etag });
      await this.moveInto(partial, file);
    } catch (cause) {
      await removeIfThere(partial);
      throw storageError(cause);
    }
    const facts = await this.stat(key);
    if (!facts) throw new ObjectNotFoundError('The object was removed while it was stored');
    return facts;
  }

  async get(key: string, range?: ByteRange): Promise<StoredObject> {
    const facts = await this.stat(key);
    if (!facts) throw new ObjectNotFoundError('No such object');
    const part = resolveRange(range, facts.size);
    const handle = await this.openForReading(key);
    return { ...facts, range: part, body: createReadStream('', { fd: handle, ...(part ?? {}) }) };
  }

  async stat(key: string): Promise<ObjectFacts | null> {
    const file = this.objectFile(key);
    try {
      const { size, mtime } = await stat(file);
      const { contentType, etag } = note.parse(JSON.parse(await readFile(this.noteFile(key), 'utf8')));
      return { key, size, contentType, etag, modifiedAt: mtime };
    } catch (error) {
      if (isCode(error, 'ENOENT', 'ENOTDIR')) return null;
      throw error;
    }
  }

  async delete(key: string): Promise<void> {
    // The object first: a note without an object is nothing, an object without a note would be broken.
    await removeIfThere(this.objectFile(key));
    await removeIfThere(this.noteFile(key));
  }

  async deleteMany(keys: readonly string[]): Promise<void> {
    keys.forEach(assertKey);
    for (const key of keys) await this.delete(key);
  }

  async *list(prefix: string): AsyncIterable<ListedObject> {
    assertPrefix(prefix);
    const folder = prefix.slice(0, Math.max(prefix.lastIndexOf('/'), 0));
    for await (const key of keysBelow(this.objects, folder)) {
      if (!key.startsWith(prefix)) continue;
      const facts = await this.stat(key);
      // Removed between the listing and the look: it is simply not there any more.
      if (facts) yield { key, size: facts.size, modifiedAt: facts.modifiedAt };
    }
  }

  async forgetAbandoned(before: Date): Promise<number> {
    return sweepFolder(this.partial, before);
  }

  async signedUrl(key: string, expiresSec: number, options: SignedUrlOptions = {}): Promise<string> {
    return this.signer.sign(key, expiresSec, options);
  }

  private objectFile(key: string): string {
    assertKey(key);
    return join(this.objects, key);
  }

  private noteFile(key: string): string {
    assertKey(key);
    return join(this.notes, `${key}.json`);
  }

  private async openForReading(key: string): Promise<FileHandle> {
    try {
      return await open(this.objectFile(key), 'r');
    } catch (cause) {
      if (isCode(cause, 'ENOENT')) throw new ObjectNotFoundError('No such object', { cause });
      throw cause;
    }
  }

  /** @returns the etag: SHA-256 of the content, shortened */
  private async write(file: string, body: Readable): Promise<string> {
    const hash = createHash('sha256');
    const handle = await open(file, 'wx', 0o600);
    try {
      for await (const chunk of body) {
        hash.update(chunk);
        await writeAll(handle, chunk);
      }
      await handle.sync();
    } finally {
      await handle.close();
    }
    return hash.digest('hex').slice(0, 32);
  }

  private async writeNote(key: string, content: z.infer<typeof note>): Promise<void> {
    const partial = join(this.partial, randomUUID());
    try {
      const handle = await open(partial, 'wx', 0o600);
      try {
        await writeAll(handle, Buffer.from(JSON.stringify(content)));
        await handle.sync();
      } finally {
        await handle.close();
      }
      await this.moveInto(partial, this.noteFile(key));
    } catch (cause) {
      await removeIfThere(partial);
      throw cause;
    }
  }

  private async moveInto(from: string, to: string): Promise<void> {
    await mkdir(dirname(to), { recursive: true, mode });
    await rename(from, to);
    await syncFolder(dirname(to));
  }
}

async function writeAll(handle: FileHandle, chunk: Buffer): Promise<void> {
  for (let written = 0; written < chunk.length;) {
    written += (await handle.write(chunk, written)).bytesWritten;
  }
}
