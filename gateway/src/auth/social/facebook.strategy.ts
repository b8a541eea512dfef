import { Strategy } from 'passport-facebook';
import type { SocialClient } from './social-config.js';

const version = 'v23.0';

/** Facebook's web sign-in; the base URL replaces both of its hosts. @source developers.facebook.com/docs/facebook-login/guides/advanced/manual-flow */
export class FacebookStrategy extends Strategy {
  constructor({ id, secret, origin, baseUrl: base }: SocialClient) {
    super(
      {
        clientID: id,
        clientSecret: secret,
        callbackURL: new URL('/auth/facebook/callback', origin).href,
        authorizationURL: new URL(`/${version}/dialog/oauth`, base ?? 'https://www.facebook.com').href,
        tokenURL: new URL(`/${version}/oauth/access_token`, base ?? 'https://graph.facebook.com').href,
        profileURL: new URL(`/${version}/me`, base ?? 'https://graph.facebook.com').href,
        profileFields: ['id', 'displayName', 'emails', 'photos'],
        scope: ['email', 'public_profile'],
        enableProof: true,
      },
      (_accessToken, _refreshToken, profile, done) => done(null, profile),
    );
  }
}
