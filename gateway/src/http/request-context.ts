import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { deriveKey, ipHash } from '@linkyard/crypto';
import { originOfSite, type Ctx, type SessionFacts, type Site } from '@linkyard/contracts';
import type { GatewayConfig } from '../config/gateway-config.js';
import { siteOfRequest } from '../sites/request-site.js';
import { clientCountry, clientNetwork } from './client-network.js';

/** What the gateway adds to Fastify's request. */
export interface RequestState {
  requestId: string;
  session?: SessionFacts;
}
const states = new WeakMap<object, RequestState>();

/** The state of one request, made at first sight. A client cannot set the id. */
export function requestState(request: { raw: object }): RequestState {
  const known = states.get(request.raw);
  if (known) return known;
  const state = { requestId: randomUUID() };
  states.set(request.raw, state);
  return state;
}

const clientIdOf = (header: string | string[] | undefined) =>
  typeof header === 'string' && /^[\w-]{8,64}$/.test(header) ? { clientId: header } : {};

/** Who calls, at whose host. A visitor without a session is of the tenant whose host it is. */
const callerOf = (site: Site, session?: SessionFacts) => ({
  site: siteFacts(site),
  userId: session?.userId ?? null,
  role: session?.role ?? null,
  tokenType: session?.tokenType ?? null,
  sessionId: session?.sessionId ?? null,
  tenantId: session ? session.tenantId : site.tenantId,
  impersonatorId: session?.impersonatorId ?? null,
});

const siteFacts = (site: Site) => ({
  ...{ tenantId: site.tenantId, kind: site.kind, origin: originOfSite(site) },
  ...(site.signup ? { signup: site.signup } : {}),
  ...(site.ownerId ? { ownerId: site.ownerId } : {}),
});

/** The tag that a browser names first. @param header its `Accept-Language` */
export const firstTag = (header = ''): string => header.split(/[,;]/)[0]?.trim().slice(0, 35) ?? '';

/** Builds the context that travels with a command. Nothing in it comes from the body. @source design 3 "Context" */
export class ContextFactory {
  private readonly key: Buffer;
  /** Both the rate guard and the command ask, and a client keeps calling. */
  private readonly hashes = new LRUCache<string, string>({ max: 10_000 });
  constructor(private readonly config: GatewayConfig) {
    this.key = deriveKey(config.HASH_SECRET, 'ip-hash');
  }

  of(request: FastifyRequest): Ctx {
    const { requestId, session } = requestState(request);
    return {
      requestId,
      ...callerOf(siteOfRequest(request), session),
      ...clientIdOf(request.headers['x-client-id']),
      ...this.clientOf(request.raw),
      ...this.countryOf(request),
    };
  }

  /** Of one event of an open socket. @param opened the request that opened it */
  ofSocket(opened: IncomingMessage, session: SessionFacts): Ctx {
    return {
      requestId: randomUUID(),
      ...callerOf(siteOfRequest({ raw: opened }), session),
      ...this.clientOf(opened),
    };
  }

  private clientOf(raw: IncomingMessage): Pick<Ctx, 'host' | 'locale' | 'ipHash' | 'userAgent'> {
    const { network, host } = clientNetwork(raw, this.config.TRUSTED_PROXIES);
    return {
      host: host.slice(0, 255),
      locale: firstTag(raw.headers['accept-language']) || 'en',
      ipHash: this.hashOf(network),
      userAgent: (raw.headers['user-agent'] ?? '').slice(0, 512),
    };
  }

  private countryOf({ raw }: FastifyRequest): Pick<Ctx, 'country'> {
    const country = clientCountry(raw, this.config.TRUSTED_PROXIES, this.config.COUNTRY_HEADER);
    return country === null ? {} : { country };
  }

  private hashOf(network: string): string {
    const held = this.hashes.get(network);
    if (held) return held;
    const hash = ipHash(this.key, network);
    this.hashes.set(network, hash);
    return hash;
  }
}
