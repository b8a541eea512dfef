import { describe, expect, it } from '@jest/globals';
import { randomBytes } from 'node:crypto';
import { SealError, sealer } from './sealer.js';

const newKey = () => randomBytes(32).toString('base64');
const old = newKey();
const fresh = newKey();

describe('sealer', () => {
  const before = sealer({ keys: { k1: old }, activeKeyId: 'k1' });
  const after = sealer({ keys: { k1: old, k2: fresh }, activeKeyId: 'k2' });

  it('opens what it sealed, unicode and empty text too', () => {
    for (const text of ['', 'secret', 'ключ 🔑', 'x'.repeat(10_000)]) expect(before.open(before.seal(text))).toBe(text);
  });

  it('never seals the same text the same way twice', () => {
    expect(before.seal('same')).not.toBe(before.seal('same'));
  });

  it('refuses altered text, a foreign context and foreign text', () => {
    const sealed = before.seal('secret', 'user:1');
    expect(() => before.open(sealed, 'user:2')).toThrow(SealError);
    expect(() => before.open(sealed)).toThrow(SealError);
    const flipped = sealed.slice(0, -2) + (sealed.at(-2) === 'A' ? 'B' : 'A') + sealed.slice(-1);
    expect(() => before.open(flipped, 'user:1')).toThrow(SealError);
    for (const text of ['', 'plain', 'ly1.k1.a.b', 'ly1.k1..', `${sealed}.x`]) {
      expect(() => before.open(text, 'user:1')).toThrow(SealError);
    }
  });

  it('opens text of an old key after rotation and moves it to the new one', () => {
    const sealed = before.seal('secret', 'here');
    expect(after.open(sealed, 'here')).toBe('secret');
    expect(after.isStale(sealed)).toBe(true);
    const moved = after.rewrap(sealed);
    expect(after.isStale(moved)).toBe(false);
    expect(after.rewrap(moved)).toBe(moved);
    const withoutOld = sealer({ keys: { k2: fresh }, activeKeyId: 'k2' });
    expect(withoutOld.open(moved, 'here')).toBe('secret');
    expect(() => withoutOld.open(sealed, 'here')).toThrow(SealError);
  });

  it('refuses short keys, odd key ids and a missing active key', () => {
    expect(() => sealer({ keys: { k1: 'c2hvcnQ=' }, activeKeyId: 'k1' })).toThrow(RangeError);
    expect(() => sealer({ keys: { 'k.1': old }, activeKeyId: 'k.1' })).toThrow(RangeError);
    expect(() => sealer({ keys: { k1: old }, activeKeyId: 'k2' })).toThrow(RangeError);
  });
});
