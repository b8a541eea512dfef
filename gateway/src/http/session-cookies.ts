import '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';

const refreshName = 'linkyard_refresh';
const days30 = 30 * 86_400;

interface OpenedSession {
  token: string;
  refreshToken: string;
  expiresAt?: string;
}

/**
 * The spec's `token` cookie is readable by the page and so lives for minutes; the refresh cookie is HttpOnly, host-only and sent to
 * /auth/refresh alone.
 * @source design 8, spec 4 "Session"
 */
export class SessionCookies {
  constructor(private readonly isSecure: boolean) {}

  open(reply: FastifyReply, session: OpenedSession) {
    const lifetime = { maxAge: days30 };
    reply.setCookie('token', session.token, {
      path: '/',
      sameSite: 'lax',
      secure: this.isSecure,
      httpOnly: false,
      ...lifetime,
    });
    reply.setCookie(refreshName, session.refreshToken, {
      path: '/auth',
      sameSite: 'strict',
      secure: this.isSecure,
      httpOnly: true,
      ...lifetime,
    });
  }

  close(reply: FastifyReply) {
    reply.clearCookie('token', { path: '/' });
    reply.clearCookie(refreshName, { path: '/auth' });
  }

  refreshToken(request: FastifyRequest): string | undefined {
    return request.cookies[refreshName];
  }
}

export const isOpenedSession = (data: unknown): data is OpenedSession =>
  typeof data === 'object' &&
  data !== null &&
  'token' in data &&
  'refreshToken' in data &&
  typeof data.token === 'string' &&
  typeof data.refreshToken === 'string';
