import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { errorCatalogue, type WireReply } from '@linkyard/contracts';
import { LRUCache } from 'lru-cache';
import { normaliseHost } from '../config/normalise-host.js';
import { clientNetwork } from './client-network.js';

/** Probes ask a container by its address. */
const openPaths = /^\/(?:health|metrics)(?:[/?]|$)/;

export type HostRefusal = 400 | 421 | 503;
const codes = { 400: 'core.malformed', 421: 'core.unknown_host', 503: 'core.unavailable' } as const;

interface Parts {
  /** Hosts of this installation, normalised. They need no look-up. */
  ownHosts: ReadonlySet<string>;
  /** Whether any other host is served, such as a reseller's domain. */
  isServed: (host: string) => Promise<boolean>;
  trustedProxies: number;
  /** Every answer then asks the browser to stay on TLS. */
  isSecure: boolean;
  refuse: (status: HostRefusal, request: IncomingMessage, response: ServerResponse) => void;
}

/**
 * Every request passes here first. Duplicate or malformed Host headers are refused with 400, hosts that are not served with 421; all others go on
 * under one spelling.
 * @source quality 3 "Host header routing"
 */
export class HostGate {
  private readonly answers = new LRUCache<string, boolean>({ max: 10_000, ttl: 30_000 });
  constructor(private readonly parts: Parts) {}

  pass(request: IncomingMessage, response: ServerResponse, next: () => void): void {
    if (this.parts.isSecure) response.setHeader('strict-transport-security', 'max-age=31536000');
    if (openPaths.test(request.url ?? '')) return next();
    this.refusalOf(request, (refusal) => (refusal === null ? next() : this.parts.refuse(refusal, request, response)));
  }

  /** Decides at once where no look-up is needed, and gives the request's host its one spelling. @param decide gets null for a host that is served */
  refusalOf(request: IncomingMessage, decide: (refusal: HostRefusal | null) => void): void {
    const host = hasOneHost(request) ? normaliseHost(clientNetwork(request, this.parts.trustedProxies).host) : null;
    if (host === null) return decide(400);
    request.headers.host = host;
    const isServed = this.parts.ownHosts.has(host) ? true : this.answers.get(host);
    if (isServed !== undefined) return decide(isServed ? null : 421);
    void this.ask(host).then(
      (isFound) => decide(isFound ? null : 421),
      () => decide(503),
    );
  }

  private async ask(host: string): Promise<boolean> {
    const isServed = await this.parts.isServed(host);
    this.answers.set(host, isServed);
    return isServed;
  }
}

function hasOneHost({ rawHeaders }: IncomingMessage): boolean {
  let count = 0;
  for (let at = 0; at < rawHeaders.length; at += 2) if (rawHeaders[at]?.toLowerCase() === 'host') count += 1;
  return count === 1;
}

/** The refusal of a call, in the wire's envelope. */
export function refuseCall(status: HostRefusal, response: ServerResponse) {
  const code = codes[status];
  const body: WireReply = { status: 0, message: errorCatalogue[code].text, code, requestId: randomUUID() };
  response.writeHead(status, { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' });
  response.end(JSON.stringify(body));
}
