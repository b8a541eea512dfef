import type { KeyObject } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { PassportStrategy } from '@nestjs/passport';
import { Strategy, type StrategyOptionsWithoutRequest } from 'passport-jwt';
import type { SessionFacts } from '@linkyard/contracts';
import { jwtFor, type JwtPurpose } from '@linkyard/crypto';
import { sessionTokenPurpose } from '@linkyard/service-kit';
import { z } from 'zod';
import { GATEWAY_CONFIG } from '../config/tokens.js';
import { tokenSecret, type GatewayConfig } from '../config/gateway-config.js';
import { AppKeys, type Sent } from './app-keys.js';
import { SessionStore } from './session-store.js';
import { rawToken } from './raw-token.js';

const claimsSchema = z.object({ typ: z.literal('session'), sub: z.string(), jti: z.string() });

/**
 * Hands passport the key of a token that our own verifier has accepted, so that calls and sockets accept the same tokens: any key of the
 * purpose counts, and no other algorithm.
 */
export function verifiedKey(purpose: JwtPurpose): (token: string) => Promise<KeyObject> {
  const jwt = jwtFor(purpose);
  const keys = new Map(purpose.keys.map(({ kid, verify }) => [kid, verify]));
  return async (token) => {
    const { kid } = await jwt.verify(token);
    const key = keys.get(kid);
    if (!key) throw new Error('The key of a verified token is not known');
    return key;
  };
}

/** Verifies the access token, then asks whether its session still stands. */
@Injectable()
export class JwtStrategy extends PassportStrategy(Strategy, 'jwt') {
  constructor(
    @Inject(GATEWAY_CONFIG) config: GatewayConfig,
    private readonly sessions: SessionStore,
    keys: AppKeys,
  ) {
    const purpose = sessionTokenPurpose(tokenSecret(config));
    const keyOf = verifiedKey(purpose);
    const options: StrategyOptionsWithoutRequest = {
      jwtFromRequest: (request: Sent) => keys.tokenOf(request, rawToken(request)),
      secretOrKeyProvider: (_request, token: string, done) => {
        // A key object, which the types do not know: of bytes jsonwebtoken would first try to read a public key, for longer than all else takes.
        keyOf(token).then((key) => done(null, key as never), done);
      },
      algorithms: ['HS256'],
      issuer: purpose.issuer,
      audience: purpose.audience,
      jsonWebTokenOptions: { clockTolerance: purpose.toleranceSeconds },
    };
    super(options);
  }

  /** @returns false for a token whose session is over; passport turns that into "not signed in" */
  async validate(payload: unknown): Promise<SessionFacts | false> {
    const claims = claimsSchema.safeParse(payload);
    if (!claims.success) return false;
    return (await this.sessions.factsOf(claims.data.sub, claims.data.jti)) ?? false;
  }
}
