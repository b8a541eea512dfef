import { Controller } from '@nestjs/common';
import {
  completeSocialSignIn,
  issueGoogleNonce,
  signInWithFacebook,
  signInWithGoogle,
  signInWithProfile,
  type Ctx,
  type RequestOf,
} from '@linkyard/contracts';
import { DomainError, Handles } from '@linkyard/service-kit';
import { FacebookClient } from './facebook.client.js';
import { GoogleClient } from './google.client.js';
import { GoogleNonces } from './google-nonces.js';
import { SocialAccountsService } from './social-accounts.service.js';

@Controller()
export class SocialController {
  constructor(
    private readonly google: GoogleClient,
    private readonly nonces: GoogleNonces,
    private readonly facebook: FacebookClient,
    private readonly accounts: SocialAccountsService,
  ) {}

  @Handles(signInWithGoogle)
  async withGoogle(request: RequestOf<typeof signInWithGoogle>, ctx: Ctx) {
    requirePlatform(ctx);
    this.nonces.requireIssued(request.nonce);
    const identity = await this.google.identify(request);
    await this.accounts.requireTerms(identity, request.terms);
    await this.nonces.spend(request.nonce);
    return this.accounts.signIn(identity, ctx, request.terms);
  }

  @Handles(issueGoogleNonce)
  async googleNonce() {
    return { nonce: this.nonces.issue() };
  }

  @Handles(completeSocialSignIn)
  async complete(request: RequestOf<typeof completeSocialSignIn>, ctx: Ctx) {
    return this.accounts.complete(request, ctx);
  }

  @Handles(signInWithFacebook)
  async withFacebook({ accessToken, email, terms }: RequestOf<typeof signInWithFacebook>, ctx: Ctx) {
    requirePlatform(ctx);
    const identity = await this.facebook.identify(accessToken);
    // A typed address is used only where Facebook returned none, and must then be confirmed by a code.
    const asked =
      identity.email === null && email !== undefined ? { ...identity, email, emailVerified: false } : identity;
    return this.accounts.signIn(asked, ctx, terms);
  }

  /** The gateway's callback, by the client of the site that was asked: the sign-in screen says that going on accepts the terms. */
  @Handles(signInWithProfile)
  async withProfile(identity: RequestOf<typeof signInWithProfile>, ctx: Ctx) {
    if (ctx.site?.kind === 'campaign') throw new DomainError('auth.social_not_configured');
    return this.accounts.signIn(identity, ctx, true);
  }
}

/** Tokens that a page got from Google or Facebook itself are checked against the platform's clients. @throws DomainError auth.social_not_configured */
function requirePlatform({ tenantId, site }: Ctx): void {
  if (tenantId !== null || (site && site.tenantId !== null)) throw new DomainError('auth.social_not_configured');
}
