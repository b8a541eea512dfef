import { describe, expect, it } from '@jest/globals';
import { dailySalt, deriveKey, ipHash, keyedHash, visitorKey } from './keyed-hash.js';
import { equalInConstantTime, hashToken, otpDigits, randomToken, tokenMatches } from './tokens.js';

describe('random tokens and codes', () => {
  it('makes base64url tokens of at least 128 bit that do not repeat', () => {
    const tokens = new Set(Array.from({ length: 200 }, () => randomToken(16)));
    expect(tokens.size).toBe(200);
    for (const token of tokens) expect(token).toMatch(/^[A-Za-z0-9_-]{22}$/);
    expect(randomToken()).toHaveLength(43);
    expect(() => randomToken(15)).toThrow(RangeError);
  });

  it('makes codes of the asked length, with leading zeros and every digit', () => {
    const codes = Array.from({ length: 400 }, () => otpDigits());
    for (const code of codes) expect(code).toMatch(/^\d{6}$/);
    expect(new Set(codes.map((code) => code[0])).size).toBe(10);
    expect(() => otpDigits(3)).toThrow(RangeError);
  });

  it('compares a token with its stored hash', () => {
    const token = randomToken();
    expect(tokenMatches(token, hashToken(token))).toBe(true);
    expect(tokenMatches(`${token}x`, hashToken(token))).toBe(false);
    expect(tokenMatches(token, '')).toBe(false);
    expect(hashToken('abc')).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad');
    expect(equalInConstantTime('a', 'a')).toBe(true);
    expect(equalInConstantTime('a', 'ab')).toBe(false);
  });
});

describe('keyed hashes', () => {
  const key = deriveKey('m'.repeat(32), 'ip-hash');
  it('gives each purpose its own key and refuses a short master', () => {
    expect(deriveKey('m'.repeat(32), 'a').equals(deriveKey('m'.repeat(32), 'b'))).toBe(false);
    expect(key).toHaveLength(32);
    expect(() => deriveKey('short', 'a')).toThrow(RangeError);
  });

  it('keeps parts apart', () => {
    expect(keyedHash(key, 'ab', 'c')).not.toBe(keyedHash(key, 'a', 'bc'));
    expect(keyedHash(key, 'abc')).toBe(keyedHash(key, 'abc'));
  });

  it('hashes an address by key', () => {
    expect(ipHash(key, '203.0.113.9')).toMatch(/^[0-9a-f]{32}$/);
    expect(ipHash(key, '203.0.113.9')).not.toBe(ipHash(deriveKey('n'.repeat(32), 'ip-hash'), '203.0.113.9'));
  });

  it('counts a visitor as the same within a UTC day and page, and as another the next day', () => {
    const traits = { ip: '203.0.113.9', userAgent: 'Firefox', scope: 'page1' };
    const morning = visitorKey(key, new Date('2025-01-01T00:00:00Z'), traits);
    expect(visitorKey(key, new Date('2025-01-01T23:59:59Z'), traits)).toBe(morning);
    expect(visitorKey(key, new Date('2025-01-02T00:00:00Z'), traits)).not.toBe(morning);
    expect(visitorKey(key, new Date('2025-01-01T00:00:00Z'), { ...traits, scope: 'page2' })).not.toBe(morning);
    expect(dailySalt(key, new Date('2025-01-01T05:00:00Z'))).toMatch(/^[0-9a-f]{64}$/);
  });
});
