import type { z } from 'zod';
import type { ErrorCode } from '../errors/index.js';
import type { RateLimit } from '../primitives/rates.js';
import './issue-codes.js';

/** Who may call. @source api.md "Roles" */
export type CallerRole = 'public' | 'user' | 'admin' | 'owner' | 'any';

/** What an administrator switches on for an account. */
export type Feature = 'customDomain' | 'whiteLabel';

interface Route {
  method?: 'POST' | 'GET';
  path: `/${string}`;
  rate?: RateLimit[];
  /** Of the account: without it the call is refused as for another role. @source spec 6 */
  feature?: Feature;
  /** `multipart`: the gateway stores the file first and passes its description. Default `json`. */
  body?: 'json' | 'multipart';
  /** How long a stored file may wait to be taken before it is swept. Default `hour`; `day` for parts of an unfinished upload. */
  fileLife?: 'hour' | 'day';
  /** Bytes of the request body. Default 1 MB. */
  maxBytes?: number;
  /**
   * What the reply does to the browser's session: `open` sets the cookies of the session from the reply's
   * `token` and `refreshToken` (the latter is then removed from the body); `close` clears them.
   */
  session?: 'open' | 'close';
  /** The reply lists what is wrong with fields as `problems`: over HTTP each has its sentence, as in a refusal. */
  problems?: true;
  /** Who is signed in as another person is refused it: what that person alone may decide. @source quality 3 "Impersonation scope" */
  whileImpersonating?: 'refused';
  /** 204 and no body whatever happens: beacons, which may never be an error to the visitor. */
  silent?: boolean;
}

/** What the guards of a route go by. */
export type RouteRule = Route & { role: CallerRole };

/**
 * Each public call says whether it begins something with an owner. If it does, it is not found while that account is switched off or about to be
 * deleted. What was bought before answers all the same: `false`.
 * @source ADR 0032
 */
export type HttpBinding = Route &
  ({ role: 'public'; needsActiveOwner: boolean } | { role: Exclude<CallerRole, 'public'>; needsActiveOwner?: never });

export interface CommandSpec<Request extends z.ZodType, Reply extends z.ZodType, Errors extends ErrorCode> {
  /** `<service>.<capability>.<verb>`; the first word is the folder of the owning service. */
  subject: `${string}.${string}.${string}`;
  /** Absent for a command that only other services may send. */
  http?: HttpBinding;
  /** Of a command without `http` that visitors cause, through a screen or another service: as in `http`. */
  needsActiveOwner?: boolean;
  /** Why its handler finds records of every tenant: it is asked by a provider's id, or by an administrator of the platform. */
  acrossTenants?: string;
  /** One line for /docs. */
  summary: string;
  request: Request;
  reply: Reply;
  /** Text of a successful reply. */
  message?: string;
  /** Text of a successful reply that depends on what is in it; `message` stands for it in the description of the API. */
  messageFor?(reply: z.output<Reply>): string;
  /** Refusals the caller can expect and branch on, besides core.*. */
  errors?: readonly Errors[];
  /** How long the caller waits, milliseconds. Required: a request without an answer must end (Nest #837). */
  timeoutMs: number;
}

export type Command<
  Request extends z.ZodType = z.ZodType,
  Reply extends z.ZodType = z.ZodType,
  Errors extends ErrorCode = ErrorCode,
> = CommandSpec<Request, Reply, Errors> & { kind: 'command'; service: string };

export type AnyCommand = Command;
/** What a handler receives: parsed, defaults filled in. */
export type RequestOf<C extends AnyCommand> = z.output<C['request']>;
/** What a caller sends. */
export type RequestInput<C extends AnyCommand> = z.input<C['request']>;
/** What a handler returns: the reply schema then strips whatever it does not name. */
export type ReplyInput<C extends AnyCommand> = z.input<C['reply']>;
/** What a caller gets. */
export type ReplyOf<C extends AnyCommand> = z.output<C['reply']>;

/** Declares one operation; the route, handler type, client, e2e client and /docs all come from it. @source ADR 0002 */
export function defineCommand<Request extends z.ZodType, Reply extends z.ZodType, Errors extends ErrorCode = never>(
  spec: CommandSpec<Request, Reply, Errors>,
): Command<Request, Reply, Errors> {
  return { ...spec, kind: 'command', service: spec.subject.split('.')[0] ?? '' };
}

/** Whether the command is refused while the account is inactive whose record it is about. @source ADR 0032 */
export const needsActiveOwner = ({ http, needsActiveOwner: ofBus = false }: AnyCommand): boolean =>
  http?.needsActiveOwner ?? ofBus;
