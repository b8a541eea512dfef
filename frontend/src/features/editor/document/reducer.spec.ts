import { describe, expect, it } from '@jest/globals';
import { aDocument, aPage, aSection, idOf } from '../testing/samples.js';
import { orderOf, sectionsOf } from './document.js';
import { coalesceKey, reduce } from './reducer.js';

const home = idOf(1000);
const ids = (...numbers: number[]) => numbers.map(idOf);

describe('sections', () => {
  it('puts a new block at its place and leaves the others as they are', () => {
    const before = aDocument([2]);
    const after = reduce(before, { type: 'add', section: aSection(50, home), index: 1 });
    expect(orderOf(after, home)).toEqual(ids(1, 50, 2));
    expect(after.sections[idOf(1)]).toBe(before.sections[idOf(1)]);
  });
  it('adds one id once, and nothing to a full page', () => {
    const full = aDocument([200]);
    expect(reduce(full, { type: 'add', section: aSection(999, home), index: 0 })).toBe(full);
    const some = aDocument([1]);
    expect(reduce(some, { type: 'add', section: aSection(1, home), index: 0 })).toBe(some);
  });
  it('inserts a group in its order', () => {
    const group = [aSection(50, home), aSection(51, home)];
    const after = reduce(aDocument([2]), { type: 'insert', sections: group, pageId: home, index: 1 });
    expect(orderOf(after, home)).toEqual(ids(1, 50, 51, 2));
  });
  it('changes only what is given', () => {
    const after = reduce(aDocument([1]), { type: 'change', id: idOf(1), part: { style: { align: 'right' } } });
    expect(after.sections[idOf(1)]).toMatchObject({ style: { align: 'right' }, sectionData: { text: 'Text 1' } });
  });
  it.each([
    [0, [3, 1, 2]],
    [1, [1, 3, 2]],
    [99, [1, 2, 3]],
  ])('moves the third to place %i', (index, order) => {
    expect(orderOf(reduce(aDocument([3]), { type: 'move', id: idOf(3), index }), home)).toEqual(ids(...order));
  });
  it('duplicates right after the original, with its look and whether it is hidden', () => {
    const hidden = reduce(aDocument([2]), { type: 'hide', id: idOf(1) });
    const after = reduce(hidden, { type: 'duplicate', id: idOf(1), newId: idOf(77) });
    expect(sectionsOf(after, home).map(({ _id, status }) => [_id, status])).toEqual([
      [idOf(1), 0],
      [idOf(77), 0],
      [idOf(2), 1],
    ]);
  });
  it('hides, shows and deletes', () => {
    const hidden = reduce(aDocument([2]), { type: 'hide', id: idOf(1) });
    expect(reduce(hidden, { type: 'hide', id: idOf(1) }).sections[idOf(1)]?.status).toBe(1);
    const gone = reduce(hidden, { type: 'delete', id: idOf(1) });
    expect([gone.sections[idOf(1)], orderOf(gone, home)]).toEqual([undefined, ids(2)]);
  });
  it('gives the same document back for what is not there', () => {
    const document = aDocument([1]);
    expect(reduce(document, { type: 'delete', id: idOf(5) })).toBe(document);
    expect(reduce(document, { type: 'move', id: idOf(1), index: 0 })).toBe(document);
  });
});

describe('several sections', () => {
  it('move together in their order, counted without them', () => {
    const after = reduce(aDocument([5]), { type: 'moveMany', ids: ids(4, 2), index: 0 });
    expect(orderOf(after, home)).toEqual(ids(2, 4, 1, 3, 5));
  });
  it('are copied after the last of them, in their order', () => {
    const after = reduce(aDocument([4]), { type: 'duplicateMany', ids: ids(3, 1), newIds: ids(73, 71) });
    expect(orderOf(after, home)).toEqual(ids(1, 2, 3, 71, 73, 4));
    expect(after.sections[idOf(71)]?.sectionData).toEqual({ text: 'Text 1', tag: 'h2' });
  });
  it('are hidden and deleted, and only those of one page', () => {
    const document = aDocument([3, 1]);
    const hidden = reduce(document, { type: 'showMany', ids: ids(1, 2), status: 0 });
    expect(sectionsOf(hidden, home).map(({ status }) => status)).toEqual([0, 0, 1]);
    expect(reduce(hidden, { type: 'showMany', ids: ids(1, 2), status: 0 })).toBe(hidden);
    const gone = reduce(document, { type: 'deleteMany', ids: ids(1, 3, 4) });
    expect([orderOf(gone, home), orderOf(gone, idOf(1001))]).toEqual([ids(2), ids(4)]);
  });
});

describe('pages', () => {
  it('adds a page with its sections, which then belong to it', () => {
    const page = aPage(2000);
    const after = reduce(aDocument([1]), { type: 'addPage', page, sections: [aSection(60, home)] });
    expect(after.pageIds).toEqual(ids(1000, 2000));
    expect(after.sections[idOf(60)]?.pageId).toBe(page._id);
  });
  it('keeps the last page', () => {
    const one = aDocument([1]);
    expect(reduce(one, { type: 'removePage', id: home })).toBe(one);
  });
  it('makes the next page the home when the home goes, and shows it', () => {
    const hidden = reduce(aDocument([1, 1]), { type: 'setPage', id: idOf(1001), part: { status: 0 } });
    const after = reduce(hidden, { type: 'removePage', id: home });
    expect(after.template.homePageId).toBe(idOf(1001));
    expect(after.pages[idOf(1001)]?.status).toBe(1);
    expect(after.sections).toEqual({ [idOf(2)]: hidden.sections[idOf(2)] });
  });
  it('never hides the home page', () => {
    const after = reduce(aDocument([1]), { type: 'setPage', id: home, part: { status: 0, name: 'Start' } });
    expect(after.pages[home]).toMatchObject({ status: 1, name: 'Start' });
  });
  it('orders only by a whole list', () => {
    const document = aDocument([1, 1]);
    expect(reduce(document, { type: 'orderPages', ids: ids(1001) })).toBe(document);
    expect(reduce(document, { type: 'orderPages', ids: ids(1001, 1000) }).pageIds).toEqual(ids(1001, 1000));
  });
  it('changes the theme field by field, and the name', () => {
    const after = reduce(aDocument(), { type: 'setTheme', part: { font: 'Lora' } });
    expect(after.template.theme).toEqual({ ...aDocument().template.theme, font: 'Lora' });
    expect(reduce(after, { type: 'setTemplate', name: 'Bea' }).template.name).toBe('Bea');
  });
});

describe('coalesceKey', () => {
  it('joins typing into one thing and nothing else', () => {
    const typed = coalesceKey({ type: 'change', id: idOf(1), part: { sectionData: {} } });
    expect(coalesceKey({ type: 'change', id: idOf(1), part: { sectionData: { a: 1 } } })).toBe(typed);
    expect(coalesceKey({ type: 'change', id: idOf(2), part: { sectionData: {} } })).not.toBe(typed);
    expect(coalesceKey({ type: 'change', id: idOf(1), part: { style: {} } })).not.toBe(typed);
    expect(coalesceKey({ type: 'delete', id: idOf(1) })).toBeNull();
  });
});
