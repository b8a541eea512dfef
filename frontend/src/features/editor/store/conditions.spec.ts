import { describe, expect, it } from '@jest/globals';
import { sectionAudienceSchema } from '@linkyard/contracts';
import { conditionsOf } from './conditions.js';

const conditions = (audience: object) => conditionsOf(sectionAudienceSchema.parse(audience));

describe('the conditions of a block', () => {
  it('are none for one that all visitors see, whatever zone it is in', () => {
    expect(conditions({})).toEqual([]);
    expect(conditions({ timeZone: 'Europe/Vienna' })).toEqual([]);
  });

  it('are each of the three by itself and together', () => {
    const visibleUntil = '2031-01-01T00:00:00.000Z';
    const rules = { devices: ['mobile' as const] };
    const gate = { type: 'age' as const };
    expect(conditions({ visibleUntil })).toEqual(['schedule']);
    expect(conditions({ rules })).toEqual(['rules']);
    expect(conditions({ gate })).toEqual(['gate']);
    expect(conditions({ visibleUntil, rules, gate })).toEqual(['schedule', 'rules', 'gate']);
  });
});
