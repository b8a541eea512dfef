import { jwtFor, TokenRefused } from '@linkyard/crypto';
import { sessionTokenPurpose } from '@linkyard/service-kit';
import { tokenSecret, type GatewayConfig } from '../config/gateway-config.js';

export type ReadToken = (token: string | undefined) => Promise<{ userId: string; sessionId: string } | null>;

/** Verifies a token outside a passport route: the preview page and the socket handshake. @returns null for none or a bad one */
export function jwtReader(config: GatewayConfig): ReadToken {
  const jwt = jwtFor(sessionTokenPurpose(tokenSecret(config)));
  return async (token) => {
    if (!token) return null;
    try {
      const { subject, jti } = await jwt.verify(token);
      return { userId: subject, sessionId: jti };
    } catch (error) {
      if (error instanceof TokenRefused) return null;
      throw error;
    }
  };
}
