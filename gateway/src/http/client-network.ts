import type { IncomingMessage } from 'node:http';
import { networkOf } from './network-of.js';

/**
 * The client's network and host. Forwarded headers count only when the operator said how many proxies stand in front.
 * @source quality 3 "X-Forwarded-* trust"
 */
export function clientNetwork(
  request: IncomingMessage,
  trustedProxies: number,
): { network: string; host: string; isSecure: boolean } {
  const socketAddress = request.socket.remoteAddress ?? '';
  const host = (request.headers.host ?? '').toLowerCase();
  if (trustedProxies === 0) return { network: networkOf(socketAddress), host, isSecure: false };
  const chain = first(request.headers['x-forwarded-for'])
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);
  return {
    network: networkOf(chain.at(-trustedProxies) ?? socketAddress),
    host: first(request.headers['x-forwarded-host']).toLowerCase() || host,
    isSecure: first(request.headers['x-forwarded-proto']) === 'https',
  };
}

/**
 * ISO 3166, as a trusted proxy sends it; the same header from a client is ignored.
 * @param header its name, lower case
 */
export function clientCountry(request: IncomingMessage, trustedProxies: number, header: string): string | null {
  const country = trustedProxies > 0 ? first(request.headers[header]) : '';
  return /^[A-Z]{2}$/.test(country) ? country : null;
}

const first = (header: string | string[] | undefined): string => (Array.isArray(header) ? header[0] : header) ?? '';
