import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { errorCatalogue, type Site, type WireReply } from '@linkyard/contracts';
import { normaliseHost } from '../config/normalise-host.js';
import { noteSite } from '../sites/request-site.js';
import { clientNetwork } from './client-network.js';
import { leadOn, staysAtMovedHost } from './lead-on.js';

/** Probes ask a container by its address. */
const openPaths = /^\/(?:health|metrics)(?:[/?]|$)/;

export type HostRefusal = 400 | 421 | 503;
const codes = { 400: 'core.malformed', 421: 'core.unknown_host', 503: 'core.unavailable' } as const;

interface Parts {
  /** Whose a host is, in its one spelling; null for one that is not served. */
  siteOf: (host: string) => Site | null | Promise<Site | null>;
  /** The site of a host that is not published yet, for its own check; null for any other request. */
  rehearse?: (request: IncomingMessage, host: string) => Promise<Site | null> | null;
  trustedProxies: number;
  /** Every answer then asks the browser to stay on TLS. */
  isSecure: boolean;
  refuse: (status: HostRefusal, request: IncomingMessage, response: ServerResponse) => void;
}

/**
 * Every request passes here first. Duplicate or malformed Host headers are refused with 400, hosts that are not served with 421; a host that only
 * leads to another redirects; all others go on under one spelling.
 * @source quality 3 "Host header routing"
 */
export class HostGate {
  constructor(private readonly parts: Parts) {}

  pass(request: IncomingMessage, response: ServerResponse, next: () => void): void {
    if (openPaths.test(request.url ?? '')) return next();
    this.decide(request, (refusal, site) => {
      if (this.parts.isSecure) response.setHeader('strict-transport-security', `max-age=${tlsSeconds(site)}`);
      if (refusal !== null) return this.parts.refuse(refusal, request, response);
      if (site?.movedTo && !staysAtMovedHost(request.url)) return leadOn(request, response, site.movedTo);
      return next();
    });
  }

  /** Decides at once where no look-up is needed, and gives the request's host its one spelling. @param decide gets the site of a host that is served */
  decide(request: IncomingMessage, decide: (refusal: HostRefusal | null, site: Site | null) => void): void {
    const host = hasOneHost(request) ? normaliseHost(clientNetwork(request, this.parts.trustedProxies).host) : null;
    if (host === null) return decide(400, null);
    request.headers.host = host;
    const found = this.parts.rehearse?.(request, host) ?? this.parts.siteOf(host);
    const end = (site: Site | null) => {
      if (site) noteSite(request, site);
      decide(site ? null : 421, site);
    };
    if (found instanceof Promise) void found.then(end, () => decide(503, null));
    else end(found);
  }
}

/** How long browsers keep to TLS. A domain that is not ours may go elsewhere, where there is none. */
const tlsSeconds = (site: Site | null): number =>
  site?.kind === 'platform' || site?.kind === 'pages' ? 31_536_000 : 86_400;

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
