import { buffer } from 'node:stream/consumers';
import { Inject, Injectable } from '@nestjs/common';
import type { UploadedFile } from '@linkyard/contracts';
import { DomainError, LOGGER, type Logger } from '@linkyard/service-kit';
import { ObjectNotFoundError, type ObjectFacts, type ObjectStore } from '@linkyard/storage';
import type { ObjectReader } from '../kinds/byte-source.js';
import { OBJECT_STORE } from '../storage/storage.js';

/** What the gateway calls the uploads it has just stored. Nothing else is ever taken, whatever a request says. */
const tempKey = /^incoming\/[0-9a-f-]{36}$/;

/** Works on an upload where the gateway has put it, and removes it there. */
@Injectable()
export class TakeUpload {
  constructor(
    @Inject(OBJECT_STORE) private readonly store: ObjectStore,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /**
   * @param work gets the upload's facts as the store has them, not as the client claims
   * @throws DomainError media.no_file when it is not there (any more)
   */
  async take<Result>(
    file: UploadedFile,
    work: (upload: ObjectFacts, store: ObjectStore) => Promise<Result>,
  ): Promise<Result> {
    const { tempKey: key } = file;
    try {
      return await this.look(file, work);
    } finally {
      if (tempKey.test(key))
        await this.store.delete(key).catch((cause: unknown) =>
          // The sweep of stale uploads takes it.
          this.logger.warn({ err: cause }, 'an upload could not be removed at once'),
        );
    }
  }

  /** As `take`, but the upload stays for another command. @throws DomainError media.no_file */
  async look<Result>(
    { tempKey: key }: UploadedFile,
    work: (upload: ObjectFacts, store: ObjectStore) => Promise<Result>,
  ): Promise<Result> {
    const facts = tempKey.test(key) ? await this.store.stat(key) : null;
    if (!facts) throw new DomainError('media.no_file');
    try {
      return await work(facts, this.store);
    } catch (error) {
      if (error instanceof ObjectNotFoundError) throw new DomainError('media.no_file');
      throw error;
    }
  }
}

/** An object's bytes, of which there must be no more than `maxBytes`. */
export async function readWhole(
  store: ObjectReader,
  { key, size }: Pick<ObjectFacts, 'key' | 'size'>,
  maxBytes: number,
): Promise<Buffer> {
  if (size > maxBytes) throw new RangeError('The object is too large to be read at once');
  const { body } = await store.get(key);
  return buffer(body);
}
