import { describe, expect, it } from '@jest/globals';
import { email, hexColour, line, prose, slug } from './text.js';

describe('email', () => {
  it('folds case, space and unicode form to one mailbox', () => {
    expect(email.parse('  Ada@Example.ORG ')).toBe('ada@example.org');
  });
  it.each(['', 'ada', 'ada@', '@example.org', 'a b@example.org', `${'a'.repeat(250)}@example.org`])(
    'refuses %p',
    (text) => {
      expect(email.safeParse(text).success).toBe(false);
    },
  );
});

describe('slug', () => {
  it.each([
    ['Ada-Lovelace', 'ada-lovelace'],
    ['abc', 'abc'],
    ['a_b', 'a_b'],
    ['a'.repeat(40), 'a'.repeat(40)],
  ])('takes %s', (text, kept) => {
    expect(slug.parse(text)).toBe(kept);
  });
  it.each(['ab', '-abc', 'abc-', 'a.b', 'ä-b-c', 'a b', 'a/b', 'a'.repeat(41), '__proto__'])('refuses %p', (text) => {
    expect(slug.safeParse(text).success).toBe(false);
  });
});

describe('typed text', () => {
  it('keeps a line to one line', () => {
    expect(line(20).parse('  Ada 👩‍💻 ')).toBe('Ada 👩‍💻');
    expect(line(20).safeParse('a\nb').success).toBe(false);
    expect(line(20).safeParse('a\u0000b').success).toBe(false);
  });
  it('lets prose have line breaks and no other control character', () => {
    expect(prose(20).parse('a\nb')).toBe('a\nb');
    expect(prose(20).safeParse('a\u0007b').success).toBe(false);
  });
  it.each(['#fff', '#A1b2C3', '#a1b2c3d4'])('takes the colour %s', (text) => {
    expect(hexColour.parse(text)).toBe(text);
  });
  it.each(['fff', '#ffff', 'red', '#fff;}', 'url(x)'])('refuses the colour %p', (text) => {
    expect(hexColour.safeParse(text).success).toBe(false);
  });
});
