import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { canBecome, printTransitions, unreachableStates } from '@linkyard/service-kit';
import { pushMessageTransitions } from './push-message-transitions.js';

const page = readFileSync(new URL('../../../../docs/STATES.md', import.meta.url), 'utf8')
  .replaceAll(/ +/g, ' ')
  .replaceAll(/-{3,}/g, '---');

describe('the states of a push notification to followers', () => {
  it('are all reached from a draft', () => {
    expect(unreachableStates(pushMessageTransitions, ['draft'])).toEqual([]);
  });

  it('are printed in the documentation', () => {
    expect(page).toContain(printTransitions(pushMessageTransitions));
  });

  it('lead nowhere from what is sent or called off', () => {
    for (const to of ['draft', 'scheduled', 'sending', 'paused'] as const)
      for (const from of ['sent', 'cancelled'] as const)
        expect(canBecome(pushMessageTransitions, from, to)).toBe(false);
  });
});
