import { describe, expect, it } from '@jest/globals';
import { documentKind, isPlainText } from './document-kind.js';

const zip = (...names: string[]) => Buffer.from(`PK\u0003\u0004${'\0'.repeat(26)}${names.join('\0')}`, 'latin1');
const kindOf = (content: Buffer | string, isText = false, name = 'file') => {
  const bytes = Buffer.from(content);
  return documentKind({ head: bytes.subarray(0, 4096), contents: bytes }, isText, name)?.extension ?? null;
};

describe('what a document is', () => {
  it.each([
    ['pdf', '%PDF-1.7\n%âã'],
    ['docx', zip('[Content_Types].xml', 'word/document.xml')],
    ['xlsx', zip('[Content_Types].xml', 'xl/workbook.xml')],
    ['pptx', zip('ppt/presentation.xml')],
    ['epub', zip('mimetypeapplication/epub+zip', 'OEBPS')],
    ['odt', zip('mimetypeapplication/vnd.oasis.opendocument.text')],
    ['zip', zip('photos/a.jpg')],
  ])('%s by its content', (extension, content) => expect(kindOf(content)).toBe(extension));

  it('text is a table only when it is called one', () => {
    expect(kindOf('a,b\n1,2', true, 'list.CSV')).toBe('csv');
    expect(kindOf('a,b\n1,2', true, 'list.pdf')).toBe('txt');
  });
});

describe('what we do not take as a document', () => {
  it.each([
    ['a Windows program', Buffer.from('MZ\u0090\0\u0003')],
    ['a Linux program', Buffer.from('\u007fELF\u0002')],
    ['a Word file of the macro age', Buffer.from('d0cf11e0a1b11ae1', 'hex')],
    ['a Word file with macros', zip('word/document.xml', 'word/vbaProject.bin')],
    ['a Java archive', zip('META-INF/MANIFEST.MF', 'Main.class')],
    ['an Android package', zip('AndroidManifest.xml', 'classes.dex')],
    ['a picture', Buffer.from('\u0089PNG\r\n\u001a\n', 'latin1')],
    ['bytes that are nothing', Buffer.from([0, 1, 2, 3])],
  ])('%s', (_, content) => expect(kindOf(content)).toBeNull());

  it.each([
    '<svg onload=alert(1)>',
    '\uFEFF <!doctype html>',
    '  <?xml version="1.0"?>',
    '#!/bin/sh\nrm',
    'x <script>1</script>',
  ])('text that a browser or a shell would run: %s', (content) =>
    expect(kindOf(content, true, 'notes.txt')).toBeNull(),
  );
});

describe('plain text', () => {
  const pieces = async function* (...parts: Uint8Array[]) {
    yield* parts;
  };
  const bytes = Buffer.from('Größe: 3 €\r\n\tfine');
  it('may be cut anywhere', async () => {
    for (let at = 0; at <= bytes.length; at += 1)
      expect(await isPlainText(pieces(bytes.subarray(0, at), bytes.subarray(at)))).toBe(true);
  });
  it.each([
    ['a zero byte', Buffer.from('a\0b')],
    ['a control character', Buffer.from('a\u001b[31m')],
    ['another encoding', Buffer.from([0x47, 0x72, 0xf6, 0xdf])],
    ['half a character', Buffer.from([0x41, 0xe2, 0x82])],
  ])('has no %s', async (_, content) => expect(await isPlainText(pieces(content))).toBe(false));
});
