import { describe, expect, it } from '@jest/globals';
import { compareCounts, compareRates, rateText } from './compare.js';
import { readHomeState } from './home-state.js';

describe('a number against the one before', () => {
  it.each([
    [0, 0, 'same', '—'],
    [7, 7, 'same', 'No change'],
    [12, 0, 'new', 'New'],
    [112, 100, 'up', '+12%'],
    [60, 100, 'down', '−40%'],
    [0, 5, 'down', '−100%'],
    [1005, 1000, 'up', '+0.5%'],
    [1200, 100, 'up', '×12'],
  ])('%i after %i is %s: %s', (now, before, kind, text) => {
    expect(compareCounts(now, before)).toEqual({ kind, text });
  });

  it('counts rates in points', () => {
    expect(compareRates(0.321, 0.3)).toEqual({ kind: 'up', text: '+2.1 pts' });
    expect(compareRates(0.3, 0.3)).toEqual({ kind: 'same', text: 'No change' });
    expect(compareRates(0, 0.5)).toEqual({ kind: 'down', text: '−50.0 pts' });
  });

  it('writes rates for reading', () => {
    expect([0, 0.034, 0.34, 1.5].map(rateText)).toEqual(['0%', '3.4%', '34%', '150%']);
  });
});

describe('what the numbers are of', () => {
  it('is all pages and 30 days unless the address says otherwise', () => {
    expect(readHomeState(new URLSearchParams('range=2y&page=x'))).toEqual({ range: '30d', campaignId: null });
    const page = 'b'.repeat(24);
    expect(readHomeState(new URLSearchParams(`range=7d&page=${page}`))).toEqual({ range: '7d', campaignId: page });
  });
});
