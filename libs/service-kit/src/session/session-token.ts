import { hmacKeys, type JwtPurpose, type RotatingSecret } from '@linkyard/crypto';

/** Minutes: short, because the page can read the cookie that carries it. @source design 8 */
const accessMinutes = 15;

/**
 * What the access token is: the auth service signs it, the gateway verifies it. Subject = user id, jti = session id.
 * @param secret TOKEN_SECRET and TOKEN_SECRET_PREVIOUS of the installation
 */
export const sessionTokenPurpose = (secret: RotatingSecret): JwtPurpose => ({
  typ: 'session',
  alg: 'HS256',
  // The holder of a token can read them, on the sites of resellers too: they name no product.
  issuer: 'auth',
  audience: 'api',
  ttlSeconds: accessMinutes * 60,
  keys: hmacKeys('jwt.session', secret),
  toleranceSeconds: 30,
});
