import { describe, expect, it } from '@jest/globals';
import { isGenuine, readRefreshToken, refreshTokenOf } from './refresh-token.js';

describe('refresh tokens', () => {
  const key = Buffer.alloc(32, 1);
  const sessionId = 'a'.repeat(24);
  const token = refreshTokenOf(key, { sessionId, generation: 3, seed: 's' });

  it('name their session and generation', () => {
    expect(readRefreshToken(token)).toEqual({ sessionId, generation: 3 });
    for (const text of ['', 'x.y.z', token.slice(1), `${token}=`, token.replace('.3.', '.-3.')])
      expect(readRefreshToken(text)).toBeNull();
  });

  it('are genuine only with the key, session, generation and seed they were made of', () => {
    expect(isGenuine(key, token, 's')).toBe(true);
    expect(isGenuine(key, token, 't')).toBe(false);
    expect(isGenuine(Buffer.alloc(32, 2), token, 's')).toBe(false);
    expect(isGenuine(key, token.replace('.3.', '.4.'), 's')).toBe(false);
    expect(isGenuine(key, token.replace('a.', 'b.'), 's')).toBe(false);
  });
});
