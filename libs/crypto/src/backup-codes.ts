import { randomBytes } from 'node:crypto';
import { base32Encode } from './base32.js';
import { keyedHash } from './keyed-hash.js';
import { equalInConstantTime } from './tokens.js';

const plain = (code: string) => code.toUpperCase().replace(/[^A-Z2-7]/g, '');
const hashOf = (key: Buffer, code: string) => keyedHash(key, 'backup-code', plain(code));

/**
 * Codes for the day the phone is lost: shown once, each usable once.
 * @param key  keeps the 60-bit codes safe from being tried against stolen hashes
 */
export function newBackupCodes(key: Buffer, count = 10): { codes: string[]; hashes: string[] } {
  const codes = Array.from({ length: count }, () => {
    const letters = base32Encode(randomBytes(8)).slice(0, 12);
    return `${letters.slice(0, 4)}-${letters.slice(4, 8)}-${letters.slice(8)}`;
  });
  return { codes, hashes: codes.map((code) => hashOf(key, code)) };
}

/**
 * The stored hash a typed code belongs to, or null. The caller removes that hash in one atomic write
 * (`$pull` filtered on it), so that two requests cannot both use the code.
 */
export function findBackupCode(key: Buffer, code: string, hashes: readonly string[]): string | null {
  if (plain(code).length !== 12) return null;
  const wanted = hashOf(key, code);
  return hashes.find((hash) => equalInConstantTime(hash, wanted)) ?? null;
}
