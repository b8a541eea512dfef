import { describe, expect, it } from '@jest/globals';
import { stillRefused, withValueAt } from './draft-path.js';

const first = { name: 'Standard', countries: ['DE'] };
const second = { name: '', countries: [] as string[] };
const draft = { title: 'Mug', limits: { minQty: 1, maxQty: 2 }, rates: [first, second] };
const message = 'Not like this.';
const refused = (...paths: string[]) => paths.map((path) => ({ path, message }));

describe('a value of a draft', () => {
  it('is replaced where it stands, and nothing else', () => {
    const next = withValueAt(draft, 'rates.1.name', 'Express');
    expect(next).toEqual({ ...draft, rates: [first, { ...second, name: 'Express' }] });
    expect(next.rates[0]).toBe(first);
    expect(draft.rates[1]?.name).toBe('');
  });
});

describe('what is still refused after an edit', () => {
  it.each([
    ['another field', { ...draft, title: 'Cup' }, ['rates.1.name', 'limits'], ['rates.1.name', 'limits']],
    ['the field', withValueAt(draft, 'rates.1.name', 'Express'), ['rates.1.name', 'title'], ['title']],
    [
      'a neighbour in the same row',
      withValueAt(draft, 'rates.1.countries', ['AT']),
      ['rates.1.name'],
      ['rates.1.name'],
    ],
    ['a part of what was refused', withValueAt(draft, 'limits.maxQty', 3), ['limits', 'title'], ['title']],
    ['what the server says in more detail', { ...draft, title: 'Cup' }, ['title.text', 'rates'], ['rates']],
    ['the row before it, which is removed', { ...draft, rates: [second] }, ['rates.1.name'], ['rates.0.name']],
    ['its row, which is removed', { ...draft, rates: [second] }, ['rates.0.name'], []],
    ['its row, which is the last and removed', { ...draft, rates: [first] }, ['rates.1.name'], []],
    ['its row, which is moved', { ...draft, rates: [second, first] }, ['rates.1.name'], ['rates.0.name']],
    ['what has no field', { ...draft, title: 'Cup' }, ['slug'], ['slug']],
  ])('of %s', (_what, after, before, left) => {
    expect(stillRefused(refused(...before), draft, after)).toEqual(refused(...left));
  });

  it('of a value that has another name in the draft', () => {
    const names = { name: 'title' };
    expect(stillRefused(refused('name'), draft, { ...draft, rates: [] }, names)).toEqual(refused('name'));
    expect(stillRefused(refused('name'), draft, { ...draft, title: 'Cup' }, names)).toEqual([]);
  });
});
