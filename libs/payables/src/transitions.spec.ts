import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { nextState, printTransitions, unreachableStates } from '@linkyard/service-kit';
import { disputeStates, disputeTransitions, paymentStates, paymentSteps, paymentTransitions } from './transitions.js';

const pairs = paymentStates.flatMap((state) => paymentSteps.map((step) => [state, step] as const));
const received: readonly string[] = ['paid', 'refunding', 'partiallyRefunded', 'refunded'];

describe('the states of a payment', () => {
  it.each(pairs)('%s follows %s to a state of the table or stays', (state, step) => {
    const to = nextState(paymentTransitions, state, step);
    expect([null, ...paymentStates]).toContain(to);
  });

  it('are all reached from what is unpaid, except the one that nothing is due in', () => {
    expect(unreachableStates(paymentTransitions, ['unpaid', 'none'])).toEqual([]);
    expect(unreachableStates(paymentTransitions, ['unpaid'])).toEqual(['none']);
  });

  it('never go back to unpaid, and never leave what is received by another way than refunds', () => {
    for (const [state, step] of pairs) {
      const to = nextState(paymentTransitions, state, step);
      expect(to).not.toBe('unpaid');
      if (received.includes(state) && to) expect(received).toContain(to);
    }
  });

  it('take money in every state that still waits for some or was given up', () => {
    const taking = paymentStates.filter((state) => nextState(paymentTransitions, state, 'settled') !== null);
    expect(taking).toEqual(['unpaid', 'authorized', 'failed', 'cancelled', 'expired']);
  });
});

describe('the states of a dispute', () => {
  it('are all reached, and a decision is final', () => {
    expect(unreachableStates(disputeTransitions, ['none'])).toEqual([]);
    for (const decided of ['won', 'lost'] as const)
      for (const outcome of disputeStates.filter((state) => state !== 'none'))
        expect(nextState(disputeTransitions, decided, outcome)).toBeNull();
  });
});

describe('the documentation', () => {
  it('prints both tables', () => {
    const unpadded = (text: string) => text.replaceAll(/ +/g, ' ').replaceAll(/-{3,}/g, '---');
    const page = unpadded(readFileSync(new URL('../../../docs/STATES.md', import.meta.url), 'utf8'));
    for (const table of [printTransitions(paymentTransitions), printTransitions(disputeTransitions)])
      expect(page).toContain(table);
  });
});
