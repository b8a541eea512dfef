import { Inject, Injectable } from '@nestjs/common';
import {
  dataSealer,
  derivedKeys,
  deriveKey,
  hmacKeys,
  jwtFor,
  type Jwt,
  type JwtPurpose,
  type RotatingSecret,
  type Sealer,
} from '@linkyard/crypto';
import { sessionTokenPurpose } from '@linkyard/service-kit';
import { AUTH_CONFIG, type AuthConfig } from './auth-config.js';

const pendingSignInPurpose = (secret: RotatingSecret): JwtPurpose => ({
  typ: 'pending-sign-in',
  alg: 'HS256',
  issuer: 'auth',
  audience: 'auth',
  ttlSeconds: 300,
  keys: hmacKeys('jwt.pending-sign-in', secret),
});

/** Every key of this service, each derived for one purpose. */
@Injectable()
export class Secrets {
  /** Seals what must be read back: the secrets of authenticator apps. */
  readonly data: Sealer;
  /** Signs the access token. */
  readonly accessToken: Jwt;
  /** Seconds an access token lives. */
  readonly accessSeconds: number;
  /** Signs the ticket of a sign-in that still needs its second factor. */
  readonly pendingSignIn: Jwt;
  /** Signs the nonces given out for Google's id tokens. */
  readonly nonceKey: Buffer;
  /** The first makes refresh tokens, all recognise them. */
  readonly refreshKeys: readonly [Buffer, ...Buffer[]];
  /** Makes mailed codes and links from the id of their request. */
  readonly codeKey: Buffer;
  /** Keys the hashes of what has too few values to be hashed plainly. */
  readonly hashKey: Buffer;

  constructor(@Inject(AUTH_CONFIG) config: AuthConfig) {
    const secret = { current: config.TOKEN_SECRET, previous: config.TOKEN_SECRET_PREVIOUS };
    const purpose = sessionTokenPurpose(secret);
    this.data = dataSealer('auth.data', config.DATA_KEY, config.DATA_KEY_PREVIOUS);
    this.accessToken = jwtFor(purpose);
    this.accessSeconds = purpose.ttlSeconds;
    this.pendingSignIn = jwtFor(pendingSignInPurpose(secret));
    this.nonceKey = deriveKey(config.TOKEN_SECRET, 'auth.google-nonce');
    this.refreshKeys = derivedKeys('auth.refresh', secret);
    this.codeKey = deriveKey(config.TOKEN_SECRET, 'auth.mailed-code');
    this.hashKey = deriveKey(config.HASH_SECRET, 'auth.hash');
  }
}
