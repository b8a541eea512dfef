import type { IncomingHttpHeaders } from 'node:http';
import {
  decryptText,
  deriveKey,
  encryptText,
  equalInConstantTime,
  keyedHash,
  randomToken,
  SealError,
} from '@linkyard/crypto';
import { cookiesOf } from '../http/cookies-of.js';

/** The header in which a document of the app shows its key, and in which the gateway gives it a new one. */
export const appKeyHeader = 'x-app-key';
/** Before the signature of a token that is useless without the key of the browser it was given to. */
const boundMark = '.~';
const purpose = 'app-token';

export interface Sent {
  method?: string | undefined;
  headers: IncomingHttpHeaders;
}

/** Browsers name the origin of every POST; a script cannot leave it out. */
export const mayBeScript = ({ method, headers }: Sent) =>
  method === 'GET' || headers.origin !== undefined || headers['sec-fetch-site'] !== undefined;

/**
 * Binds the readable `token` cookie to the documents of the app. A browser gets a random id in an HttpOnly cookie; the key derived from it
 * is put only into documents of the app that are opened as a page of their own, where scripts of other pages cannot read it.
 * @source ADR 0034
 */
export class AppKeys {
  private readonly secret: Buffer;
  /** Over https with the prefix that fixes path and host, so that no neighbour or other path can add a second one. */
  readonly cookieName: string;

  constructor(
    hashSecret: string,
    readonly isSecure: boolean,
  ) {
    this.secret = deriveKey(hashSecret, 'app-key');
    this.cookieName = isSecure ? '__Host-browser_id' : 'browser_id';
  }

  newBrowserId = (): string => randomToken();

  keyOf = (browserId: string): string => keyedHash(this.secret, browserId);

  /** The token with its signature encrypted: its claims can be read as before, but nothing accepts them. */
  bind(token: string, browserId: string): string {
    const end = token.lastIndexOf('.');
    const signed = token.slice(0, end);
    return signed + boundMark + encryptText(encryptionKey(this.keyOf(browserId)), token.slice(end + 1), signed);
  }

  /** The key that a document of the app may carry: none for a frame, a worker or a script's fetch, which all could be read. */
  keyForDocument(headers: IncomingHttpHeaders): string | null {
    // Missing in old browsers, and over http to another host than localhost.
    const destination = headers['sec-fetch-dest'] ?? 'document';
    const browserId = this.browserIdOf(headers);
    return browserId !== undefined && destination === 'document' ? this.keyOf(browserId) : null;
  }

  /** The id of the browser, once the request has shown the key or cannot come from a script of a page. */
  provenBrowserId(request: Sent): string | undefined {
    const browserId = this.browserIdOf(request.headers);
    if (browserId === undefined || !mayBeScript(request)) return browserId;
    const shown = request.headers[appKeyHeader];
    const isProven = typeof shown === 'string' && equalInConstantTime(shown, this.keyOf(browserId));
    return isProven ? browserId : undefined;
  }

  /** The token of a call, ready to be verified. @returns null for a bound one without its key */
  tokenOf(request: Sent, token: string | null): string | null {
    if (token === null) return null;
    const browserId = mayBeScript(request) ? undefined : this.browserIdOf(request.headers);
    return this.unbind(token, browserId === undefined ? request.headers[appKeyHeader] : this.keyOf(browserId));
  }

  /** A token that is not bound, as API clients get it in a reply, is returned as it is. @returns null for a bound one without its key */
  unbind(token: string, key: unknown): string | null {
    const [signed = '', signature, ...rest] = token.split(boundMark);
    if (signature === undefined) return token;
    if (typeof key !== 'string' || key === '' || rest.length > 0) return null;
    try {
      return `${signed}.${decryptText(encryptionKey(key), signature, signed)}`;
    } catch (error) {
      if (error instanceof SealError) return null;
      throw error;
    }
  }

  browserIdOf({ cookie }: IncomingHttpHeaders): string | undefined {
    const id = cookiesOf(cookie).get(this.cookieName);
    return id !== undefined && /^[\w-]{43}$/.test(id) ? id : undefined;
  }
}

const encryptionKey = (key: string) => Buffer.from(keyedHash(key, purpose), 'hex');
