import { describe, expect, it } from '@jest/globals';
import { byteRange } from './send-file.js';

describe('the part a Range header asks for', () => {
  it.each([
    ['bytes=0-3', { start: 0, end: 3 }],
    ['bytes=5-', { start: 5, end: 9 }],
    ['bytes=-4', { start: 6, end: 9 }],
    ['bytes=-400', { start: 0, end: 9 }],
    ['bytes=8-400', { start: 8, end: 9 }],
    ['bytes=10-', 'outside'],
    ['bytes=99-100', 'outside'],
    ['bytes=-0', 'outside'],
    ['bytes=4-2', null],
    ['bytes=0-1,3-4', null],
    ['bytes=', null],
    ['bytes=-', null],
    ['items=0-1', null],
    ['bytes=a-b', null],
    [`bytes=${'9'.repeat(400)}-`, null],
    [undefined, null],
  ])('%s of ten bytes', (header, part) => expect(byteRange(header, 10)).toEqual(part));
});
