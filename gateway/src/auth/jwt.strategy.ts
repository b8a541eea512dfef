import { Inject, Injectable } from '@nestjs/common';
import { PassportStrategy } from '@nestjs/passport';
import { Strategy, type StrategyOptionsWithoutRequest } from 'passport-jwt';
import type { SessionFacts } from '@linkyard/contracts';
import { sessionTokenPurpose } from '@linkyard/service-kit';
import { z } from 'zod';
import { GATEWAY_CONFIG } from '../config/tokens.js';
import type { GatewayConfig } from '../config/gateway-config.js';
import { SessionStore } from './session-store.js';
import { rawToken } from './raw-token.js';

const claimsSchema = z.object({ typ: z.literal('session'), sub: z.string(), jti: z.string() });

/** Verifies the access token with one pinned algorithm and key, then asks whether its session still stands. */
@Injectable()
export class JwtStrategy extends PassportStrategy(Strategy, 'jwt') {
  constructor(
    @Inject(GATEWAY_CONFIG) config: GatewayConfig,
    @Inject(SessionStore) private readonly sessions: SessionStore,
  ) {
    const purpose = sessionTokenPurpose(config.TOKEN_SECRET);
    const options = {
      jwtFromRequest: rawToken,
      // jsonwebtoken takes a KeyObject, which it verifies some fifty times faster than a string; the type lags behind.
      secretOrKey: purpose.keys[0]?.verify as unknown as string,
      algorithms: [purpose.alg],
      issuer: purpose.issuer,
      audience: purpose.audience,
      jsonWebTokenOptions: { clockTolerance: purpose.toleranceSeconds },
    };
    super(options as StrategyOptionsWithoutRequest);
  }

  /** @returns false for a token whose session is over; passport turns that into "not signed in" */
  async validate(payload: unknown): Promise<SessionFacts | false> {
    const claims = claimsSchema.safeParse(payload);
    if (!claims.success) return false;
    return (await this.sessions.factsOf(claims.data.sub, claims.data.jti)) ?? false;
  }
}
