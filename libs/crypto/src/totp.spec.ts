import { describe, expect, it } from '@jest/globals';
import { randomBytes } from 'node:crypto';
import { findBackupCode, newBackupCodes } from './backup-codes.js';
import { base32Decode, base32Encode } from './base32.js';
import { newTotpSecret, totpAt, totpUri, verifyTotp } from './totp.js';

describe('base32', () => {
  it('matches RFC 4648 section 10', () => {
    const vectors = { f: 'MY', fo: 'MZXQ', foo: 'MZXW6', foob: 'MZXW6YQ', fooba: 'MZXW6YTB', foobar: 'MZXW6YTBOI' };
    for (const [text, encoded] of Object.entries(vectors)) {
      expect(base32Encode(Buffer.from(text))).toBe(encoded);
      expect(base32Decode(encoded.toLowerCase()).toString()).toBe(text);
    }
  });
  it('round-trips any bytes and refuses foreign letters', () => {
    for (let size = 0; size < 50; size += 1) {
      const bytes = randomBytes(size);
      expect(base32Decode(base32Encode(bytes)).equals(bytes)).toBe(true);
    }
    expect(() => base32Decode('MZXW0')).toThrow(RangeError);
  });
});

describe('totp', () => {
  // RFC 6238 appendix B: the seed is the digits 1-0 repeated to the hash's length.
  const seed = (size: number) => base32Encode(Buffer.from('1234567890'.repeat(7).slice(0, size)));
  it.each([
    [59, '94287082', '46119246', '90693936'],
    [1111111109, '07081804', '68084774', '25091201'],
    [1111111111, '14050471', '67062674', '99943326'],
    [1234567890, '89005924', '91819424', '93441116'],
    [2000000000, '69279037', '90698825', '38618901'],
    [20000000000, '65353130', '77737706', '47863826'],
  ])('gives the codes of RFC 6238 at second %d', (second, sha1, sha256, sha512) => {
    const at = new Date(second * 1000);
    expect(totpAt(seed(20), at, { digits: 8 })).toBe(sha1);
    expect(totpAt(seed(32), at, { digits: 8, algorithm: 'sha256' })).toBe(sha256);
    expect(totpAt(seed(64), at, { digits: 8, algorithm: 'sha512' })).toBe(sha512);
  });

  it('accepts one step of drift, and no code twice', () => {
    const secret = newTotpSecret();
    const at = new Date('2025-01-01T00:00:10Z');
    const later = (seconds: number) => new Date(at.getTime() + seconds * 1000);
    const code = totpAt(secret, at);
    const step = verifyTotp(secret, `${code.slice(0, 3)} ${code.slice(3)}`, at);
    expect(step).toBe(Math.floor(at.getTime() / 30_000));
    expect(verifyTotp(secret, code, later(30))).toBe(step);
    expect(verifyTotp(secret, code, later(90))).toBeNull();
    expect(verifyTotp(secret, code, later(5), step)).toBeNull();
    expect(verifyTotp(secret, totpAt(secret, later(30)), later(30), step)).toBe((step ?? 0) + 1);
    expect(verifyTotp(secret, '', at)).toBeNull();
  });

  it('names the account in the QR code', () => {
    expect(totpUri('ABC', 'Link yard', 'a@b.c')).toBe(
      'otpauth://totp/Link%20yard:a%40b.c?secret=ABC&issuer=Link%20yard&algorithm=SHA1&digits=6&period=30',
    );
  });
});

describe('backup codes', () => {
  it('finds each code once typed in any spelling, and no other', () => {
    const key = randomBytes(32);
    const { codes, hashes } = newBackupCodes(key);
    expect(new Set(codes).size).toBe(10);
    codes.forEach((code, index) => {
      expect(code).toMatch(/^[A-Z2-7]{4}-[A-Z2-7]{4}-[A-Z2-7]{4}$/);
      expect(findBackupCode(key, ` ${code.toLowerCase().replaceAll('-', ' ')} `, hashes)).toBe(hashes[index]);
    });
    expect(findBackupCode(key, 'AAAA-AAAA-AAAA', hashes)).toBeNull();
    expect(findBackupCode(randomBytes(32), codes[0] ?? '', hashes)).toBeNull();
    expect(findBackupCode(key, '', hashes)).toBeNull();
  });
});
