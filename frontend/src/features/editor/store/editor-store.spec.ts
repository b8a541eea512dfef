import { describe, expect, it } from '@jest/globals';
import { aDocument, aSection, idOf } from '../testing/samples.js';
import { freshSection } from './document-commands.js';
import { insertionIndex, startState } from './editor-state.js';
import { createEditorStore } from './editor-store.js';

const home = idOf(1000);
const facts = { _id: idOf(9999), kind: 'link', ownerKind: 'user', status: 1, state: 'draft' } as const;
function opened(sections: readonly number[] = [3, 1]) {
  let now = 0;
  const store = createEditorStore(startState(aDocument(sections), facts, null), () => (now += 1000));
  let edits = 0;
  store.whenEdited(() => (edits += 1));
  return { store, edits: () => edits };
}

describe('the editor state', () => {
  it('opens the home page with nothing selected', () => {
    expect(opened().store.getState()).toMatchObject({ pageId: home, sectionId: null });
  });

  it('reports every local edit, and no remote one', () => {
    const { store, edits } = opened();
    store.act({ type: 'hide', id: idOf(1) });
    store.undo();
    store.adopt(aDocument([2]));
    store.select(idOf(1));
    expect(edits()).toBe(2);
  });

  it('shows what an undo touched, on its page', () => {
    const { store } = opened();
    store.act({ type: 'delete', id: idOf(4) });
    store.undo();
    expect(store.getState()).toMatchObject({ pageId: idOf(1001), sectionId: idOf(4) });
  });

  it('selects nothing that is gone, and opens no page that is gone', () => {
    const { store } = opened();
    store.openPage(idOf(1001));
    store.select(idOf(4));
    store.act({ type: 'removePage', id: idOf(1001) });
    expect(store.getState()).toMatchObject({ pageId: home, sectionId: null });
  });

  it('takes back one change whatever was done since, as a step of its own', () => {
    const { store } = opened();
    const patch = store.act({ type: 'delete', id: idOf(2) });
    store.act({ type: 'hide', id: idOf(1) });
    if (patch) store.revert(patch);
    const { document, history } = store.getState();
    expect(document.orders[home]).toEqual([1, 2, 3].map(idOf));
    expect(document.sections[idOf(1)]?.status).toBe(0);
    expect(history.past).toHaveLength(3);
  });

  it('walks along the blocks and stops at the ends', () => {
    const { store } = opened();
    for (const step of [1, 1, 1, 1] as const) store.selectBeside(step);
    expect(store.getState().sectionId).toBe(idOf(3));
    store.selectBeside(-1);
    expect(store.getState().sectionId).toBe(idOf(2));
  });

  it('selects several: one by one, by a range, all; and one again', () => {
    const { store } = opened([5]);
    const marked = () => store.getState().marked;
    store.select(idOf(4));
    store.toggle(idOf(2));
    expect(marked()).toEqual([2, 4].map(idOf));
    store.selectTo(idOf(1));
    expect(marked()).toEqual([1, 2].map(idOf));
    store.selectBeside(1, true);
    store.selectBeside(1, true);
    expect(marked()).toEqual([2, 3].map(idOf));
    store.selectAll();
    store.toggle(idOf(3));
    expect(marked()).toEqual([1, 2, 4, 5].map(idOf));
    store.select(idOf(1));
    expect(marked()).toEqual([idOf(1)]);
    store.toggle(idOf(1));
    expect(store.getState()).toMatchObject({ marked: [], sectionId: null });
  });

  it('deletes several as one step, and forgets those that are gone', () => {
    const { store } = opened([4]);
    store.selectAll();
    store.act({ type: 'deleteMany', ids: [1, 2].map(idOf) });
    expect(store.getState().marked).toEqual([]);
    store.undo();
    expect(store.getState().document.orders[home]).toEqual([1, 2, 3, 4].map(idOf));
  });

  it('puts new blocks after the last of several', () => {
    const { store } = opened([4]);
    store.select(idOf(3));
    store.toggle(idOf(1));
    expect(insertionIndex(store.getState())).toBe(3);
  });

  it('leads to a block on another page and marks it', () => {
    const { store } = opened();
    store.reveal(idOf(4));
    expect(store.getState()).toMatchObject({ pageId: idOf(1001), sectionId: idOf(4), foundId: idOf(4) });
    store.unmarkFound(idOf(4));
    expect(store.getState().foundId).toBeNull();
  });

  it('inserts new blocks after the selected one, or at the requested position', () => {
    const { store } = opened();
    expect(insertionIndex(store.getState())).toBe(3);
    store.select(idOf(1));
    expect(insertionIndex(store.getState())).toBe(1);
    store.insertAt(0);
    expect(insertionIndex(store.getState())).toBe(0);
    store.act({ type: 'add', section: aSection(9, home), index: 0 }, { insertAt: null, sectionId: idOf(9) });
    expect(store.getState()).toMatchObject({ insertAt: null, sectionId: idOf(9) });
  });

  it('begins a new block with texts in the language of its page', () => {
    expect(freshSection('el_heading', home, 'de-AT')?.sectionData).toMatchObject({ text: 'Ein neues Kapitel' });
    expect(freshSection('el_heading', home, 'fr')?.sectionData).toMatchObject({ text: 'A new chapter' });
  });
});
