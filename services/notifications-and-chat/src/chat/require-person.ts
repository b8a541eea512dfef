import type { UserCtx } from '@linkyard/contracts';
import { DomainError } from '@linkyard/service-kit';

/** For commands without a route, which no role check precedes. @throws DomainError core.unauthenticated */
export function requirePerson(ctx: UserCtx): UserCtx {
  if (!ctx.userId || !ctx.role) throw new DomainError('core.unauthenticated');
  return ctx;
}
