import { buffer } from 'node:stream/consumers';
import { maxPictureBytes } from '@linkyard/pictures';
import type { MediaFiles } from './media-files.js';

/**
 * The bytes of public pictures of the media library, by the addresses that records hold.
 * @returns null for an address elsewhere, and for what is no picture there (any longer)
 */
export const libraryPictures =
  (files: MediaFiles) =>
  async (address: string): Promise<Buffer | null> => {
    const [, path] = /^(?:https?:\/\/[^/?#]+)?\/media\/([^?#]+)$/.exec(address) ?? [];
    const file = path === undefined ? null : await files.find(path, {});
    if (!file || !file.mime.startsWith('image/') || file.size > maxPictureBytes) return null;
    const { body } = await files.store.get(file.key);
    return buffer(body);
  };
