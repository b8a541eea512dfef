import type { IncomingMessage } from 'node:http';
import { decodeText } from '@linkyard/languages/text-encoding';
import { destinationOf, type EgressConfig } from './destination.js';
import { egressConfigFrom } from './egress-config.js';
import { answered, refused } from './egress-error.js';
import { openRequest } from './open-request.js';
import { readBody } from './read-body.js';
import { untilAborted } from './until-aborted.js';

export interface FetchOptions {
  /** Of the body after decompression. */
  maxBytes: number;
  /** For all of it: names, connections, redirects and body. */
  timeoutMs: number;
  /** Media types taken, `text/html` or `image/*`; another type fails. Empty: any. */
  accept?: readonly string[];
  maxRedirects?: number;
  /** Only whether it is there: the body is not read. */
  headOnly?: boolean;
  /** What the server said of an earlier answer: it may answer 304, without a body. */
  known?: Validators;
}
/** By which a server recognises what it sent before; empty where it names none. */
export interface Validators {
  etag: string;
  lastModified: string;
}
export interface FetchedPage {
  /** After redirects. */
  url: string;
  status: number;
  /** As sent, with parameters; may be empty. */
  contentType: string;
  body: Buffer;
  validators: Validators;
  /** The body as text in the page's own encoding. */
  text(): string;
}
/** @throws EgressError */
export type GuardedFetch = (url: string, options: FetchOptions) => Promise<FetchedPage>;

const redirects = new Set([301, 302, 303, 307, 308]);

function isTaken(contentType: string, accept: readonly string[]): boolean {
  const type = contentType.split(';')[0]?.trim().toLowerCase() ?? '';
  return accept.some((wanted) => (wanted.endsWith('/*') ? type.startsWith(wanted.slice(0, -1)) : type === wanted));
}

const isWanted = (status: number, contentType: string, accept: readonly string[]): boolean =>
  status >= 200 && status <= 299 && (accept.length === 0 || isTaken(contentType, accept));

const conditionsOf = (known?: Validators): Record<string, string> => ({
  ...(known?.etag ? { 'if-none-match': known.etag } : {}),
  ...(known?.lastModified ? { 'if-modified-since': known.lastModified } : {}),
});

const isAnsweredUnchanged = (status: number, asked: object): boolean => status === 304 && Object.keys(asked).length > 0;

const validatorsOf = ({ headers }: IncomingMessage): Validators => ({
  etag: headers.etag ?? '',
  lastModified: headers['last-modified'] ?? '',
});

/**
 * The one way out to an address a person typed: public web servers only, checked again at every redirect, bounded in
 * time and size. GET without cookies or credentials; a reply that is not 2xx fails.
 * @source design 8, quality 3 "SSRF: all other fetchers"
 */
export function createEgress(config: EgressConfig = {}): GuardedFetch {
  return async (text, { maxBytes, timeoutMs, accept = [], maxRedirects = 3, headOnly = false, known }) => {
    const signal = AbortSignal.timeout(timeoutMs);
    const acceptHeader = accept.length > 0 ? accept.join(', ') : '*/*';
    const headers = conditionsOf(known);
    let next: { text: string; base?: URL } = { text };

    for (let hop = 0; hop <= maxRedirects; hop += 1) {
      const destination = await untilAborted(destinationOf(next.text, config, next.base), signal);
      const reply = await openRequest(destination, acceptHeader, signal, { headers });
      const status = reply.statusCode ?? 0;
      const location = reply.headers.location;
      if (redirects.has(status) && location) {
        reply.destroy();
        next = { text: location, base: destination.url };
        continue;
      }
      const contentType = reply.headers['content-type'] ?? '';
      const isUnchanged = isAnsweredUnchanged(status, headers);
      if (!isUnchanged && !isWanted(status, contentType, accept)) {
        reply.destroy();
        throw answered(status, `status ${status}, type "${contentType}"`);
      }
      const isBodyless = headOnly || isUnchanged;
      if (isBodyless) reply.destroy();
      const body = isBodyless ? Buffer.alloc(0) : await readBody(reply, maxBytes, signal);
      const page = { url: destination.url.href, status, contentType, body, validators: validatorsOf(reply) };
      return { ...page, text: () => textOf(body, contentType) };
    }
    throw refused('too many redirects');
  };
}

export const egressFrom = (env: Readonly<Record<string, string | undefined>>): GuardedFetch =>
  createEgress(egressConfigFrom(env));

let fromEnvironment: GuardedFetch | undefined;
/** `egressFrom(process.env)`, made at first use. */
export const guardedFetch: GuardedFetch = (url, options) => {
  fromEnvironment ??= egressFrom(process.env);
  return fromEnvironment(url, options);
};

/** Text by byte order mark, the header's charset, a `<meta charset>` in the first kilobyte, or the one that its bytes show. */
function textOf(body: Buffer, contentType: string): string {
  const header = /charset\s*=\s*"?([^\s";]+)/i.exec(contentType)?.[1];
  const meta = /<meta[^>]+charset\s*=\s*["']?([\w-]+)/i.exec(body.subarray(0, 1024).toString('latin1'))?.[1];
  return decodeText(body, [header, meta]);
}
