import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { actionOf, whim } from '../testing/any-action.js';
import { aDocument, aSection, idOf } from '../testing/samples.js';
import type { EditorDocument } from './document.js';
import { coalesceMs, emptyHistory, maxSteps, record, stepBack, stepForward, type History } from './history.js';
import { applyPatch, patchBetween, touchedPage, touchedSection } from './patch.js';
import { coalesceKey, reduce, type DocumentAction } from './reducer.js';

function session(start: EditorDocument) {
  let document = start;
  let history: History = emptyHistory;
  let now = 0;
  return {
    document: () => document,
    history: () => history,
    act(action: DocumentAction, after = coalesceMs + 1) {
      now += after;
      const next = reduce(document, action);
      if (next === document) return;
      history = record(history, patchBetween(document, next), coalesceKey(action), now);
      document = next;
    },
    go(direction: typeof stepBack) {
      const step = direction(history);
      if (!step) return false;
      history = step.history;
      document = applyPatch(document, step.patch);
      return true;
    },
    elsewhere: (next: EditorDocument) => void (document = next),
  };
}
const typed = (text: string): DocumentAction => ({ type: 'change', id: idOf(1), part: { sectionData: { text } } });

describe('history', () => {
  it('takes back and does again, across sections, pages and theme', () => {
    const { document, act, go } = session(aDocument([2, 1]));
    const states = [document()];
    const steps: DocumentAction[] = [
      typed('new'),
      { type: 'delete', id: idOf(2) },
      { type: 'setTheme', part: { font: 'Lora' } },
      { type: 'removePage', id: idOf(1001) },
    ];
    for (const step of steps) {
      act(step);
      states.push(document());
    }
    for (const state of states.slice(0, -1).toReversed()) {
      go(stepBack);
      expect(document()).toEqual(state);
    }
    expect(go(stepBack)).toBe(false);
    for (const state of states.slice(1)) {
      go(stepForward);
      expect(document()).toEqual(state);
    }
    expect(go(stepForward)).toBe(false);
  });

  it('makes typing within 800 ms one step, and a pause a new one', () => {
    const { document, history, act, go } = session(aDocument([1]));
    act(typed('a'));
    act(typed('ab'), coalesceMs);
    act(typed('abc'), coalesceMs);
    act(typed('abcd'), coalesceMs + 1);
    expect(history().past).toHaveLength(2);
    go(stepBack);
    expect(document().sections[idOf(1)]?.sectionData).toEqual({ text: 'abc' });
    go(stepBack);
    expect(document()).toEqual(aDocument([1]));
  });

  it('does not join typing with what was typed before an undo', () => {
    const { history, act, go } = session(aDocument([1]));
    act(typed('a'));
    act({ type: 'hide', id: idOf(1) }, 10);
    go(stepBack);
    act(typed('ab'), 10);
    expect(history().past).toHaveLength(2);
    expect(history().future).toHaveLength(0);
  });

  it(`keeps the last ${maxSteps} steps`, () => {
    const { document, act, go } = session(aDocument([1]));
    for (let count = 0; count < maxSteps + 10; count += 1) act(typed(`step ${count}`));
    let back = 0;
    while (go(stepBack)) back += 1;
    expect(back).toBe(maxSteps);
    expect(document().sections[idOf(1)]?.sectionData).toEqual({ text: 'step 9' });
  });

  it('leaves remote changes made in the meantime in place', () => {
    const { document, act, go, elsewhere } = session(aDocument([3]));
    act({ type: 'delete', id: idOf(2) });
    elsewhere(reduce(document(), { type: 'add', section: aSection(70, idOf(1000)), index: 1 }));
    go(stepBack);
    expect(document().orders[idOf(1000)]).toEqual([1, 70, 2, 3].map(idOf));
  });

  it('names the page and the block of a step, to show them', () => {
    const before = aDocument([1, 1]);
    const patch = patchBetween(before, reduce(before, { type: 'delete', id: idOf(2) }));
    expect([touchedPage(patch), touchedSection(patch)]).toEqual([idOf(1001), idOf(2)]);
  });

  it('comes back to the start from any sequence of edits', () => {
    fc.assert(
      fc.property(fc.array(whim, { maxLength: maxSteps }), (whims) => {
        const start = aDocument([3, 2]);
        const { document, act, go } = session(start);
        whims.forEach((choice, serial) => act(actionOf(choice, document(), serial), choice.where * 100));
        const end = document();
        let steps = 0;
        while (go(stepBack)) steps += 1;
        expect(document()).toEqual(start);
        for (let step = 0; step < steps; step += 1) go(stepForward);
        expect(document()).toEqual(end);
      }),
      { numRuns: 200 },
    );
  });
});
