import { describe, expect, it } from '@jest/globals';
import { cutToBytes } from './cut-to-bytes.js';
import { readPageFacts } from './page-facts.js';

const url = 'https://www.mugs.example/shop/index.html?x=1';
const read = (html: string) => readPageFacts(html, url);

describe('what a page says of itself', () => {
  it('Open Graph comes before Twitter cards before plain HTML', () => {
    const plain = '<title> Plain\n title </title><meta name="description" content="Plain">';
    const twitter = '<meta name="twitter:title" content="Twitter"><meta name="twitter:image" content="/t.png">';
    const graph = `<meta property="og:title" content="Mugs &amp; more"><meta property="og:site_name" content="Mugs">
      <meta property="og:image" content="https://cdn.example/og.png"><meta property="og:description" content="Hand made">`;
    expect(read(plain)).toMatchObject({
      title: 'Plain title',
      description: 'Plain',
      image: null,
      siteName: 'mugs.example',
    });
    expect(read(plain + twitter)).toMatchObject({ title: 'Twitter', image: 'https://www.mugs.example/t.png' });
    expect(read(plain + twitter + graph)).toEqual({
      url,
      title: 'Mugs & more',
      description: 'Hand made',
      image: 'https://cdn.example/og.png',
      favicon: null,
      siteName: 'Mugs',
    });
  });

  it.each([
    ['<link rel="icon" href="/i.png">', 'https://www.mugs.example/i.png'],
    ['<link rel="SHORTCUT ICON" href="i.ico">', 'https://www.mugs.example/shop/i.ico'],
    ['<base href="/other/"><link rel="icon" href="i.ico">', 'https://www.mugs.example/other/i.ico'],
    ['<link rel="icon" href="data:image/png;base64,AAAA">', null],
    ['<link rel="icon" href="javascript:alert(1)">', null],
    ['<link rel="icon" href="http://[">', null],
    ['<link rel="stylesheet" href="a.css">', null],
  ])('the icon of %s', (html, favicon) => expect(read(html).favicon).toBe(favicon));

  it('an address that is too long is none', () => {
    expect(read(`<link rel="icon" href="/${'a'.repeat(3000)}">`).favicon).toBeNull();
  });

  it('nothing is an answer too, and no page is too odd', () => {
    const empty = { url, title: '', description: '', image: null, favicon: null, siteName: 'mugs.example' };
    for (const html of [
      '',
      '\0\0',
      '<',
      '<title>',
      '<meta>',
      '<meta property=og:title>',
      '{"a":1}',
      '<base href="::">',
    ])
      expect(read(html)).toEqual(empty);
  });

  it('only what the page itself says counts, wherever it says it', () => {
    const html = `<body><!-- <title>Comment</title> --><script>"<title>Script</title>"</script><svg><title>Drawing</title></svg>
      <META content='a > b' property='og:title'><title>Real</title><title>Second</title>`;
    expect(read(html).title).toBe('a > b');
    expect(read(html.replace('META', 'p')).title).toBe('Real');
  });

  it.each([
    ...[
      '<div>',
      '<b><a>',
      '<table><tr>',
      '<meta name=x content=y>',
      '<svg><title>',
      '&#x41;',
      '<!--',
      '<p/',
      '<',
      '<meta ',
      '<title ',
    ],
    ...['<title>', '<link rel=icon href="', '<script', '<style>', '</title', '<base href=x>'],
  ])('a page made to be slow is read like any other: %s…', (piece) => {
    const html = `<title>Deep</title>${piece.repeat(2_000_000 / piece.length)}`;
    expect(read(html).title).toBe('Deep');
  });

  it('long texts are cut and control characters go', () => {
    const { title, description } = read(
      `<title>${'t'.repeat(9_000)}</title><meta name=description content="a\u0007\u0000b">`,
    );
    expect(title).toHaveLength(300);
    expect(description).toBe('a b');
  });
});

describe('cutting a text to what the bus carries', () => {
  it.each(['plain text', '"quotes" and \\ and \n', 'ünïcödé €', '😀😀😀', '\u0000\u0001'])('%j', (text) => {
    const long = text.repeat(50);
    for (const room of [2, 3, 10, 101, 5_000]) {
      const cut = cutToBytes(long, room);
      expect(Buffer.byteLength(JSON.stringify(cut))).toBeLessThanOrEqual(room);
      expect(long.startsWith(cut)).toBe(true);
    }
    expect(cutToBytes(long, 100_000)).toBe(long);
  });
});
