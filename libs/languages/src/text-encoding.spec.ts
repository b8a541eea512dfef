import { describe, expect, it } from '@jest/globals';
import { decodedParts, decodeText } from './text-encoding.js';

const utf16 = (text: string, isLittle: boolean, mark: boolean) => {
  const bytes = Buffer.from(`${mark ? '\ufeff' : ''}${text}`, 'utf16le');
  return isLittle ? bytes : bytes.swap16();
};
/** Cyrillic letters as windows-1251 numbers them. */
const windows1251 = (text: string) =>
  Buffer.from(
    [...text].map((letter) => (letter >= 'А' && letter <= 'я' ? letter.charCodeAt(0) - 0x350 : letter.charCodeAt(0))),
  );
const table = 'Handle,Title\ncafe,Café crème\n';

describe('the encoding of a file', () => {
  it.each([
    ['UTF-8', Buffer.from(table), table],
    ['UTF-8 with a mark', Buffer.from(`\ufeff${table}`), table],
    ['UTF-16 LE', utf16(table, true, true), table],
    ['UTF-16 BE', utf16(table, false, true), table],
    ['UTF-16 LE without a mark', utf16(table, true, false), table],
    ['UTF-16 BE without a mark', utf16(table, false, false), table],
    ['Latin 1', Buffer.from(table, 'latin1'), table],
    [
      'windows-1252',
      Buffer.from('Handle,Title\ncafe,Caf\xe9 cr\xe8me \x96 \x93petit\x94\n', 'latin1'),
      'Handle,Title\ncafe,Café crème – “petit”\n',
    ],
    [
      'windows-1251',
      windows1251('Название,Цена\nКружка керамическая,500\nФутболка белая,1200\n'),
      'Название,Цена\nКружка керамическая,500\nФутболка белая,1200\n',
    ],
    [
      'windows-1250',
      new Uint8Array([
        ...Buffer.from(
          'N\xe1zev,Cena\nHrn\xed\xe8ek s ou\x9akem \x9elu\x9dou\xe8k\xfd,5\nP\xf8\xedb\xech k\xf9\xf2 \xe8esk\xfd \x9eivot,7\n',
          'latin1',
        ),
      ]),
      'Název,Cena\nHrníček s ouškem žluťoučký,5\nPříběh kůň český život,7\n',
    ],
    ['nothing', Buffer.alloc(0), ''],
    ['one letter', Buffer.from('\xe9', 'latin1'), 'é'],
  ])('%s is found', (_name, bytes, text) => expect(decodeText(bytes)).toBe(text));

  it('is found by its few foreign letters in a long file, and decoded in parts', () => {
    const rows = 'handle,A plain title of the shop,9.00\n'.repeat(20_000);
    const last = 'k,Käse und Brötchen für Süße,4.00\n';
    const bytes = Buffer.concat([Buffer.from(rows), Buffer.from(last, 'latin1')]);
    const parts = [...decodedParts(bytes)];
    expect(parts.length).toBeGreaterThan(2);
    expect(parts.join('')).toBe(rows + last);
  });

  it('does not part a letter of several bytes', () => {
    const text = 'é'.repeat(300_000);
    expect([...decodedParts(Buffer.from(`x${text}`))].join('')).toBe(`x${text}`);
  });
});
