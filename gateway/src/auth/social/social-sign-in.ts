import { Inject, Injectable } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { signInWithProfile, type Site, type SignInProvider } from '@linkyard/contracts';
import { Bus, DomainError, type Logger } from '@linkyard/service-kit';
import type { Strategy } from 'passport';
import { z } from 'zod';
import { GATEWAY_LOGGER } from '../../config/tokens.js';
import { ContextFactory, requestState } from '../../http/request-context.js';
import { siteOfRequest } from '../../sites/request-site.js';
import { SignInCookies } from '../sign-in-cookies.js';
import { isOpenedSession, SessionCookies } from '../session-cookies.js';
import { runStrategy } from './run-strategy.js';
import { SOCIAL_CONFIG, type SocialConfig } from './social-config.js';
import { provenProfile } from './social-profile.js';
import { SocialState, stateLifeMs } from './social-state.js';
import { SocialStrategies } from './social-strategies.js';

export type SocialProvider = SignInProvider;
const cookieName = 'social_state';
const querySchema = z.object({
  code: z.string().max(2048).optional().catch(undefined),
  state: z.string().max(256).optional().catch(undefined),
  error: z.string().max(200).optional().catch(undefined),
  error_code: z.string().max(200).optional().catch(undefined),
});

interface Returning {
  provider: SocialProvider;
  strategy: Strategy;
  nonce: string | undefined;
}

/** A site without a client at a provider has no such address, as it has no such button. */
const unknownAddress = () => new DomainError('core.not_found');

/** A sign-in that was begun on one site is finished on no other. */
const scopeOf = (provider: SocialProvider, { tenantId }: Site): string => `${provider}:${tenantId ?? ''}`;

/** The browser's way through a provider: out with a signed state, back with a session in the cookies. @source api.md auth, spec 2 "/redirect/{type}" */
@Injectable()
export class SocialSignIn {
  private readonly strategies: SocialStrategies;
  private readonly state: SocialState;
  private readonly isSecure: boolean;

  constructor(
    @Inject(SOCIAL_CONFIG) config: SocialConfig,
    private readonly bus: Bus,
    private readonly contexts: ContextFactory,
    private readonly cookies: SessionCookies,
    private readonly pending: SignInCookies,
    @Inject(GATEWAY_LOGGER) private readonly logger: Logger,
  ) {
    this.strategies = new SocialStrategies(config, bus);
    this.state = new SocialState(config.TOKEN_SECRET);
    this.isSecure = new URL(config.origin).protocol === 'https:';
  }

  /** Sends the browser to the provider. */
  async begin(provider: SocialProvider, request: FastifyRequest, reply: FastifyReply) {
    const site = siteOfRequest(request);
    const strategy = await this.strategies.at(site, provider);
    if (!strategy) throw unknownAddress();
    const { state, nonce } = this.state.begin(scopeOf(provider, site));
    const options = { state, codeChallenge: this.state.challenge(nonce) };
    const outcome = await runStrategy(strategy, request.raw, {}, options, provenProfile);
    if (outcome.kind !== 'redirect') return leave(reply, provider, { error: 'auth.social_failed' });
    this.keepNonce(reply, provider, nonce);
    return reply.status(303).header('cache-control', 'no-store').header('location', outcome.url).send();
  }

  /** The provider has redirected back. Any error is shown on the screen by its code, never by the provider's own text. */
  async finish(provider: SocialProvider, request: FastifyRequest, reply: FastifyReply) {
    const strategy = await this.strategies.at(siteOfRequest(request), provider);
    if (!strategy) throw unknownAddress();
    const nonce = request.cookies[`${cookieName}_${provider}`];
    reply.clearCookie(`${cookieName}_${provider}`, { path: `/auth/${provider}` });
    try {
      const profile = await this.profileOf({ provider, strategy, nonce }, request);
      const session = await this.bus.request(signInWithProfile, profile, this.contexts.of(request));
      if (this.pending.keepTicket(session, reply))
        return await leave(reply, provider, { error: 'auth.two_factor_required' });
      if (!isOpenedSession(session)) throw new DomainError('auth.social_failed');
      this.cookies.open(reply, session);
      return await leave(reply, provider, { ok: '1', ...('isNew' in session && session.isNew && { new: '1' }) });
    } catch (error) {
      if (!(error instanceof DomainError)) throw error;
      return leave(reply, provider, { error: error.code });
    }
  }

  private async profileOf({ provider, strategy, nonce }: Returning, request: FastifyRequest) {
    const site = siteOfRequest(request);
    const query = querySchema.parse(request.query);
    if (
      !nonce ||
      !this.state.isRight(scopeOf(provider, site), query.state, nonce) ||
      (!query.code && !query.error && !query.error_code)
    ) {
      throw new DomainError('auth.social_failed');
    }
    const options = { codeVerifier: this.state.verifier(nonce) };
    const outcome = await runStrategy(strategy, request.raw, query, options, provenProfile);
    if (outcome.kind === 'success') return outcome.found;
    const reason = outcome.kind === 'fail' ? outcome.reason.slice(0, 300) : outcome.kind;
    this.logger.warn(
      { provider, reason, requestId: requestState(request).requestId },
      'a social sign-in was refused by the provider',
    );
    throw new DomainError('auth.social_failed');
  }

  private keepNonce(reply: FastifyReply, provider: SocialProvider, nonce: string) {
    const path = `/auth/${provider}`;
    // Lax: the provider's redirect is a navigation from another site and must bring it along.
    const options = {
      path,
      httpOnly: true,
      sameSite: 'lax' as const,
      secure: this.isSecure,
      maxAge: stateLifeMs / 1000,
    };
    reply.setCookie(`${cookieName}_${provider}`, nonce, options);
  }
}

/** To the screen that waits for the provider's answer. Only our own words are in the address. */
function leave(reply: FastifyReply, provider: SocialProvider, query: Record<string, string>) {
  const location = `/redirect/${provider}?${new URLSearchParams(query)}`;
  return reply.status(303).header('cache-control', 'no-store').header('location', location).send();
}
