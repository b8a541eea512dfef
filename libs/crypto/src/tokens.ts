import { createHash, randomBytes, randomInt, timingSafeEqual } from 'node:crypto';

/**
 * An unguessable token in base64url.
 * @param bytes  of randomness, at least 16 (128 bit); 32 makes 43 characters
 */
export function randomToken(bytes = 32): string {
  if (bytes < 16) throw new RangeError('A token needs at least 16 bytes');
  return randomBytes(bytes).toString('base64url');
}

/** A one-time code of decimal digits, each equally likely, leading zeros kept. @source quality 3 "OTP brute force" */
export function otpDigits(digits = 6): string {
  if (!Number.isInteger(digits) || digits < 4 || digits > 12) throw new RangeError('A code has 4 to 12 digits');
  return String(randomInt(10 ** digits)).padStart(digits, '0');
}

/** SHA-256 in hex: how a random token is stored. Short codes need `keyedHash`, for their few values can all be tried. */
export const hashToken = (token: string): string => createHash('sha256').update(token, 'utf8').digest('hex');

/** Equality that takes as long for a near miss as for a far one. */
export function equalInConstantTime(a: string, b: string): boolean {
  // Hashing first gives both sides the same length, so that the length is not leaked either.
  const digest = (text: string) => createHash('sha256').update(text, 'utf8').digest();
  return timingSafeEqual(digest(a), digest(b));
}

/** True when the token is the one whose `hashToken` was stored. */
export const tokenMatches = (token: string, storedHash: string): boolean =>
  equalInConstantTime(hashToken(token), storedHash);
