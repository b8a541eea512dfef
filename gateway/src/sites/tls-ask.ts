import { createHash, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';

export const tlsAskPath = '/internal/tls-ask';

/** What every proxy adds, Caddy too for what it passes on; it asks by itself without them. */
const markOfProxy = ['x-forwarded-for', 'x-forwarded-host', 'x-real-ip', 'forwarded', 'via'] as const;

interface Parts {
  /** TLS_ASK_SECRET; without one nothing is answered. */
  secret: string;
  /** The names of the installation's own hosts. */
  own: ReadonlySet<string>;
  /** Undefined while it is not known. Must not wait: every name that a stranger invents is asked for. */
  mayHaveCertificate: (name: string) => boolean | undefined;
}

/**
 * Answers Caddy whether a name may have a certificate: 200 for an exact name of a verified domain or of the installation itself, else 404; 503 while
 * the names are not known yet. To whom does not have the secret, or asks through a proxy, the path is like any other. It comes before the gate of hosts,
 * because Caddy asks a gateway by its address, and no limit of requests holds for it.
 * @source ADR 0048
 */
export class TlsAsk {
  private readonly secret: Buffer;

  constructor(private readonly parts: Parts) {
    this.secret = digest(parts.secret);
  }

  pass(request: IncomingMessage, response: ServerResponse, next: () => void): void {
    const question = this.questionIn(request);
    if (!question || !this.isFromCaddy(request, question)) return next();
    // Another spelling (case, port, dot at the end, Unicode) is no name of a certificate, and in no list.
    const name = question.get('domain') ?? '';
    const isAllowed = this.parts.own.has(name) || this.parts.mayHaveCertificate(name);
    response.writeHead(isAllowed === undefined ? 503 : isAllowed ? 200 : 404, {
      'content-length': '0',
      'cache-control': 'no-store',
    });
    response.end();
  }

  private questionIn({ method, url = '' }: IncomingMessage): URLSearchParams | null {
    const isAsked = this.parts.secret !== '' && method === 'GET' && url.startsWith(`${tlsAskPath}?`);
    return isAsked ? new URLSearchParams(url.slice(tlsAskPath.length)) : null;
  }

  private isFromCaddy({ headers }: IncomingMessage, question: URLSearchParams): boolean {
    if (markOfProxy.some((header) => headers[header] !== undefined)) return false;
    return timingSafeEqual(digest(question.get('secret') ?? ''), this.secret);
  }
}

const digest = (text: string) => createHash('sha256').update(text).digest();
