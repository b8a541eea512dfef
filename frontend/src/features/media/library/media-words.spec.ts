import { describe, expect, it } from '@jest/globals';
import { durationText, extensionOf, kindsText } from './media-words.js';

describe('words for files', () => {
  it.each([
    [0.4, '0:00'],
    [65, '1:05'],
    [3723, '1:02:03'],
  ])('%d s is %s', (seconds, text) => expect(durationText(seconds)).toBe(text));

  it('counts by kind', () => {
    expect(kindsText([{ kind: 'picture' }])).toBe('1 image');
    expect(kindsText([{ kind: 'picture' }, { kind: 'document' }, { kind: 'picture' }])).toBe('2 images and 1 document');
  });

  it('reads the extension off an address, signed or not', () => {
    const of = (path: string) =>
      extensionOf({
        file: {
          path,
          thumb: null,
          mime: '',
          size: 0,
          width: null,
          height: null,
          duration: null,
          placeholder: '',
          variants: [],
        },
      });
    expect(of('/media/documents/2026-11/abc.pdf?signature=a.b&expires=1')).toBe('PDF');
    expect(of('/media/documents/2026-11/abc')).toBe('');
  });
});
