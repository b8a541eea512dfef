import { createCipheriv, createDecipheriv, randomBytes, createHash } from 'node:crypto';
import { deriveKey } from './keyed-hash.js';

/** Decryption failed: unknown key, altered text or wrong context. Callers must not expose which. */
export class SealError extends Error {
  override name = 'SealError';
}
export interface SealerConfig {
  /** Key id → 32 bytes in base64 or base64url. Old keys stay listed until nothing is sealed with them. */
  keys: Readonly<Record<string, string>>;
  /** The key new text is sealed with. */
  activeKeyId: string;
}
export interface Sealer {
  /**
   * Encrypts text for storage.
   * @param context  binds the text to its place (`user:<id>:twoFactor`): opened elsewhere it is refused
   */
  seal(plain: string, context?: string): string;
  /** @throws SealError */
  open(sealed: string, context?: string): string;
  /** True when the text is sealed with a key other than the active one. @throws SealError when it is not sealed text */
  isStale(sealed: string): boolean;
  /** The same text under the active key; only the small data key is encrypted again. @throws SealError */
  rewrap(sealed: string): string;
}

const version = 'ly1';
const ivBytes = 12;
const tagBytes = 16;
const keyBytes = 32;

function encrypt(key: Buffer, plain: Buffer, aad: string): Buffer {
  const iv = randomBytes(ivBytes);
  const cipher = createCipheriv('aes-256-gcm', key, iv, { authTagLength: tagBytes });
  cipher.setAAD(Buffer.from(aad, 'utf8'));
  const body = Buffer.concat([cipher.update(plain), cipher.final()]);
  return Buffer.concat([iv, body, cipher.getAuthTag()]);
}

function decrypt(key: Buffer, box: Buffer, aad: string): Buffer {
  if (box.length < ivBytes + tagBytes) throw new SealError('Sealed text is cut off');
  const decipher = createDecipheriv('aes-256-gcm', key, box.subarray(0, ivBytes), { authTagLength: tagBytes });
  decipher.setAAD(Buffer.from(aad, 'utf8'));
  decipher.setAuthTag(box.subarray(-tagBytes));
  try {
    return Buffer.concat([decipher.update(box.subarray(ivBytes, -tagBytes)), decipher.final()]);
  } catch (cause) {
    throw new SealError('Sealed text does not open with its key and context', { cause });
  }
}

/**
 * Encrypts a short text with one key (AES-256-GCM), base64url: for values that live minutes and need no data key of their own.
 * @param key 32 bytes
 */
export const encryptText = (key: Buffer, plain: string, context: string): string =>
  encrypt(key, Buffer.from(plain, 'utf8'), context).toString('base64url');

/** @throws SealError for another key or context, or an altered text */
export const decryptText = (key: Buffer, text: string, context: string): string =>
  decrypt(key, Buffer.from(text, 'base64url'), context).toString('utf8');

function parseKeys(keys: Readonly<Record<string, string>>): Map<string, Buffer> {
  const parsed = new Map<string, Buffer>();
  for (const [id, text] of Object.entries(keys)) {
    const key = Buffer.from(text, 'base64');
    if (!/^[A-Za-z0-9_-]{1,32}$/.test(id)) throw new RangeError(`Key id "${id}" must be 1-32 letters, digits, - or _`);
    if (key.length !== keyBytes) throw new RangeError(`Key "${id}" must be ${keyBytes} bytes in base64`);
    parsed.set(id, key);
  }
  return parsed;
}

/**
 * Envelope encryption for secrets at rest: every text has a data key of its own (AES-256-GCM), and that key is encrypted
 * with the named key. Form: `ly1.<key id>.<wrapped data key>.<text>`, base64url.
 * @throws RangeError when a key is not 32 bytes or the active key is missing
 * @source design 8, quality 3 "Secrets at rest"
 */
export function sealer(config: SealerConfig): Sealer {
  const keys = parseKeys(config.keys);
  const activeKey = keys.get(config.activeKeyId);
  if (!activeKey) throw new RangeError(`The active key "${config.activeKeyId}" is not among the keys`);

  const wrap = (dataKey: Buffer) =>
    `${version}.${config.activeKeyId}.${encrypt(activeKey, dataKey, `${version}.${config.activeKeyId}`).toString('base64url')}`;

  function parts(sealed: string) {
    const [head, keyId, wrapped, body, ...rest] = sealed.split('.');
    if (head !== version || !keyId || !wrapped || !body || rest.length > 0) throw new SealError('Not sealed text');
    return { keyId, wrapped, body };
  }
  function unwrap(keyId: string, wrapped: string) {
    const key = keys.get(keyId);
    if (!key) throw new SealError(`Sealed with the unknown key "${keyId}"`);
    return decrypt(key, Buffer.from(wrapped, 'base64url'), `${version}.${keyId}`);
  }

  return {
    seal(plain, context = '') {
      const dataKey = randomBytes(keyBytes);
      return `${wrap(dataKey)}.${encrypt(dataKey, Buffer.from(plain, 'utf8'), context).toString('base64url')}`;
    },
    open(sealed, context = '') {
      const { keyId, wrapped, body } = parts(sealed);
      return decrypt(unwrap(keyId, wrapped), Buffer.from(body, 'base64url'), context).toString('utf8');
    },
    isStale: (sealed) => parts(sealed).keyId !== config.activeKeyId,
    rewrap(sealed) {
      const { keyId, wrapped, body } = parts(sealed);
      return keyId === config.activeKeyId ? sealed : `${wrap(unwrap(keyId, wrapped))}.${body}`;
    },
  };
}

const keyIdOf = (key: string) => `k${createHash('sha256').update(key).digest('hex').slice(0, 12)}`;

/**
 * Seals what a service must be able to read back, under a key derived from the installation's for that purpose alone.
 * @param previous the installation's key before: what it sealed still opens
 */
export function dataSealer(purpose: string, current: string, previous: string | undefined): Sealer {
  const named = (master: string) => {
    const key = deriveKey(master, purpose).toString('base64');
    return [keyIdOf(key), key] as const;
  };
  const active = named(current);
  return sealer({ keys: Object.fromEntries([active, ...(previous ? [named(previous)] : [])]), activeKeyId: active[0] });
}
