import { describe, expect, it } from '@jest/globals';
import { allOf, nothingChosen, rangeTo, toggled } from './selection.js';

const ids = ['a', 'b', 'c', 'd', 'e'];
const chosenOf = ({ chosen }: typeof nothingChosen) => [...chosen].sort();

describe('a selection', () => {
  it('takes one in and out', () => {
    const one = toggled(nothingChosen, 'b');
    expect(chosenOf(one)).toEqual(['b']);
    expect(chosenOf(toggled(one, 'b'))).toEqual([]);
  });

  it('reaches from the last one touched, forwards and backwards, and keeps its anchor', () => {
    const start = toggled(nothingChosen, 'c');
    const forwards = rangeTo(start, ids, 'e');
    expect(chosenOf(forwards)).toEqual(['c', 'd', 'e']);
    expect(chosenOf(rangeTo(forwards, ids, 'b'))).toEqual(['b', 'c', 'd', 'e']);
    expect(rangeTo(forwards, ids, 'b').anchor).toBe('c');
  });

  it('is one file where nothing was touched before, or what was has left the page', () => {
    expect(chosenOf(rangeTo(nothingChosen, ids, 'd'))).toEqual(['d']);
    expect(chosenOf(rangeTo({ chosen: new Set(), anchor: 'gone' }, ids, 'd'))).toEqual(['d']);
    expect(chosenOf(rangeTo(nothingChosen, ids, 'gone'))).toEqual([]);
  });

  it('is everything in sight', () => {
    expect(chosenOf(allOf(ids))).toEqual(ids);
    expect(allOf([])).toEqual(nothingChosen);
  });
});
