import { describe, expect, it } from '@jest/globals';
import { mediaSigner } from './media-signer.js';
import { assertKey, assertPrefix, newObjectKey } from './object-key.js';
import { InvalidKeyError } from './object-store.js';

describe('object keys', () => {
  it.each([
    '',
    '/',
    '/etc/passwd',
    '..',
    '../x',
    'a/../../x',
    'a/..',
    'a//b',
    './a',
    'a/.hidden',
    'a\\..\\b',
    'a\0b',
    'a/',
    'ü',
    '%2e%2e/x',
    'C:x',
    'a b',
    'x'.repeat(129),
    'a/'.repeat(9) + 'a',
  ])('refuses %j', (key) => expect(() => assertKey(key)).toThrow(InvalidKeyError));

  it('generates unguessable keys and refuses odd folders and extensions', () => {
    const keys = new Set(Array.from({ length: 100 }, () => newObjectKey('media/64b7f0c2a1d4e5f6a7b8c9d0', 'PNG')));
    expect(keys.size).toBe(100);
    for (const key of keys) expect(key).toMatch(/^media\/64b7f0c2a1d4e5f6a7b8c9d0\/[A-Za-z0-9_-]{24}\.png$/);
    expect(() => newObjectKey('../up')).toThrow(InvalidKeyError);
    expect(() => newObjectKey('media', 'png/../../x')).toThrow(InvalidKeyError);
  });

  it('takes the beginning of a key as a prefix', () => {
    for (const prefix of ['', 'media/', 'media/ab', 'a']) expect(() => assertPrefix(prefix)).not.toThrow();
    for (const prefix of ['../', '/', 'a/../']) expect(() => assertPrefix(prefix)).toThrow(InvalidKeyError);
  });
});

describe('signed media addresses', () => {
  const signer = mediaSigner('s'.repeat(32));
  const at = new Date('2025-01-01T00:00:00Z');
  const parts = (url: string) => {
    const { pathname, searchParams } = new URL(url, 'http://x');
    return { key: pathname.replace('/media/', ''), query: Object.fromEntries(searchParams) };
  };

  it('opens what was signed until it expires', () => {
    const { key, query } = parts(signer.sign('media/a/b.png', 60, { downloadName: 'Büro & Co.png' }, at));
    expect(signer.verify(key, query, at)).toBe('valid');
    expect(signer.verify(key, query, new Date('2025-01-01T00:01:00Z'))).toBe('expired');
  });

  it('refuses another key, time, name or secret, and missing or doubled parts', () => {
    const { key, query } = parts(signer.sign('media/a/b.png', 60, {}, at));
    expect(signer.verify('media/a/c.png', query, at)).toBe('invalid');
    expect(signer.verify(key, { ...query, expires: '9999999999' }, at)).toBe('invalid');
    expect(signer.verify(key, { ...query, name: 'x.exe' }, at)).toBe('invalid');
    expect(mediaSigner('t'.repeat(32)).verify(key, query, at)).toBe('invalid');
    expect(signer.verify(key, {}, at)).toBe('invalid');
    expect(signer.verify(key, { ...query, expires: ['1', '2'] }, at)).toBe('invalid');
    expect(() => signer.sign('../x', 60)).toThrow(InvalidKeyError);
    expect(() => signer.sign('a', 0)).toThrow(RangeError);
  });
});
