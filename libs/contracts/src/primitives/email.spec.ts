import { describe, expect, it } from '@jest/globals';
import { accentedAddress, email, shownEmail } from './email.js';

const read = (typed: string) => email.safeParse(typed);
const messageOf = (typed: string) => read(typed).error?.issues[0]?.message;

describe('an e-mail address as people type it', () => {
  it.each([
    ['kim@example.com', 'kim@example.com'],
    ['Kim@Example.COM', 'kim@example.com'],
    ['  kim@example.com\n', 'kim@example.com'],
    ['\u3000kim@example.com\u00a0', 'kim@example.com'],
    ['\u200bkim@example.com\u200e', 'kim@example.com'],
    ['\ufeffkim@example.com', 'kim@example.com'],
    ['ｋｉｍ２＠ｅｘａｍｐｌｅ．ｃｏｍ', 'kim2@example.com'],
    ['kim@bücher.example', 'kim@xn--bcher-kva.example'],
    ['KIM@BÜCHER.EXAMPLE', 'kim@xn--bcher-kva.example'],
    ['kim@bu\u0308cher.example', 'kim@xn--bcher-kva.example'],
    ['kim@xn--bcher-kva.example', 'kim@xn--bcher-kva.example'],
    ['kim@faß.example', 'kim@xn--fa-hia.example'],
    ['kim@пример.рф', 'kim@xn--e1afmkfd.xn--p1ai'],
    ['kim@例え。テスト', 'kim@xn--r8jz45g.xn--zckzah'],
    ['kim+news@mail.bücher.example', 'kim+news@mail.xn--bcher-kva.example'],
    ["o'neil_1.b-c@example.co.uk", "o'neil_1.b-c@example.co.uk"],
    ['kim@example.xn--p1ai', 'kim@example.xn--p1ai'],
  ])('%j is %s', (typed, stored) => {
    expect(read(typed).data).toBe(stored);
  });

  it('is the same once it is stored and read again', () => {
    const stored = email.parse('Kim@Bücher.example');
    expect(email.parse(stored)).toBe(stored);
  });

  it.each([
    '',
    'kim',
    'kim@',
    '@example.com',
    'kim@example',
    'kim@@example.com',
    'kim@a@example.com',
    'kim smith@example.com',
    'kim@exa mple.com',
    'kim@example..com',
    '.kim@example.com',
    'kim.@example.com',
    'kim@-example.com',
    'kim@example-.com',
    'kim@example.com.',
    'kim@127.0.0.1',
    'kim@[::1]',
    'kim@bücher.example/path',
    'kim@bücher.example:25',
    'kim@bücher.example?x',
    'kim@bücher.example#x',
    'kim@me:pw@bücher.example',
    'kim@b%C3%BCcher.example',
    'kim@ü\u0000.example',
    'kim@xn--.example',
    'kim@ü..example',
    'kim@\u202e.example',
    'kim@example.com, bea@example.com',
    'Kim <kim@example.com>',
    'kim\r\nbcc: bea@example.com',
    `kim@${'ü'.repeat(70)}.example`,
    `kim@${'a'.repeat(64)}.example`,
    `${'k'.repeat(65)}@example.com`,
    `kim@${'ü.'.repeat(60)}example`,
    `${'k'.repeat(250)}@example.com`,
  ])('%j is refused', (typed) => {
    expect(read(typed).success).toBe(false);
  });

  it.each(['jürgen@example.com', 'ким@пример.рф', 'jürgen@bücher.example'])(
    '%s is refused with a sentence about the part before the @',
    (typed) => {
      expect(messageOf(typed)).toBe(accentedAddress);
    },
  );

  it('is refused in general words otherwise', () => {
    expect(messageOf('kim')).toBe('core.not_address');
  });
});

describe('an e-mail address as it is shown', () => {
  it.each([
    ['kim@example.com', 'kim@example.com'],
    ['kim@xn--bcher-kva.example', 'kim@bücher.example'],
    ['kim@xn--e1afmkfd.xn--p1ai', 'kim@пример.рф'],
    // Not what this text is encoded as.
    ['kim@xn--zzzzzzzzzzz.example', 'kim@xn--zzzzzzzzzzz.example'],
    // Cyrillic letters among Latin ones look like another domain.
    ['kim@xn--pple-43d.com', 'kim@xn--pple-43d.com'],
    ['xn--bcher-kva@example.com', 'xn--bcher-kva@example.com'],
    ['', ''],
    ['no address', 'no address'],
  ])('%s is shown as %s', (stored, shown) => {
    expect(shownEmail(stored)).toBe(shown);
  });
});
