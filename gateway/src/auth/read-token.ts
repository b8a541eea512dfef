import { jwtFor, TokenRefused } from '@linkyard/crypto';
import { sessionTokenPurpose } from '@linkyard/service-kit';
import { tokenSecret, type GatewayConfig } from '../config/gateway-config.js';
import type { AppKeys } from './app-keys.js';

/** @param key of the document that sends the token, for one from the cookie */
export type ReadToken = (
  token: string | undefined,
  key?: unknown,
) => Promise<{ userId: string; sessionId: string } | null>;

/** Verifies a token outside a passport route: the preview page and the socket handshake. @returns null for none or a bad one */
export function jwtReader(config: GatewayConfig, keys: AppKeys): ReadToken {
  const jwt = jwtFor(sessionTokenPurpose(tokenSecret(config)));
  return async (given, key) => {
    const token = given ? keys.unbind(given, key) : null;
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
