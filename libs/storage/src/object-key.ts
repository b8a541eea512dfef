import { randomToken } from '@linkyard/crypto';
import { InvalidKeyError } from './object-store.js';

// No segment begins with a dot, so neither "..", nor a hidden file, nor an absolute path is a key.
const segment = '[A-Za-z0-9_-][A-Za-z0-9._-]{0,127}';
const keyPattern = new RegExp(`^${segment}(?:/${segment}){0,7}$`);
const prefixPattern = new RegExp(`^(?:${segment}/){0,7}(?:${segment})?$`);

/** @throws InvalidKeyError unless it is one to eight plain segments */
export function assertKey(key: string): void {
  if (!keyPattern.test(key)) throw new InvalidKeyError('Not an object key');
}
/** @throws InvalidKeyError unless it is the beginning of a key */
export function assertPrefix(prefix: string): void {
  if (!prefixPattern.test(prefix)) throw new InvalidKeyError('Not a key prefix');
}

/**
 * A new unguessable key, `<folder>/<random>[.<extension>]`: nothing a person typed is in it.
 * @param folder    e.g. `media/<owner id>`
 * @param extension from the content that was found, not from the file's name
 */
export function newObjectKey(folder: string, extension = ''): string {
  const suffix = extension ? `.${extension.toLowerCase()}` : '';
  const key = `${folder}/${randomToken(18)}${suffix}`;
  assertKey(key);
  return key;
}
