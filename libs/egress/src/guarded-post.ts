import { Agent as HttpAgent, request as httpRequest } from 'node:http';
import { Agent as HttpsAgent, request as httpsRequest } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { checkedAddresses, type EgressConfig } from './destination.js';
import { egressConfigFrom } from './egress-config.js';
import { EgressError, failed, refused } from './egress-error.js';

export interface PostOptions {
  headers: Readonly<Record<string, string>>;
  body: Buffer;
  timeoutMs: number;
}
export interface PostReply {
  status: number;
  headers: Record<string, string | string[] | undefined>;
}
export interface GuardedPost {
  /** @throws EgressError */
  (url: string, options: PostOptions): Promise<PostReply>;
  close(): void;
}

/** Of one host. */
const maxConnections = 50;
const webPorts = [80, 443, 8080, 8443];

/**
 * Many small requests to the same few hosts, whose addresses came from a stranger: connections are kept, and the address of each is checked when
 * it is opened. Redirects are not followed, and the body of a reply is not kept.
 */
export function createGuardedPost(config: EgressConfig = {}): GuardedPost {
  const secure = new HttpsAgent({ keepAlive: true, maxSockets: maxConnections });
  const plain = new HttpAgent({ keepAlive: true, maxSockets: maxConnections });

  const post = async (text: string, { headers, body, timeoutMs }: PostOptions): Promise<PostReply> => {
    if (!URL.canParse(text)) throw refused('not a URL');
    const url = new URL(text);
    const isSecure = url.protocol === 'https:';
    if (!isSecure && url.protocol !== 'http:') throw refused(`scheme ${url.protocol}`);
    if (url.username || url.password) throw refused('credentials in the URL');
    const port = Number(url.port) || (isSecure ? 443 : 80);
    // An address in place of a name is not looked up, so it is checked here.
    if (isIP(url.hostname.replace(/^\[|\]$/g, ''))) await checkedAddresses(url.hostname, port, config, webPorts);

    const lookup: LookupFunction = (_hostname, { all }, answer) => {
      checkedAddresses(url.hostname, port, config, webPorts).then(
        (found) => (all ? answer(null, found) : answer(null, found[0].address, found[0].family)),
        (error: unknown) => answer(error instanceof Error ? error : new Error(String(error)), '', 0),
      );
    };
    const signal = AbortSignal.timeout(timeoutMs);
    const agent = isSecure ? secure : plain;
    return new Promise((resolve, reject) => {
      const request = (isSecure ? httpsRequest : httpRequest)(url, {
        ...{ agent, lookup, signal, method: 'POST' },
        headers: { ...headers, 'content-length': String(body.byteLength) },
      });
      request.once('response', (reply) => {
        // A connection is used again once its reply has been read.
        reply.resume();
        reply.on('error', () => undefined);
        resolve({ status: reply.statusCode ?? 0, headers: reply.headers });
      });
      request.on('error', (cause) =>
        reject(cause instanceof EgressError ? cause : failed(signal.aborted ? 'timed out' : 'no connection', cause)),
      );
      request.end(body);
    });
  };
  const close = () => {
    secure.destroy();
    plain.destroy();
  };
  return Object.assign(post, { close });
}

export const guardedPostFrom = (env: Readonly<Record<string, string | undefined>>): GuardedPost =>
  createGuardedPost(egressConfigFrom(env));
