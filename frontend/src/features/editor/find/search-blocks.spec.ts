import { describe, expect, it } from '@jest/globals';
import { aDocument, aSection, idOf } from '../testing/samples.js';
import { searchBlocks, textsOf } from './search-blocks.js';

const home = idOf(1000);
const other = idOf(1001);
const base = aDocument([2, 1]);
const document = {
  ...base,
  sections: {
    ...base.sections,
    [idOf(1)]: aSection(1, home, { sectionData: { text: 'Öffnungszeiten', tag: 'h2' } }),
    [idOf(2)]: aSection(2, home, { type: 'el_paragraph', sectionData: { input: '<p>We bake <b>bread</b> daily</p>' } }),
    [idOf(3)]: aSection(3, other, { type: 'el_link', title: 'Bread shop', sectionData: { linkTitle: 'Order' } }),
  },
};
const found = (word: string, page = home) => searchBlocks(document, page, word).map(({ id }) => id);

describe('searchBlocks', () => {
  it('looks at names, kinds and texts, the open page first', () => {
    expect(found('bread')).toEqual([idOf(2), idOf(3)]);
    expect(found('bread', other)).toEqual([idOf(3), idOf(2)]);
    expect(found('link')).toEqual([idOf(3)]);
  });
  it('does not mind capitals, accents and tags', () => {
    expect(found('OFFNUNGS')).toEqual([idOf(1)]);
    expect(found('<p>')).toEqual([]);
  });
  it('shows the word with what stands around it', () => {
    const [hit] = searchBlocks(document, home, 'daily');
    expect(hit?.excerpt).toBe('');
    expect(searchBlocks(document, home, 'nothing like it')).toEqual([]);
  });
  it('finds nothing for nothing', () => {
    expect(found('  ')).toEqual([]);
  });
});

describe('textsOf', () => {
  it('leaves out ids and paths of files', () => {
    expect(textsOf({ a: 'Hello', b: ['x', { c: idOf(5) }], d: 'media/u/1/p.webp', e: 3 })).toEqual(['Hello', 'x']);
  });
});
