import { buffer } from 'node:stream/consumers';
import { drawSharePicture } from '@linkyard/pictures';
import type { ObjectStore } from '@linkyard/storage';
import type { ServedFile } from './media-files.js';

/** What a picture's address is followed by for its JPEG. */
export const sharePicturePath = '/share.jpg';
/** No picture that we have drawn is larger. */
const maxBytes = 32 * 1024 * 1024;

/**
 * JPEGs of stored pictures for previews of shared links. Each is drawn when it is first asked for and stored beside its picture; the sweep of
 * objects without a record removes it from time to time, also after its picture is gone, and it is drawn again.
 */
export class SharePictures {
  private readonly drawing = new Map<string, Promise<void>>();

  constructor(private readonly store: ObjectStore) {}

  /** @returns null for a file that is no public picture */
  async of(file: ServedFile): Promise<ServedFile | null> {
    if (!file.isPublic || !/^image\/(?!svg)/.test(file.mime) || file.size > maxBytes) return null;
    const key = `${file.key}.share.jpg`;
    const facts = (await this.store.stat(key)) ?? (await this.drawn(file, key));
    if (!facts) return null;
    return { ...file, key, mime: 'image/jpeg', size: facts.size, etag: facts.etag, fileName: 'picture.jpg' };
  }

  /** A crowd that wants the same picture draws it once. */
  private async drawn(file: ServedFile, key: string) {
    const running = this.drawing.get(key) ?? this.draw(file, key);
    this.drawing.set(key, running);
    try {
      await running;
    } finally {
      this.drawing.delete(key);
    }
    return this.store.stat(key);
  }

  private async draw(file: ServedFile, key: string): Promise<void> {
    const { body } = await this.store.get(file.key);
    await this.store.put(key, await drawSharePicture(await buffer(body)), { contentType: 'image/jpeg' });
  }
}
