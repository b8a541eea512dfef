import { deriveKey, hmacKey, type JwtPurpose } from '@linkyard/crypto';

/** Minutes: short, because the page can read the cookie that carries it. @source design 8 */
const accessMinutes = 15;

/**
 * What the access token is: the auth service signs it, the gateway verifies it. Subject = user id, jti = session id.
 * @param secret TOKEN_SECRET of the installation
 */
export const sessionTokenPurpose = (secret: string): JwtPurpose => ({
  typ: 'session',
  alg: 'HS256',
  issuer: 'linkyard',
  audience: 'linkyard:api',
  ttlSeconds: accessMinutes * 60,
  keys: [hmacKey('session-1', deriveKey(secret, 'jwt.session'))],
  toleranceSeconds: 30,
});
