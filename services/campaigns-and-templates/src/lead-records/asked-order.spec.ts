import { describe, expect, it } from '@jest/globals';
import { askedOrder } from './asked-order.js';

describe('the order of the questions of a form', () => {
  it.each([
    ['as they are asked, not of the alphabet', [['Name', 'Address', 'Budget']], ['Name', 'Address', 'Budget']],
    [
      'also of a question that the last answer left out',
      [
        ['A', 'C'],
        ['A', 'B', 'C'],
      ],
      ['A', 'B', 'C'],
    ],
    ['also of one that begins the form', [['C'], ['B', 'C'], ['A', 'C']], ['B', 'A', 'C']],
    [
      'the newest where questions were moved',
      [
        ['B', 'A'],
        ['A', 'B'],
      ],
      ['B', 'A'],
    ],
    [
      'with a question that is no longer asked beside its neighbour',
      [
        ['A', 'New'],
        ['A', 'Old', 'New'],
      ],
      ['A', 'Old', 'New'],
    ],
    ['one title once', [['A', 'A', 'B']], ['A', 'B']],
    ['nothing without answers', [], []],
  ])('is %s', (_what, answered, order) => {
    expect(askedOrder(answered)).toEqual(order);
  });
});
