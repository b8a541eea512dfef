import { describe, expect, it } from '@jest/globals';
import { aPage, aSection, idOf } from '../testing/samples.js';
import { packed, unpacked } from './envelope.js';

const home = idOf(1000);
const link = aSection(1, home, {
  type: 'el_link',
  title: 'Shop',
  sectionData: { linkTitle: 'Shop', inputLink: 'https://example.org/', image: '/media/u/1/shop.webp' },
  status: 0,
});
const text = packed([link, aSection(2, home)], [aPage(1000)]);
const changed = (part: Record<string, unknown>) => JSON.stringify({ ...JSON.parse(text), ...part });

describe('blocks on the clipboard', () => {
  it('come back with content, look and pictures, under new ids', () => {
    const found = unpacked(text);
    if (!found.ok) throw new Error(found.message);
    expect(found.sections.map(({ type, title, status }) => [type, title, status])).toEqual([
      ['el_link', 'Shop', 0],
      ['el_heading', 'Heading', 1],
    ]);
    expect(found.sections[0]?.sectionData).toMatchObject({ linkTitle: 'Shop', image: '/media/u/1/shop.webp' });
    expect(found.sections.map(({ _id }) => _id)).not.toContain(idOf(1));
    expect(found.pages).toEqual([{ _id: home, slug: 'page-1000' }]);
  });

  it.each([
    ['', 'There is nothing to paste.'],
    ['Dear diary', 'The clipboard holds no blocks of a page.'],
    ['{"a":', 'The clipboard holds no blocks of a page.'],
    ['[1]', 'The clipboard holds no blocks of a page.'],
    ['x'.repeat(4_000_001), 'This is too much to paste at once.'],
    [changed({ version: 2 }), 'These blocks were copied in a newer version. Reload this page and paste again.'],
    [changed({ sections: [] }), 'The copied blocks are damaged and cannot be pasted.'],
    [changed({ sections: [{ type: 'el_link' }] }), 'The copied blocks are damaged and cannot be pasted.'],
    [
      changed({ sections: [{ type: 'el_nothing', title: '', sectionData: {} }] }),
      'A copied block is of a kind that does not exist here.',
    ],
    [
      changed({ sections: [{ type: 'el_link', title: '', sectionData: { inputLink: 'javascript:alert(1)' } }] }),
      '‘Link’ cannot be pasted: something in it is not valid.',
    ],
  ])('%.40s is refused with a sentence', (typed, message) => {
    expect(unpacked(typed)).toEqual({ ok: false, message });
  });
});
