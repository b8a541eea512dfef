import { Strategy } from 'passport-google-oauth20';
import type { SocialClient } from './social-config.js';

interface Pkce {
  codeChallenge?: string;
  codeVerifier?: string;
}

/** Google's web sign-in with PKCE; the base URL replaces all of its hosts. @source developers.google.com/identity/protocols/oauth2/web-server */
export class GoogleStrategy extends Strategy {
  constructor({ id, secret, origin, baseUrl: base }: SocialClient) {
    super(
      {
        clientID: id,
        clientSecret: secret,
        callbackURL: new URL('/auth/google/callback', origin).href,
        authorizationURL: new URL('/o/oauth2/v2/auth', base ?? 'https://accounts.google.com').href,
        tokenURL: new URL('/token', base ?? 'https://oauth2.googleapis.com').href,
        userProfileURL: new URL('/oauth2/v3/userinfo', base ?? 'https://www.googleapis.com').href,
        scope: ['openid', 'email', 'profile'],
      },
      (_accessToken, _refreshToken, profile, done) => done(null, profile),
    );
  }

  override authorizationParams(options: Pkce): object {
    return {
      ...super.authorizationParams(options),
      code_challenge: options.codeChallenge,
      code_challenge_method: 'S256',
    };
  }

  override tokenParams(options: Pkce): object {
    return { ...super.tokenParams(options), code_verifier: options.codeVerifier };
  }
}
