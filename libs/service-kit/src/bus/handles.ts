import { Ctx as TransportContext, MessagePattern, Payload, type NatsContext } from '@nestjs/microservices';
import {
  fieldErrors,
  needsActiveOwner,
  type AnyCommand,
  type BusReply,
  type Ctx,
  type ReplyInput,
  type RequestOf,
  type UserCtx,
} from '@linkyard/contracts';
import { DeadlineExceeded, isDatabaseUnavailable, withDeadline } from '@linkyard/mongo';
import { runInContext, type TenantScope } from '@linkyard/request-context';
import { handledCommands } from '../health/metrics.js';
import { judgingOwner } from './owner-guard.js';
import { deadlineHeader } from './bus.js';
import { DomainError } from './domain-error.js';
import { handlerRuntime } from './handler-runtime.js';
import { contextHeader, openContext, payloadText } from './signed-context.js';

/** A method may take less: no context, or the wider one of a public call. */
type Handler<C extends AnyCommand> = (request: RequestOf<C>, ctx: UserCtx) => Promise<ReplyInput<C>>;

/** Metadata key under which boot checks find which command a method answers. */
export const handlesKey = Symbol('linkyard:handles');

/**
 * Marks the one method that answers a command. The payload is parsed with the contract's request schema before, the
 * result with its reply schema after, so a field that the contract does not name cannot leak.
 * @source design 3
 */
export function Handles<C extends AnyCommand>(command: C) {
  return <Method extends Handler<C>>(
    target: object,
    key: string,
    descriptor: TypedPropertyDescriptor<Method>,
  ): void => {
    const method = descriptor.value;
    if (!method) throw new Error(`@Handles(${command.subject}) needs a method`);
    const isGuarded = needsActiveOwner(command);
    const answer = async function (this: unknown, payload: unknown, transport: NatsContext): Promise<BusReply> {
      const { busSecret, replays, inFlight, admission } = handlerRuntime();
      return inFlight.track(async () => {
        let ctx: Ctx | undefined;
        try {
          const message = { subject: command.subject, payload: payloadText(payload) };
          const opened = openContext(headerOf(transport, contextHeader), message, busSecret, replays);
          ctx = opened;
          requireCaller(command, opened);
          // The role check above is what makes the narrower context true.
          const caller = opened as UserCtx;
          const handle = () => method.call(this, parseRequest(command, payload), caller);
          const { requestId, site, impersonatorId } = opened;
          const run = () => (isGuarded ? judgingOwner(command.subject, handle, site?.ownerId) : handle());
          const asked = { requestId, origin: site?.origin, impersonatorId: impersonatorId ?? undefined };
          const context = { ...asked, ...scopeOf(command, opened) };
          const result = await runInContext(context, () =>
            withDeadline(deadlineOf(transport), () => admission.run(command, run)),
          );
          const data = command.reply.parse(result);
          handledCommands.inc({ subject: command.subject, outcome: 'ok' });
          return { ok: true, data };
        } catch (error) {
          handledCommands.inc({ subject: command.subject, outcome: outcomeOf(error) });
          return refusal(error, command, ctx?.requestId);
        }
      });
    };
    Object.defineProperty(answer, 'name', { value: key });
    Reflect.defineMetadata(handlesKey, command, answer);
    // At runtime the property now answers the bus; its original type stays for unit tests that call it directly.
    const property: PropertyDescriptor = descriptor;
    property.value = answer;
    Payload()(target, key, 0);
    TransportContext()(target, key, 1);
    MessagePattern(command.subject)(target, key, property);
  };
}

const headerOf = (transport: NatsContext, name: string): string | undefined => transport.getHeaders()?.get(name);

/** Undefined for a caller that names none. */
function deadlineOf(transport: NatsContext): number | undefined {
  const until = Number(headerOf(transport, deadlineHeader) || NaN);
  return Number.isFinite(until) ? until : undefined;
}

/** Whose records the command sees. An administrator of the platform sees those of all tenants. */
function scopeOf({ acrossTenants, http }: AnyCommand, ctx: Ctx): TenantScope {
  if (http?.role === 'admin') return { acrossTenants: 'an administrator asks', writesFor: ctx.tenantId };
  const reason = acrossTenants ?? ctx.acrossTenants;
  return reason === undefined ? { tenantId: ctx.tenantId } : { acrossTenants: reason };
}

/** Deny by default: the gateway has checked the role already, and a service does not take its word for it. */
function requireCaller(command: AnyCommand, ctx: Ctx) {
  const role = command.http?.role ?? 'public';
  if (role === 'public') return;
  if (!ctx.userId) throw new DomainError('core.unauthenticated');
  if (role === 'admin' && ctx.role !== 1) throw new DomainError('core.forbidden');
  if ((role === 'user' || role === 'owner') && ctx.role !== 2) throw new DomainError('core.forbidden');
}

function parseRequest<C extends AnyCommand>(command: C, payload: unknown): RequestOf<C> {
  const result = command.request.safeParse(payload);
  if (result.success) return result.data as RequestOf<C>;
  throw new DomainError('core.invalid_input', { errors: fieldErrors(result.error) });
}

function outcomeOf(error: unknown): string {
  if (error instanceof DeadlineExceeded) return 'expired';
  return error instanceof DomainError ? 'refused' : 'failed';
}

function refusal(error: unknown, command: AnyCommand, requestId: string | undefined): BusReply {
  if (error instanceof DomainError) {
    return { ok: false, code: error.code, ...error.details };
  }
  if (error instanceof DeadlineExceeded) return { ok: false, code: 'core.timeout' };
  handlerRuntime().logger.error({ err: error, requestId, subject: command.subject }, 'a command failed unexpectedly');
  // MongoDB not reachable: a 503 that is worth retrying, not a fault of ours. @source quality R05
  return isDatabaseUnavailable(error)
    ? { ok: false, code: 'core.unavailable', retryAfterSec: 2 }
    : { ok: false, code: 'core.internal' };
}
