import { request as httpRequest, type IncomingMessage } from 'node:http';
import { request as httpsRequest } from 'node:https';
import type { LookupFunction } from 'node:net';
import type { Destination } from './destination.js';
import { failed } from './egress-error.js';

/**
 * Sends one request, a GET unless said otherwise, to the checked address and gives the reply's head; the body is still to be read.
 * @throws EgressError when the server cannot be reached or the signal fires
 */
export function openRequest(
  { url, address }: Destination,
  accept: string,
  signal: AbortSignal,
  sent: { method?: string; headers?: Readonly<Record<string, string>>; body?: string | undefined } = {},
): Promise<IncomingMessage> {
  const pinned: LookupFunction = (_hostname, options, answer) =>
    options.all
      ? answer(null, [{ address: address.address, family: address.family }])
      : answer(null, address.address, address.family);
  const send = url.protocol === 'https:' ? httpsRequest : httpRequest;

  return new Promise((resolve, reject) => {
    const request = send(url, {
      lookup: pinned,
      // A connection of its own: a kept one may lead elsewhere than the address just checked.
      agent: false,
      signal,
      method: sent.method ?? 'GET',
      headers: {
        accept,
        'accept-encoding': 'gzip, deflate, br',
        // Calls are also made for the people of resellers: it names no product.
        'user-agent': 'Mozilla/5.0 (compatible; PageBot/1.0)',
        ...(sent.body === undefined ? {} : { 'content-length': String(Buffer.byteLength(sent.body)) }),
        ...sent.headers,
      },
    });
    request.once('response', resolve);
    request.on('error', (cause) => reject(failed(signal.aborted ? 'timed out' : 'no connection', cause)));
    request.end(sent.body);
  });
}
