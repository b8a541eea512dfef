import { describe, expect, it } from '@jest/globals';
import { strToU8, zipSync, type Zippable } from 'fflate';
import { openSavedPage } from './saved-page.js';

const zip = (files: Zippable) => Buffer.from(zipSync(files));
const html = strToU8('<a href="https://a.example/">A</a><img src="Ada_files/me.png">');
const picture = new Uint8Array(600).fill(7);
const dataUrl = (bytes: Uint8Array, type = 'png') =>
  `data:image/${type};base64,${Buffer.from(bytes).toString('base64')}`;

/** Changes the size that the list of contents gives for the first file. */
function withDeclaredSize(archive: Buffer, size: number): Buffer {
  const listAt = archive.indexOf(Buffer.from('PK\u0001\u0002', 'latin1'));
  archive.writeUInt32LE(size, listAt + 24);
  return archive;
}

describe('a saved page in a zip', () => {
  it('is found beside its folder, also one level down, and not in the folder', async () => {
    const page = await openSavedPage(
      zip({ 'me/Ada.html': html, 'me/Ada_files/frame.html': html, 'me/Ada_files/me.png': picture, '__MACOSX/x': html }),
      'me.zip',
    );
    expect([page.fileName, page.isArchive]).toEqual(['Ada.html', true]);
    expect(page.files).toEqual(['Ada_files/frame.html', 'Ada_files/me.png']);
    expect(await page.read('Ada_files/me.png', 1_000)).toEqual(Buffer.from(picture));
  });

  it('gives no file that is larger than asked for, and none that is not there', async () => {
    const page = await openSavedPage(zip({ 'Ada.html': html, 'Ada_files/me.png': picture }), 'me.zip');
    expect([await page.read('Ada_files/me.png', 599), await page.read('../../etc/passwd', 1_000)]).toEqual([
      null,
      null,
    ]);
  });

  it.each([
    ['a path out of the folder', zip({ 'Ada.html': html, '../../x.png': picture }), 'import.archive_unsafe_path'],
    ['an absolute path', zip({ '/Ada.html': html }), 'import.archive_unsafe_path'],
    ['a path of Windows', zip({ 'C:/Ada.html': html }), 'import.archive_unsafe_path'],
    [
      'too many files',
      zip(Object.fromEntries(Array.from({ length: 2_001 }, (_, n) => [`${n}.html`, html]))),
      'import.archive_too_many_files',
    ],
    ['a file that unpacks to far more', zip({ 'Ada.html': new Uint8Array(20_000_000) }), 'import.archive_too_large'],
    [
      'more in all than is unpacked',
      withDeclaredSize(zip({ 'Ada.html': html }), 0x10000000),
      'import.archive_too_large',
    ],
    ['no page', zip({ 'me.png': picture }), 'import.archive_without_page'],
    ['nothing after its first bytes', Buffer.from('PK\u0003\u0004 and then'), 'import.archive_unreadable'],
    ['a page longer than its list says', withDeclaredSize(zip({ 'Ada.html': html }), 5), 'import.archive_unreadable'],
  ])('is refused with %s', async (_what, bytes, code) => {
    await expect(openSavedPage(bytes, 'me.zip')).rejects.toMatchObject({
      code,
      details: { errors: [{ path: 'file', code }] },
    });
  });
});

describe('a saved page', () => {
  it('is given without the pictures that are written into it, which are files of it', async () => {
    const text = `<img src="${dataUrl(picture)}"><b style="background:url('${dataUrl(picture, 'svg+xml')}')">x</b>`;
    const page = await openSavedPage(Buffer.from(text), 'me.html');
    expect(page.text).toBe(`<img src="inline-picture-1.png"><b style="background:url('inline-picture-2.svg')">x</b>`);
    expect(page.files).toEqual(['inline-picture-1.png', 'inline-picture-2.svg']);
    expect(await page.read('inline-picture-1.png', 1_000)).toEqual(Buffer.from(picture));
  });

  it('keeps placeholders of pictures that are loaded later', async () => {
    const text = `<img src="${dataUrl(picture.subarray(0, 60))}" data-src="me.png">`;
    expect(await openSavedPage(Buffer.from(text), 'me.html')).toMatchObject({ text, files: [] });
  });

  it('may be larger than 2 MB by its pictures alone', async () => {
    const large = dataUrl(new Uint8Array(3_000_000));
    expect((await openSavedPage(Buffer.from(`<img src="${large}">`), 'me.html')).files).toHaveLength(1);
    await expect(openSavedPage(Buffer.from('x'.repeat(2_100_000)), 'me.html')).rejects.toMatchObject({
      code: 'import.too_large',
      details: { errors: [{ path: 'file', code: 'import.too_large' }] },
    });
  });

  it.each([
    ['its own words', Buffer.from('<meta charset="windows-1252">caf\u00e9', 'latin1')],
    ['its first bytes', Buffer.from('\ufeffcaf\u00e9', 'utf16le')],
    ['nothing but UTF-8', Buffer.from('caf\u00e9')],
    ['its letters', Buffer.from('<p>cr\u00e8me \x96 caf\u00e9', 'latin1')],
  ])('is read in the encoding named by %s', async (_what, bytes) => {
    expect((await openSavedPage(bytes, 'me.html')).text).toMatch(/caf\u00e9$/);
  });
});
