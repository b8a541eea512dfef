import type { IncomingMessage, ServerResponse } from 'node:http';
import { hostProof, nonceOfHostProof } from '@linkyard/service-kit';
import { normaliseHost } from '../config/normalise-host.js';

interface Parts {
  secret: string;
  /** A host as domains are stored, without the port of a development machine. */
  nameOf: (host: string) => string;
  /** Which host the client asked, after the proxies that may name it. */
  hostOf: (request: IncomingMessage) => string;
}

/**
 * Answers the white-label service, which asks a host that is behind a proxy whether its requests arrive here. It comes before the gate of hosts,
 * because the host is not served yet, and costs one hash.
 */
export class HostProofs {
  constructor(private readonly parts: Parts) {}

  pass(request: IncomingMessage, response: ServerResponse, next: () => void): void {
    const nonce = request.method === 'GET' ? nonceOfHostProof(request.url) : null;
    const host = nonce === null ? null : normaliseHost(this.parts.hostOf(request));
    if (nonce === null || host === null) return next();
    const body = hostProof(this.parts.secret, this.parts.nameOf(host), nonce);
    response.writeHead(200, {
      'content-type': 'text/plain',
      'content-length': body.length,
      'cache-control': 'no-store',
    });
    response.end(body);
  }
}
