import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { printTransitions, unreachableStates } from '@linkyard/service-kit';
import { bookingTransitions } from './booking-transitions.js';

const page = readFileSync(new URL('../../../../docs/STATES.md', import.meta.url), 'utf8')
  .replaceAll(/ +/g, ' ')
  .replaceAll(/-{3,}/g, '---');

describe('the states of a booking', () => {
  it('are all reached from those in which one begins', () => {
    const initial = ['awaitingPayment', 'awaitingApproval', 'confirmed'] as const;
    expect(unreachableStates(bookingTransitions, initial)).toEqual([]);
  });

  it('are printed in the documentation', () => {
    expect(page).toContain(printTransitions(bookingTransitions));
  });
});
