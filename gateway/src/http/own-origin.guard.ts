import { Inject, Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { DomainError } from '@linkyard/service-kit';
import type { FastifyRequest } from 'fastify';
import { appHosts, type GatewayConfig } from '../config/gateway-config.js';
import { normaliseHost } from '../config/normalise-host.js';
import { GATEWAY_CONFIG } from '../config/tokens.js';

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
    @Inject(Reflector) private readonly reflector: Reflector,
    @Inject(GATEWAY_CONFIG) config: GatewayConfig,
  ) {
    this.ownHosts = appHosts(config);
  }

  canActivate(context: ExecutionContext): boolean {
    // A socket's origin was checked when it was opened.
    if (context.getType() !== 'http') return true;
    const { method, headers } = context.switchToHttp().getRequest<FastifyRequest>();
    if (reading.has(method)) return true;
    if (!this.isOwnOrigin(headers)) throw new DomainError('core.forbidden');
    const type = headers['content-type'];
    const isForm = this.reflector.get(acceptsForms, context.getHandler()) ?? false;
    const isAccepted = type === undefined || callTypes.test(type) || (isForm && formType.test(type));
    if (!isAccepted) throw new DomainError('core.unsupported_type');
    return true;
  }

  private isOwnOrigin({ origin, host, ...headers }: FastifyRequest['headers']): boolean {
    const site = headers['sec-fetch-site'];
    if (site === 'same-origin' || (site === undefined && origin === undefined)) return true;
    if (origin === undefined) return site === 'none';
    const from = URL.canParse(origin) ? normaliseHost(new URL(origin).host) : null;
    return from !== null && (from === host || this.ownHosts.has(from));
  }
}
