import { Inject, Injectable } from '@nestjs/common';
import { email, type RequestOf, type signInWithGoogle } from '@linkyard/contracts';
import { DomainError, SiteUrls } from '@linkyard/service-kit';
import { createRemoteJWKSet, errors, jwtVerify } from 'jose';
import { z } from 'zod';
import { AUTH_CONFIG, type AuthConfig } from '../config/auth-config.js';
import { Clock } from '../config/clock.js';
import { ProviderCalls } from './provider-call.js';
import type { SocialIdentity } from './social-identity.js';

const tokenReply = z.object({ id_token: z.string() });
const claimsSchema = z.object({
  sub: z.string().min(1).max(255),
  nonce: z.string(),
  email: email.optional(),
  email_verified: z.union([z.boolean(), z.stringbool()]).default(false),
  name: z.string().default(''),
  picture: z.url().optional(),
});

/** Google's addresses, or those of one base URL. @source developers.google.com/identity/openid-connect/openid-connect */
export const googleUrls = (base: string | undefined) => ({
  token: new URL('/token', base ?? 'https://oauth2.googleapis.com'),
  certs: new URL('/oauth2/v3/certs', base ?? 'https://www.googleapis.com'),
  issuers: base
    ? [base, base.replace(/\/$/, ''), 'https://accounts.google.com']
    : ['https://accounts.google.com', 'accounts.google.com'],
});

/** Finds out who a Google id token is about. Signature, issuer, audience, expiry and nonce are checked. */
@Injectable()
export class GoogleClient {
  private readonly calls = new ProviderCalls();
  private readonly urls: ReturnType<typeof googleUrls>;
  private readonly keys: ReturnType<typeof createRemoteJWKSet>;

  constructor(
    @Inject(AUTH_CONFIG) private readonly config: AuthConfig,
    private readonly clock: Clock,
    private readonly urlsOf: SiteUrls,
  ) {
    this.urls = googleUrls(config.GOOGLE_BASE_URL);
    this.keys = createRemoteJWKSet(this.urls.certs, { timeoutDuration: 3_000 });
  }

  /** @throws DomainError auth.social_not_configured, auth.social_failed, core.provider_failed */
  async identify(request: RequestOf<typeof signInWithGoogle>): Promise<SocialIdentity> {
    if (!this.config.GOOGLE_CLIENT_ID) throw new DomainError('auth.social_not_configured');
    const idToken = request.idToken ?? (await this.exchange(request.code ?? '', request.codeVerifier ?? ''));
    const claims = claimsSchema.safeParse(await this.verified(idToken));
    if (!claims.success || claims.data.nonce !== request.nonce) throw new DomainError('auth.social_failed');
    const { sub, email: address, email_verified, name, picture } = claims.data;
    return {
      provider: 'google',
      providerUserId: sub,
      email: address ?? null,
      emailVerified: email_verified,
      name: name.slice(0, 120),
      picture: picture ?? null,
    };
  }

  /** Only the platform's own people sign in by the installation's client. */
  private async exchange(code: string, codeVerifier: string): Promise<string> {
    const { link } = await this.urlsOf.of(null);
    const body = new URLSearchParams({
      grant_type: 'authorization_code',
      code,
      code_verifier: codeVerifier,
      client_id: this.config.GOOGLE_CLIENT_ID,
      client_secret: this.config.GOOGLE_CLIENT_SECRET,
      redirect_uri: link('/redirect/google'),
    });
    return (await this.calls.ask(this.urls.token, tokenReply, { body })).id_token;
  }

  private async verified(idToken: string): Promise<unknown> {
    try {
      const { payload } = await jwtVerify(idToken, this.keys, {
        algorithms: ['RS256'],
        issuer: this.urls.issuers,
        audience: this.config.GOOGLE_CLIENT_ID,
        currentDate: this.clock.now(),
        clockTolerance: 30,
        requiredClaims: ['sub', 'iat', 'exp', 'nonce'],
        maxTokenAge: '1h',
      });
      return payload;
    } catch (error) {
      const isRefused = error instanceof errors.JOSEError && !(error instanceof errors.JWKSTimeout);
      throw Object.assign(new DomainError(isRefused ? 'auth.social_failed' : 'core.provider_failed'), { cause: error });
    }
  }
}
