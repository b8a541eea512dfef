import { z } from 'zod';

/**
 * Who asks, and on whose behalf. Built at the gateway from the verified token and session, signed onto the bus;
 * a client can set none of it.
 * @source design 3 "Context"
 */
export const contextSchema = z.strictObject({
  requestId: z.string().min(8).max(64),
  userId: z.string().nullable(),
  role: z.union([z.literal(1), z.literal(2)]).nullable(),
  tokenType: z.enum(['owner', 'wlOwner', 'wlUser']).nullable(),
  sessionId: z.string().nullable(),
  /** Self-assigned id of the calling window, used only to recognise echoes of its own changes, never for authorisation. */
  clientId: z.string().max(64).optional(),
  tenantId: z.string().nullable(),
  /** Whose host was asked: a visitor's tenant, and the one that an account must belong to. Absent where no person asked. */
  site: z
    .object({
      tenantId: z.string().nullable(),
      kind: z.enum(['platform', 'pages', 'tenant', 'campaign']),
      signup: z.enum(['closed', 'invite', 'open']).optional(),
      /** Scheme, host and port that were asked: of a host that is served. Payments return there. */
      origin: z.string().max(300).optional(),
      /** Of a creator's own domain: nothing of others begins there. */
      ownerId: z.string().optional(),
    })
    .optional(),
  /** Only of work that no person asked for: why it sees the records of every tenant. */
  acrossTenants: z.string().max(200).optional(),
  impersonatorId: z.string().nullable(),
  /** The host the client asked, lower case with port, after the proxy rules. */
  host: z.string().max(255),
  locale: z.string().max(35),
  /** Keyed hash of the client's network; never the address itself. */
  ipHash: z.string().max(64),
  userAgent: z.string().max(512),
  /** ISO 3166 of the client's network, where a proxy in front names it. */
  country: z.string().length(2).optional(),
});

export type Ctx = z.infer<typeof contextSchema>;

/** A context whose user is known: what a handler of a `user`, `admin`, `owner` or `any` contract receives. */
export type UserCtx = Ctx & { userId: string; role: 1 | 2; sessionId: string };
