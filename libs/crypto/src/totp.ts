import { createHmac, randomBytes } from 'node:crypto';
import { base32Decode, base32Encode } from './base32.js';
import { equalInConstantTime } from './tokens.js';

export interface TotpOptions {
  /** Seconds a code lives. */
  stepSeconds?: number;
  digits?: number;
  algorithm?: 'sha1' | 'sha256' | 'sha512';
}

/** A new secret for an authenticator app: 160 bit in base32. */
export const newTotpSecret = (): string => base32Encode(randomBytes(20));

const stepAt = (at: Date, stepSeconds = 30) => Math.floor(at.getTime() / 1000 / stepSeconds);

function codeOf(secret: Buffer, step: number, { digits = 6, algorithm = 'sha1' }: TotpOptions): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const mac = createHmac(algorithm, secret).update(counter).digest();
  const offset = mac.readUInt8(mac.length - 1) & 0x0f;
  const number = mac.readUInt32BE(offset) & 0x7fffffff;
  return String(number % 10 ** digits).padStart(digits, '0');
}

/** The code shown at a moment. @source RFC 6238 4, RFC 4226 5.3 */
export const totpAt = (secret: string, at: Date, options: TotpOptions = {}): string =>
  codeOf(base32Decode(secret), stepAt(at, options.stepSeconds), options);

/**
 * Checks a code, one step early or late included.
 * @param lastStep  the step of the last code accepted: that code and older ones are refused (RFC 6238 5.2)
 * @returns the step to remember, or null when the code is wrong
 */
export function verifyTotp(
  secret: string,
  code: string,
  at: Date,
  lastStep: number | null = null,
  options: TotpOptions = {},
): number | null {
  const key = base32Decode(secret);
  const now = stepAt(at, options.stepSeconds);
  const typed = code.replace(/\s/g, '');
  for (const step of [now, now - 1, now + 1]) {
    if (step > (lastStep ?? -1) && equalInConstantTime(codeOf(key, step, options), typed)) return step;
  }
  return null;
}

/** What the QR code holds. @source Google Authenticator key URI format */
export function totpUri(secret: string, issuer: string, account: string): string {
  const label = `${encodeURIComponent(issuer)}:${encodeURIComponent(account)}`;
  return `otpauth://totp/${label}?secret=${secret}&issuer=${encodeURIComponent(issuer)}&algorithm=SHA1&digits=6&period=30`;
}
