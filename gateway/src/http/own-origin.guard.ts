import { Inject, Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { Site } from '@linkyard/contracts';
import { DomainError } from '@linkyard/service-kit';
import type { FastifyRequest } from 'fastify';
import { appHosts, type GatewayConfig } from '../config/gateway-config.js';
import { normaliseHost } from '../config/normalise-host.js';
import { GATEWAY_CONFIG } from '../config/tokens.js';
import { isTrustedOrigin, siteOfRequest } from '../sites/request-site.js';

/** Marks the posts of public pages, which a browser without JavaScript sends urlencoded. All other calls take JSON or multipart. */
export const acceptsForms = Reflector.createDecorator<true>();
const callTypes = /^\s*(?:application\/json|multipart\/form-data)\s*(?:;|$)/i;
const formType = /^\s*application\/x-www-form-urlencoded\s*(?:;|$)/i;
const reading = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Global: a state-changing request of a browser comes from an origin of ours. A client that sends neither Origin nor Sec-Fetch-Site is no browser,
 * so no other site makes it send anything.
 * @source quality 3 "CSRF"
 */
@Injectable()
export class OwnOriginGuard implements CanActivate {
  private readonly ownHosts: ReadonlySet<string>;
  constructor(
    private readonly reflector: Reflector,
    @Inject(GATEWAY_CONFIG) config: GatewayConfig,
  ) {
    this.ownHosts = appHosts(config);
  }

  canActivate(context: ExecutionContext): boolean {
    // A socket's origin was checked when it was opened.
    if (context.getType() !== 'http') return true;
    const request = context.switchToHttp().getRequest<FastifyRequest>();
    const { method, headers } = request;
    if (reading.has(method)) return true;
    if (!this.isOwnOrigin(headers, siteOfRequest(request))) throw new DomainError('core.forbidden');
    const type = headers['content-type'];
    const isForm = this.reflector.get(acceptsForms, context.getHandler()) ?? false;
    const isAccepted = type === undefined || callTypes.test(type) || (isForm && formType.test(type));
    if (!isAccepted) throw new DomainError('core.unsupported_type');
    return true;
  }

  private isOwnOrigin({ origin, host, ...headers }: FastifyRequest['headers'], site: Site): boolean {
    const fetchSite = headers['sec-fetch-site'];
    if (fetchSite === 'same-origin' || (fetchSite === undefined && origin === undefined)) return true;
    if (origin === undefined) return fetchSite === 'none';
    const from = URL.canParse(origin) ? normaliseHost(new URL(origin).host) : null;
    return from !== null && isTrustedOrigin(site, from, host, this.ownHosts);
  }
}
