import { Injectable, type ExecutionContext } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { AuthGuard } from '@nestjs/passport';
import type { FastifyRequest } from 'fastify';
import type { RouteRule, SessionFacts } from '@linkyard/contracts';
import { DomainError } from '@linkyard/service-kit';
import { contractKey } from '../http/contract-metadata.js';
import { requestState } from '../http/request-context.js';
import { isAccountOf, isCampaignHost, siteOfRequest } from '../sites/request-site.js';
import { ImpersonatedActs } from './impersonated-acts.js';
import { rawToken } from './raw-token.js';

/**
 * Global: a route without a contract is refused. Authenticates the caller, then authorises the call. A public call with an invalid or
 * expired token continues as anonymous.
 * @source quality 3 "deny by default"
 */
@Injectable()
export class SessionGuard extends AuthGuard('jwt') {
  constructor(
    private readonly reflector: Reflector,
    private readonly acts: ImpersonatedActs,
  ) {
    super();
  }

  override async canActivate(context: ExecutionContext): Promise<boolean> {
    // A socket is authenticated when it is opened, and ended with its session.
    if (context.getType() !== 'http') return true;
    const binding = this.reflector.get(contractKey, context.getHandler());
    if (!binding) throw new DomainError('core.forbidden');
    const request = context.switchToHttp().getRequest<FastifyRequest>();
    if (isCampaignHost(request.raw) && !isForVisitors(binding)) throw new DomainError('core.not_found');
    if (rawToken(request)) await super.canActivate(context);
    checkRole(binding, requestState(request).session);
    await this.acts.check(binding, request);
    return true;
  }

  override handleRequest<Found>(
    error: unknown,
    found: SessionFacts | false,
    _info: unknown,
    context: ExecutionContext,
  ): Found {
    if (error) throw error;
    const request = context.switchToHttp().getRequest<FastifyRequest>();
    const isOfSite = found && isAccountOf(siteOfRequest(request), found);
    if (isOfSite) requestState(request).session = found;
    return (isOfSite ? found : false) as Found;
  }
}

/**
 * @throws DomainError core.unauthenticated without a session; core.forbidden for the wrong role or a feature that is off
 * @source api.md "Roles", spec 6
 */
function checkRole({ role, feature }: RouteRule, session: Pick<SessionFacts, 'role' | 'features'> | undefined) {
  if (role === 'public') return;
  if (!session) throw new DomainError('core.unauthenticated');
  const isAllowed = {
    any: true,
    admin: session.role === 1,
    user: session.role === 2,
    owner: session.role === 2 && session.features['whiteLabel'] === true,
  }[role];
  const hasFeature = feature === undefined || session.features[feature] === true;
  if (!isAllowed || !hasFeature) throw new DomainError('core.forbidden');
}

/** What a creator's own domain answers: what visitors of its page do, and no account. */
const isForVisitors = ({ role, path }: RouteRule): boolean =>
  role === 'public' && !/^\/(?:auth|docs)(?:\/|$)/.test(path);
