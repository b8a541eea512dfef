import { describe, expect, it } from '@jest/globals';
import { bytesInMemory } from './byte-source.js';
import { zipNames } from './zip-contents.js';
import { zipOf } from '@linkyard/testing';

const names = (bytes: Buffer) => zipNames(bytesInMemory(bytes));

describe('the contents of a zip', () => {
  it('are listed at its end', async () => {
    expect(await names(zipOf([{ name: 'word/document.xml' }, { name: 'a.txt' }]))).toEqual([
      'word/document.xml',
      'a.txt',
    ]);
    expect(await names(zipOf([]))).toEqual([]);
  });
  it('may be followed by a comment', async () => {
    expect(await names(zipOf([{ name: 'a' }], 'made by hand'))).toEqual(['a']);
  });
});

describe('a zip that is refused', () => {
  it('opens into ten thousand times its size', async () => {
    expect(await names(zipOf([{ name: 'word/document.xml', unpacked: 900 * 1024 * 1024 }]))).toBeNull();
  });
  it('opens into more than a gigabyte, however large it is', async () => {
    const parts = Array.from({ length: 4 }, (_, at) => ({ name: `${at}`, unpacked: 400 * 1024 * 1024 }));
    expect(await names(zipOf(parts))).toBeNull();
  });
  it('has entries that lie upon each other', async () => {
    const parts = Array.from({ length: 50 }, (_, at) => ({ name: `${at}`, packed: 5_000 }));
    expect(await names(zipOf(parts))).toBeNull();
  });
  it('was cut off anywhere', async () => {
    const bytes = zipOf([{ name: 'word/document.xml' }, { name: 'b' }]);
    for (let length = 0; length < bytes.length; length += 1) expect(await names(bytes.subarray(0, length))).toBeNull();
  });
});
