import { createSecretKey, type KeyObject } from 'node:crypto';
import { errors, jwtVerify, SignJWT, type JWTPayload } from 'jose';

/** HS256 where the one that signs also checks; EdDSA or RS256 where others check with the public half. */
export type JwtAlgorithm = 'HS256' | 'EdDSA' | 'RS256';

export interface JwtPurpose {
  /** What the token is for, e.g. `session`, `impersonation`, `download`. Checked as the claim `typ`. */
  typ: string;
  /** The only algorithm accepted. @source quality 3 "JWT alg confusion" */
  alg: JwtAlgorithm;
  issuer: string;
  audience: string;
  /** Seconds from signing to the end of life. */
  ttlSeconds: number;
  /** First one signs; all verify, so a new key is put in front and the old one removed after `ttlSeconds`. */
  keys: readonly JwtKey[];
  /** Seconds two clocks may differ. */
  toleranceSeconds?: number;
}
export interface JwtKey {
  kid: string;
  /** Secret (HS256) or private key. Absent where only public halves are known. */
  sign?: KeyObject;
  /** Secret (HS256) or public key. */
  verify: KeyObject;
}
export interface VerifiedToken {
  subject: string;
  /** Unique per token: what a revocation names. */
  jti: string;
  issuedAt: Date;
  expiresAt: Date;
  /** Id of the key that verified it. */
  kid: string;
  claims: Readonly<Record<string, unknown>>;
}
/** The token is invalid. `reason` is for logs; the caller gets the same error for every reason. */
export class TokenRefused extends Error {
  override name = 'TokenRefused';
  constructor(
    readonly reason: 'expired' | 'invalid',
    options?: ErrorOptions,
  ) {
    super(`Token ${reason}`, options);
  }
}
export interface Jwt {
  /** @param claims  own claims beside sub, jti, iss, aud, iat, nbf, exp, typ, which cannot be set here */
  sign(subject: string, jti: string, claims?: Record<string, unknown>, at?: Date): Promise<string>;
  /** @throws TokenRefused */
  verify(token: string, at?: Date): Promise<VerifiedToken>;
}

/** A key for HS256. @throws RangeError under 32 bytes */
export function hmacKey(kid: string, secret: Buffer): JwtKey {
  if (secret.length < 32) throw new RangeError('A signing secret has at least 32 bytes');
  const key = createSecretKey(secret);
  return { kid, sign: key, verify: key };
}

const seconds = (date: Date) => Math.floor(date.getTime() / 1000);
const reserved = ['sub', 'jti', 'iss', 'aud', 'iat', 'nbf', 'exp', 'typ'];

function verified(payload: JWTPayload, kid: string): VerifiedToken {
  const { sub, jti, iat, exp } = payload;
  if (!sub || !jti || iat === undefined || exp === undefined) throw new TokenRefused('invalid');
  const claims = Object.fromEntries(Object.entries(payload).filter(([name]) => !reserved.includes(name)));
  return { subject: sub, jti, issuedAt: new Date(iat * 1000), expiresAt: new Date(exp * 1000), kid, claims };
}

function assertFits(alg: JwtAlgorithm, { kid, sign, verify }: JwtKey): void {
  const types = { HS256: 'secret', EdDSA: 'ed25519', RS256: 'rsa' };
  for (const key of [sign, verify]) {
    if (key && (key.asymmetricKeyType ?? key.type) !== types[alg])
      throw new RangeError(`Key "${kid}" is not for ${alg}`);
  }
}

/**
 * Tokens of one purpose: one algorithm, issuer, audience and type, all checked.
 * @throws RangeError when a key does not fit the algorithm
 * @source design 8, quality 3 "JWT claims"
 */
export function jwtFor(purpose: JwtPurpose): Jwt {
  const { typ, alg, issuer, audience, ttlSeconds, keys, toleranceSeconds = 5 } = purpose;
  for (const key of keys) assertFits(alg, key);

  return {
    async sign(subject, jti, claims = {}, at = new Date()) {
      const [active] = keys;
      if (!active?.sign) throw new RangeError(`No signing key for ${typ} tokens`);
      const taken = Object.keys(claims).find((name) => reserved.includes(name));
      if (taken) throw new RangeError(`The claim ${taken} is not the caller's to set`);
      const now = seconds(at);
      return new SignJWT({ ...claims, typ })
        .setProtectedHeader({ alg, kid: active.kid })
        .setSubject(subject)
        .setJti(jti)
        .setIssuer(issuer)
        .setAudience(audience)
        .setIssuedAt(now)
        .setNotBefore(now)
        .setExpirationTime(now + ttlSeconds)
        .sign(active.sign);
    },
    async verify(token, at = new Date()) {
      try {
        const { payload, protectedHeader } = await jwtVerify(
          token,
          ({ kid }) => {
            const key = keys.find((candidate) => candidate.kid === kid);
            if (!key) throw new TokenRefused('invalid');
            return key.verify;
          },
          {
            algorithms: [alg],
            issuer,
            audience,
            currentDate: at,
            clockTolerance: toleranceSeconds,
            requiredClaims: ['sub', 'jti', 'iat', 'nbf', 'exp', 'typ'],
          },
        );
        if (payload['typ'] !== typ) throw new TokenRefused('invalid');
        return verified(payload, protectedHeader.kid ?? '');
      } catch (cause) {
        if (cause instanceof TokenRefused) throw cause;
        throw new TokenRefused(cause instanceof errors.JWTExpired ? 'expired' : 'invalid', { cause });
      }
    },
  };
}
