import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { printTransitions, unreachableStates } from '@linkyard/service-kit';
import { domainTransitions } from './domain-transitions.js';

const page = readFileSync(new URL('../../../../docs/STATES.md', import.meta.url), 'utf8')
  .replaceAll(/ +/g, ' ')
  .replaceAll(/-{3,}/g, '---');

describe('the states of a domain', () => {
  it('are all reached from a claim', () => {
    expect(unreachableStates(domainTransitions, ['pending'])).toEqual([]);
  });

  it('can all end by removal', () => {
    const lasting = Object.entries(domainTransitions).filter(
      ([state, steps]) => state !== 'removed' && steps.removed !== 'removed',
    );
    expect(lasting).toEqual([]);
  });

  it('are printed in the documentation', () => {
    expect(page).toContain(printTransitions(domainTransitions));
  });
});
