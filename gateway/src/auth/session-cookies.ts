import '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { DomainError } from '@linkyard/service-kit';
import { appKeyHeader, mayBeScript, type AppKeys } from './app-keys.js';

const refreshName = 'refresh_token';
const daySec = 86_400;
/** A browser that acts as another person keeps that for a day at most. @source spec 9 "Impersonation token cookie 1 day" */
const lifetimeSec = ({ otherData }: OpenedSession) => (otherData?.impersonated === true ? daySec : 30 * daySec);

interface OpenedSession {
  token: string;
  refreshToken: string;
  expiresAt?: string;
  otherData?: { impersonated?: boolean };
}

/**
 * The spec's `token` cookie is readable by every page of the host and so is useless without the browser's key; the refresh cookie is
 * HttpOnly, host-only and sent to /auth/refresh alone.
 * @source spec 4 "Session", ADR 0034
 */
export class SessionCookies {
  constructor(private readonly keys: AppKeys) {}

  /** @param browserId of a browser that goes on with its session; each sign-in makes a new one, so that none can be prepared for it */
  open(reply: FastifyReply, session: OpenedSession, browserId = this.keys.newBrowserId()) {
    const secure = this.keys.isSecure;
    const lifetime = { secure, maxAge: lifetimeSec(session) };
    const token = this.keys.bind(session.token, browserId);
    reply.setCookie('token', token, { path: '/', sameSite: 'lax', httpOnly: false, ...lifetime });
    reply.setCookie(this.keys.cookieName, browserId, { path: '/', sameSite: 'lax', httpOnly: true, ...lifetime });
    reply.setCookie(refreshName, session.refreshToken, {
      path: '/auth',
      sameSite: 'strict',
      httpOnly: true,
      ...lifetime,
    });
    reply.header(appKeyHeader, this.keys.keyOf(browserId));
  }

  close(reply: FastifyReply) {
    reply.clearCookie('token', { path: '/' });
    reply.clearCookie(this.keys.cookieName, { path: '/', secure: this.keys.isSecure });
    reply.clearCookie(refreshName, { path: '/auth' });
  }

  /**
   * What /auth/refresh works with.
   * @throws DomainError auth.session_ended for a page that cannot show the browser's key; auth.document_outdated for one that shows an earlier one
   */
  renewable(request: FastifyRequest): { refreshToken: string | undefined; browserId: string | undefined } {
    const refreshToken = request.cookies[refreshName];
    const browserId = this.keys.provenBrowserId(request);
    if (refreshToken !== undefined && browserId === undefined && mayBeScript(request))
      throw new DomainError(appKeyHeader in request.headers ? 'auth.document_outdated' : 'auth.session_ended');
    return { refreshToken, browserId };
  }
}

export const isOpenedSession = (data: unknown): data is OpenedSession =>
  typeof data === 'object' &&
  data !== null &&
  'token' in data &&
  'refreshToken' in data &&
  typeof data.token === 'string' &&
  typeof data.refreshToken === 'string';
