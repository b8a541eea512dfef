import '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import {
  completeSocialSignIn,
  endImpersonation,
  issueGoogleNonce,
  logout,
  refreshSession,
  signInWithGoogle,
  startImpersonation,
  type AnyCommand,
} from '@linkyard/contracts';
import { equalInConstantTime } from '@linkyard/crypto';
import { DomainError } from '@linkyard/service-kit';

const nonceCookie = 'google_nonce';
const ticketCookie = 'second_factor';
const returnCookie = 'impersonator';
const nonceSec = 600;
const ticketSec = 300;
const returnSec = 86_400;

const subjectsOf = (commands: readonly AnyCommand[]) => new Set(commands.map(({ subject }) => subject));
/** Those that may lead an impersonating person back to their own session. */
const returning = subjectsOf([endImpersonation, logout, refreshSession]);

const textOf = (data: unknown, name: string): string => {
  const value: unknown = typeof data === 'object' && data !== null ? Reflect.get(data, name) : undefined;
  return typeof value === 'string' ? value : '';
};

/**
 * HttpOnly cookies of a sign-in under way: the nonce that an id token must carry, the ticket that waits for the second factor, and the token
 * that leads an impersonating person back to their own session. Each binds it to the browser that began it.
 */
export class SignInCookies {
  constructor(private readonly isSecure: boolean) {}

  /** The request body as the service gets it: what a cookie holds comes from the cookie alone. */
  payloadOf({ subject }: AnyCommand, body: unknown, request: FastifyRequest): unknown {
    // What is no object is refused by the service.
    if (typeof body !== 'object' || body === null || Array.isArray(body)) return body;
    const returnToken = request.cookies[returnCookie];
    if (returning.has(subject)) return { ...body, ...(returnToken === undefined ? {} : { returnToken }) };
    return subject === completeSocialSignIn.subject ? { ...body, ticket: request.cookies[ticketCookie] } : body;
  }

  /** @throws DomainError auth.social_failed when the id token's nonce was given to another browser */
  requireBound({ subject }: AnyCommand, body: unknown, request: FastifyRequest): void {
    // What the contract refuses is refused by the service, field by field.
    if (subject !== signInWithGoogle.subject || !signInWithGoogle.request.safeParse(body).success) return;
    const held = request.cookies[nonceCookie];
    if (!held || !equalInConstantTime(held, textOf(body, 'nonce'))) throw new DomainError('auth.social_failed');
  }

  /** @returns the reply without what only the cookie may hold */
  apply({ subject }: AnyCommand, data: unknown, reply: FastifyReply): unknown {
    if (subject === issueGoogleNonce.subject) this.set(reply, nonceCookie, textOf(data, 'nonce'), { maxAge: nonceSec });
    if (subject === signInWithGoogle.subject) reply.clearCookie(nonceCookie, { path: '/auth' });
    if (subject === completeSocialSignIn.subject) reply.clearCookie(ticketCookie, { path: '/auth' });
    if (this.keepTicket(data, reply)) return { secondFactorNeeded: true };
    return subject === startImpersonation.subject ? this.keepReturn(data, reply) : data;
  }

  /** Forgets the way back, once it was gone or its session is another. */
  clearReturn(request: FastifyRequest, reply: FastifyReply) {
    if (returnCookie in request.cookies) reply.clearCookie(returnCookie, { path: '/' });
  }

  private keepReturn(data: unknown, reply: FastifyReply): unknown {
    if (typeof data !== 'object' || data === null || !('returnToken' in data)) return data;
    const { returnToken: _kept, ...visible } = data;
    this.set(reply, returnCookie, textOf(data, 'returnToken'), { maxAge: returnSec, path: '/' });
    return visible;
  }

  /** @returns whether the reply of a provider's sign-in asks for the second factor */
  keepTicket(data: unknown, reply: FastifyReply): boolean {
    const ticket = textOf(data, 'ticket');
    const isNeeded = ticket !== '' && typeof data === 'object' && data !== null && 'secondFactorNeeded' in data;
    if (isNeeded) this.set(reply, ticketCookie, ticket, { maxAge: ticketSec });
    return isNeeded;
  }

  private set(reply: FastifyReply, name: string, value: string, kept: { maxAge: number; path?: string }) {
    const rules = { path: '/auth', httpOnly: true, sameSite: 'strict', secure: this.isSecure } as const;
    reply.setCookie(name, value, { ...rules, ...kept });
  }
}
