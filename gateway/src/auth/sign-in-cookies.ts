import '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { completeSocialSignIn, issueGoogleNonce, signInWithGoogle, type AnyCommand } from '@linkyard/contracts';
import { equalInConstantTime } from '@linkyard/crypto';
import { DomainError } from '@linkyard/service-kit';

const nonceCookie = 'google_nonce';
const ticketCookie = 'second_factor';
const nonceSec = 600;
const ticketSec = 300;

const textOf = (data: unknown, name: string): string => {
  const value: unknown = typeof data === 'object' && data !== null ? Reflect.get(data, name) : undefined;
  return typeof value === 'string' ? value : '';
};

/**
 * HttpOnly cookies of a sign-in under way: the nonce that an id token must carry, and the ticket that waits for the second factor. Both
 * bind it to the browser that began it.
 */
export class SignInCookies {
  constructor(private readonly isSecure: boolean) {}

  /** The request body as the service gets it: the ticket comes from the cookie alone. */
  payloadOf({ subject }: AnyCommand, body: unknown, request: FastifyRequest): unknown {
    if (subject !== completeSocialSignIn.subject || typeof body !== 'object' || body === null) return body;
    return { ...body, ticket: request.cookies[ticketCookie] };
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
    if (subject === issueGoogleNonce.subject) this.set(reply, nonceCookie, textOf(data, 'nonce'), nonceSec);
    if (subject === signInWithGoogle.subject) reply.clearCookie(nonceCookie, { path: '/auth' });
    if (subject === completeSocialSignIn.subject) reply.clearCookie(ticketCookie, { path: '/auth' });
    return this.keepTicket(data, reply) ? { secondFactorNeeded: true } : data;
  }

  /** @returns whether the reply of a provider's sign-in asks for the second factor */
  keepTicket(data: unknown, reply: FastifyReply): boolean {
    const ticket = textOf(data, 'ticket');
    const isNeeded = ticket !== '' && typeof data === 'object' && data !== null && 'secondFactorNeeded' in data;
    if (isNeeded) this.set(reply, ticketCookie, ticket, ticketSec);
    return isNeeded;
  }

  private set(reply: FastifyReply, name: string, value: string, maxAge: number) {
    reply.setCookie(name, value, { path: '/auth', httpOnly: true, sameSite: 'strict', secure: this.isSecure, maxAge });
  }
}
