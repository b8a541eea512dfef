import { describe, expect, it } from '@jest/globals';
import { addressOf, readFile, sourceOfFile, sourceOfText } from './source.js';

describe('a typed address', () => {
  it.each([
    ['linktr.ee/ada', 'https://linktr.ee/ada'],
    ['  https://linktr.ee/ada ', 'https://linktr.ee/ada'],
    ['http://example.org/?a=1#b', 'http://example.org/?a=1#b'],
    ['localhost:5002/ada', 'https://localhost:5002/ada'],
    ['bücher.example/ada', 'https://bücher.example/ada'],
    ['', null],
    ['ada', null],
    ['two words.org', null],
    ['javascript:alert(1)', null],
    ['mailto:ada@example.org', null],
    ['file:///etc/passwd', null],
  ])('%j means %j', (typed, address) => {
    expect(addressOf(typed)).toBe(address);
  });
});

describe('a file', () => {
  it.each([
    ['linktree.HTML', 'html'],
    ['my.links.csv', 'csv'],
    ['export.json', 'json'],
    ['saved.zip', 'html'],
    ['photo.png', null],
    ['html', null],
  ])('%s is read as %j', (name, source) => {
    expect(sourceOfFile(name)).toBe(source);
  });

  it('is refused when it holds nothing or is no page', async () => {
    await expect(readFile(new File([' \n'], 'a.csv'))).resolves.toBe('empty');
    await expect(readFile(new File(['x'], 'a.pdf'))).resolves.toBe('kind');
    await expect(readFile(new File(['x'.repeat(2 * 1024 * 1024 + 1)], 'a.csv'))).resolves.toBe('large');
    await expect(readFile(new File(['x'.repeat(25 * 1024 * 1024 + 1)], 'a.zip'))).resolves.toBe('largeFile');
  });

  it.each([
    ['UTF-8', new TextEncoder().encode('\ufeffشاي,https://a.example')],
    [
      'UTF-16',
      new Uint8Array(
        [0xff, 0xfe, ...'شاي,https://a.example'].flatMap((letter) =>
          typeof letter === 'number' ? letter : [letter.charCodeAt(0) & 255, letter.charCodeAt(0) >> 8],
        ),
      ),
    ],
  ])('is read in %s', async (_name, bytes) => {
    await expect(readFile(new File([bytes], 'a.csv'))).resolves.toMatchObject({ content: 'شاي,https://a.example' });
  });

  it('keeps the letters of windows-1252', async () => {
    const bytes = Buffer.from('Caf\xe9 \x96 \x93petit\x94,https://a.example', 'latin1');
    await expect(readFile(new File([bytes], 'a.csv'))).resolves.toMatchObject({
      content: 'Café – “petit”,https://a.example',
    });
  });
});

describe('a pasted text', () => {
  it.each([
    ['[{"url":"https://example.org"}]', 'json'],
    ['  <html>', 'html'],
    ['see <a href="https://example.org">this</a>', 'html'],
    ['Shop,https://example.org', 'csv'],
  ])('%j is read as %s', (text, source) => {
    expect(sourceOfText(text)).toBe(source);
  });
});
