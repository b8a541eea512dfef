import { describe, expect, it } from '@jest/globals';
import type { UploadItem } from './upload-item.js';
import { newsWords, stateWords, summaryWords } from './upload-words.js';

const anItem = (change: Partial<UploadItem> = {}): UploadItem => ({
  id: '1',
  name: 'a.png',
  size: 3_200_000,
  state: 'sending',
  sent: 0,
  problem: null,
  media: null,
  ...change,
});

describe('words of an upload', () => {
  it.each([
    [{ state: 'waiting' }, 'Waiting · 3.1 MB'],
    [{ sent: 1_599_999 }, '49% of 3.1 MB'],
    [{ sent: 3_200_000 }, 'Finishing…'],
    [{ size: 300, sent: 3 }, '1% of 300 B'],
    [{ size: 0, sent: 0 }, 'Finishing…'],
    [{ state: 'stored', size: 20_480 }, 'Uploaded · 20 kB'],
    [{ state: 'failed', problem: 'Your library is full.' }, 'Your library is full.'],
    [{ state: 'cancelled' }, 'Cancelled'],
  ] as const)('%j is "%s"', (change, words) => expect(stateWords(anItem(change))).toBe(words));

  it('sums the list up', () => {
    const [stored, failed] = [anItem({ state: 'stored' }), anItem({ state: 'failed' })];
    expect(summaryWords([stored, anItem(), anItem({ state: 'waiting' })])).toBe('Uploading 2 of 3');
    expect(summaryWords([stored, stored, failed])).toBe('2 uploaded, 1 failed');
  });

  it('reads out beginnings and endings, not progress', () => {
    const sending = anItem();
    expect(newsWords([], [sending])).toBe('Uploading 1 file.');
    expect(newsWords([sending], [anItem({ sent: 500 })])).toBe('');
    expect(newsWords([sending], [anItem({ state: 'stored' })])).toBe('a.png is uploaded.');
    expect(newsWords([sending], [anItem({ state: 'failed', problem: 'Too large.' })])).toBe('a.png: Too large.');
    expect(newsWords([anItem({ state: 'stored' })], [])).toBe('');
  });
});
