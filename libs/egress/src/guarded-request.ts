import { destinationOf, type EgressConfig } from './destination.js';
import { refused } from './egress-error.js';
import { openRequest } from './open-request.js';
import { readBody } from './read-body.js';
import { egressConfigFrom } from './egress-config.js';
import { untilAborted } from './until-aborted.js';

/** For all of it: names, connections, redirects and body. */
type Limit = { timeoutMs: number } | { signal: AbortSignal };

export type GuardedRequestOptions = Limit & {
  method: string;
  headers: Readonly<Record<string, string>>;
  body?: string;
  /** Of the reply after decompression. */
  maxBytes: number;
  maxRedirects?: number;
};
export interface GuardedReply {
  url: string;
  status: number;
  headers: Record<string, string>;
  body: Buffer;
}

const redirects = new Set([301, 302, 303, 307, 308]);

/**
 * A request of any method to an address a person typed, with what that person gave us to sign in there. Guarded as `guardedFetch` is;
 * redirects are followed within one origin only, because the credentials go along. A reply of any status is a reply.
 * @throws EgressError
 */
export function createGuardedRequest(config: EgressConfig) {
  return async (text: string, options: GuardedRequestOptions): Promise<GuardedReply> => {
    const signal = 'signal' in options ? options.signal : AbortSignal.timeout(options.timeoutMs);
    const { method, headers, body, maxBytes, maxRedirects = 3 } = options;
    let next: { text: string; base?: URL } = { text };
    for (let hop = 0; hop <= maxRedirects; hop += 1) {
      const destination = await untilAborted(destinationOf(next.text, config, next.base), signal);
      const reply = await openRequest(destination, headers['accept'] ?? '*/*', signal, { method, headers, body });
      const { statusCode: status = 0, headers: sent } = reply;
      const { url } = destination;
      const target = sent.location && URL.canParse(sent.location, url) ? new URL(sent.location, url) : null;
      if (maxRedirects > 0 && redirects.has(status) && target?.origin === url.origin) {
        reply.destroy();
        next = { text: target.href };
        continue;
      }
      const plain = Object.entries(sent).map(([name, value]) => [name, [value].flat().join(', ')]);
      return {
        url: url.href,
        status,
        headers: Object.fromEntries(plain),
        body: await readBody(reply, maxBytes, signal),
      };
    }
    throw refused('too many redirects');
  };
}

export type GuardedRequest = ReturnType<typeof createGuardedRequest>;

let fromEnvironment: GuardedRequest | undefined;
/** `createGuardedRequest` with the settings of the process, made at first use. */
export const guardedRequest: GuardedRequest = (url, options) => {
  fromEnvironment ??= createGuardedRequest(egressConfigFrom(process.env));
  return fromEnvironment(url, options);
};
