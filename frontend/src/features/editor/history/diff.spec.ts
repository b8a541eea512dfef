import { describe, expect, it } from '@jest/globals';
import { reduce, type DocumentAction } from '../document/reducer.js';
import { aDocument, aPage, aSection, idOf } from '../testing/samples.js';
import { changesOn, diffOf, isThemeChanged, unmoved } from './diff.js';

const home = idOf(1000);
const after = (...actions: DocumentAction[]) => actions.reduce(reduce, aDocument([4, 1]));
const marks = (...actions: DocumentAction[]) =>
  diffOf(aDocument([4, 1]), after(...actions))[0]?.sections.map(({ section, mark }) => [section._id, mark]);

describe('two versions', () => {
  it('differ by what was changed, added, removed and moved, each at its place', () => {
    expect(
      marks(
        { type: 'change', id: idOf(1), part: { sectionData: { text: 'new' } } },
        { type: 'delete', id: idOf(2) },
        { type: 'add', section: aSection(50, home), index: 1 },
        { type: 'hide', id: idOf(4) },
      ),
    ).toEqual([
      [idOf(1), 'changed'],
      [idOf(2), 'removed'],
      [idOf(50), 'added'],
      [idOf(3), 'same'],
      [idOf(4), 'changed'],
    ]);
  });

  it('name the one that moved, not those it passed', () => {
    expect(marks({ type: 'move', id: idOf(4), index: 0 })).toEqual([
      [idOf(4), 'moved'],
      [idOf(1), 'same'],
      [idOf(2), 'same'],
      [idOf(3), 'same'],
    ]);
    expect(unmoved(['a', 'b', 'c', 'd'], ['d', 'a', 'c', 'b'])).toEqual(new Set(['a', 'b']));
  });

  it('differ by pages and theme too', () => {
    const before = aDocument([4, 1]);
    const later = after({ type: 'removePage', id: idOf(1001) }, { type: 'addPage', page: aPage(1500), sections: [] });
    const pages = diffOf(before, later);
    expect(pages.map(({ pageId, mark }) => [pageId, mark])).toEqual([
      [home, 'same'],
      [idOf(1500), 'added'],
      [idOf(1001), 'removed'],
    ]);
    expect(pages.map(changesOn)).toEqual([0, 1, 2]);
    expect(isThemeChanged(before, before)).toBe(false);
    expect(isThemeChanged(before, after({ type: 'setTheme', part: { font: 'Lora' } }))).toBe(true);
  });
});
