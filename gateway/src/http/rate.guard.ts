import { Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { FastifyRequest } from 'fastify';
import { email, type RouteRule, type RateLimit } from '@linkyard/contracts';
import { contractKey } from './contract-metadata.js';
import { RateLimiter } from './rate-limiter.js';
import { ContextFactory, requestState } from './request-context.js';

/** A signed-in account may do this much of anything; a contract's own limits come on top. */
const accountLimit: RateLimit = { limit: 1200, windowSec: 60, by: 'account' };

/** Global: counts each call by network and, where there is one, by account. @source quality 3 "Rate-limit key" */
@Injectable()
export class RateGuard implements CanActivate {
  constructor(
    private readonly reflector: Reflector,
    private readonly limiter: RateLimiter,
    private readonly contexts: ContextFactory,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    // Sockets have a limit of their own.
    if (context.getType() !== 'http') return true;
    const request = context.switchToHttp().getRequest<FastifyRequest>();
    const binding = this.reflector.get(contractKey, context.getHandler());
    const limits = binding?.rate ?? (requestState(request).session ? [accountLimit] : []);
    for (const limit of limits) await this.limiter.take(this.keyOf(request, binding, limit), limit);
    return true;
  }

  private keyOf(request: FastifyRequest, binding: RouteRule | undefined, { by }: RateLimit): string {
    const scope = binding?.rate ? binding.path : '*';
    const { userId, ipHash, tenantId } = this.contexts.of(request);
    if (by === 'network') return `${scope}:n:${ipHash}`;
    return userId ? `${scope}:u:${userId}` : `${scope}:e:${tenantId ?? ''}:${emailOf(request.body)}:${ipHash}`;
  }
}

/** A public body may name the account it is about; only a short string counts. */
function emailOf(body: unknown): string {
  const typed: unknown = typeof body === 'object' && body !== null && 'email' in body ? body.email : '';
  return typeof typed === 'string' ? (email.safeParse(typed).data ?? typed.trim().toLowerCase().slice(0, 254)) : '';
}
