import { randomUUID } from 'node:crypto';
import type { Ctx } from '@linkyard/contracts';
import { installationOwner } from '@linkyard/mongo';
import { currentContext, impersonatorOfWork } from '@linkyard/request-context';

/** The context of work that no person asked for: a job, an event, a sweep. It sees what the running work sees, unless it names a tenant. */
export const systemContext = (
  about: Partial<Pick<Ctx, 'requestId' | 'userId' | 'role' | 'tenantId' | 'host'>> = {},
): Ctx => ({
  requestId: currentContext()?.requestId ?? randomUUID(),
  userId: null,
  role: null,
  tokenType: null,
  sessionId: null,
  ...scopeOfRunningWork(),
  impersonatorId: impersonatorOfWork() ?? null,
  host: '',
  locale: 'en',
  ipHash: '',
  userAgent: '',
  ...about,
  ...(about.tenantId === undefined ? {} : { acrossTenants: undefined }),
});

/** The context of a command that the operator gives at the machine: the secret of the bus is what proves it. */
export const operatorContext = (): Ctx => ({
  ...systemContext({ userId: installationOwner, role: 1, tenantId: null }),
  acrossTenants: 'a command of the operator',
});

/** A key under which an answer is kept that depends on what the running work sees: what is there for one tenant is not there for another. */
export function ofRunningTenant(key: string): string {
  const { tenantId, acrossTenants } = scopeOfRunningWork();
  return `${acrossTenants === undefined ? (tenantId ?? '') : '*'}:${key}`;
}

function scopeOfRunningWork(): Pick<Ctx, 'tenantId' | 'acrossTenants'> {
  const scope = currentContext();
  if (!scope) return { tenantId: null };
  return 'tenantId' in scope ? { tenantId: scope.tenantId } : { tenantId: null, acrossTenants: scope.acrossTenants };
}
