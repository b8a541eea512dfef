import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { printTransitions, unreachableStates } from '@linkyard/service-kit';
import { orderTransitions } from './order-transitions.js';

const page = readFileSync(new URL('../../../../docs/STATES.md', import.meta.url), 'utf8')
  .replaceAll(/ +/g, ' ')
  .replaceAll(/-{3,}/g, '---');

describe('the states of an order', () => {
  it('are all reached from what is placed', () => {
    expect(unreachableStates(orderTransitions, ['pending'])).toEqual([]);
  });

  it('are printed in the documentation', () => {
    expect(page).toContain(printTransitions(orderTransitions));
  });
});
