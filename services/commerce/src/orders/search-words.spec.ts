import { describe, expect, it } from '@jest/globals';
import { searchWordsOf } from './search-words.js';

describe('what an order is found by', () => {
  it('is the beginnings of name and address, without accents, and the number', () => {
    const words = searchWordsOf({ buyer: { name: 'Zoë Li', email: 'zoe@b.example' }, number: 7 });
    expect(words).toEqual([...['z', 'zo', 'zoe', 'l', 'li', 'b'], ...beginnings('example'), '#7']);
  });

  it('is the domain of an address as people write it too', () => {
    const words = searchWordsOf({ buyer: { name: 'Li', email: 'li@xn--bcher-kva.example' }, number: null });
    expect(words).toEqual(expect.arrayContaining(beginnings('bucher')));
  });

  it('ends after sixteen letters, whole characters of any writing', () => {
    const words = searchWordsOf({ buyer: { name: '𠮷野', email: `${'a'.repeat(40)}@b` }, number: null });
    expect(words).toEqual([...['𠮷', '𠮷野'], ...beginnings('a'.repeat(16)), 'b']);
  });
});

const beginnings = (word: string) => [...word].map((_letter, index) => word.slice(0, index + 1));
