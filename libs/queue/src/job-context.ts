import { currentContext, runInContext, type RequestContext } from '@linkyard/request-context';
import { z } from 'zod';

const contextKey = '$context';
const carriedSchema = z.object({
  [contextKey]: z.union([
    z.object({ requestId: z.string().nullable(), tenantId: z.string().nullable() }),
    z.object({
      requestId: z.string().nullable(),
      acrossTenants: z.string(),
      writesFor: z.string().nullable().optional(),
    }),
  ]),
  data: z.unknown(),
});

/** A job's data with the context of the work that began it; of work across tenants with that of the tenant that the data names. */
export function withContext(data: unknown, tenantId?: unknown): unknown {
  const context = currentContext();
  if (!context) return data;
  const isNarrower = !('tenantId' in context) && (typeof tenantId === 'string' || tenantId === null);
  return { [contextKey]: isNarrower ? { requestId: context.requestId, tenantId } : context, data };
}

/** Runs a job in the context that it was begun in. One that was queued without any is the platform's own. */
export function runInContextOf<Result>(stored: unknown, work: (data: unknown) => Result): Result {
  const carried = carriedSchema.safeParse(stored);
  const context: RequestContext = carried.success ? carried.data[contextKey] : { requestId: null, tenantId: null };
  return runInContext(context, () => work(carried.success ? carried.data.data : stored));
}
