import { AsyncLocalStorage } from 'node:async_hooks';

/**
 * Whose records the running work sees: those of one tenant (null: the platform's own people), or, for the reason given, those of all. What
 * it then makes itself is of `writesFor`, if that is known.
 */
export type TenantScope =
  { readonly tenantId: string | null } | { readonly acrossTenants: string; readonly writesFor?: string | null };

/** What every entrance of a process states about the work that it begins: HTTP, a command, an event, a job. */
export type RequestContext = TenantScope & {
  readonly requestId: string | null;
  /** Of the site that a person asked, verified by the gateway: where that person is led back to. Absent where no person waits. */
  readonly origin?: string | undefined;
  /** Who acts as the person that asked; absent where that is the person. */
  readonly impersonatorId?: string | undefined;
};

/** Work touches a record or begins work of another tenant than its own. */
export class TenantMismatch extends Error {
  override readonly name = 'TenantMismatch';
}

const running = new AsyncLocalStorage<RequestContext>();

/** Runs work as what its entrance says. Only entrances call it; what goes from one tenant to another is refused. */
export const runInContext = <Result>(context: RequestContext, work: () => Result): Result =>
  running.run(Object.freeze({ ...context }), work);

export const currentContext = (): RequestContext | undefined => running.getStore();

/** For sweeps, and for what is found by the id of a provider: the tenant is known once the record has been read. */
export const runAcrossTenants = <Result>(reason: string, work: () => Result): Result =>
  runInContext({ ...causeOfRunningWork(), acrossTenants: reason }, work);

/**
 * Narrows work across tenants to the tenant of a record that it has read.
 * @throws TenantMismatch within the work of another tenant
 */
export function runForTenant<Result>(tenantId: string | null, work: () => Result): Result {
  const scope = currentContext();
  if (scope && 'tenantId' in scope && scope.tenantId !== tenantId)
    throw new TenantMismatch(`Work of tenant ${scope.tenantId} was continued for tenant ${tenantId}`);
  return runInContext({ ...causeOfRunningWork(), tenantId }, work);
}

/** Where the person is led back to whose request caused the running work; null where no person waits. */
export const requestOrigin = (): string | null => currentContext()?.origin ?? null;

/** Who acts as the person whose request caused the running work; undefined where that is the person, and where no person asked. */
export const impersonatorOfWork = (): string | undefined => currentContext()?.impersonatorId;

function causeOfRunningWork(): Pick<RequestContext, 'requestId' | 'origin' | 'impersonatorId'> {
  const { requestId = null, origin, impersonatorId } = currentContext() ?? {};
  return {
    requestId,
    ...(origin === undefined ? {} : { origin }),
    ...(impersonatorId === undefined ? {} : { impersonatorId }),
  };
}

/**
 * The tenant of what is about to be written or begun.
 * @param named by the caller, who may have read it from a record
 * @throws TenantMismatch when the running work belongs to another tenant; Error when it sees all of them and names none
 */
export function tenantToStamp(named?: string | null): string | null {
  const scope = currentContext();
  if (!scope) return named ?? null;
  if (!('tenantId' in scope)) {
    const tenantId = named === undefined ? scope.writesFor : named;
    if (tenantId === undefined) throw new Error(`Work across tenants (${scope.acrossTenants}) names no tenant`);
    return tenantId;
  }
  if (named !== undefined && named !== scope.tenantId)
    throw new TenantMismatch(`Work of tenant ${scope.tenantId} writes for tenant ${named}`);
  return scope.tenantId;
}

/** Parts of a key under which something is counted or kept for each tenant apart; none for the platform. */
export function tenantParts(): string[] {
  const scope = currentContext();
  return scope && 'tenantId' in scope && scope.tenantId !== null ? [scope.tenantId] : [];
}
