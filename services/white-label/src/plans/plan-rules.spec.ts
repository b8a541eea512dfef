import { describe, expect, it } from '@jest/globals';
import { planInput, type Plan } from '@linkyard/contracts';
import { withPlan, withoutPlan } from './plan-rules.js';

const plan = (name: string, isDefault = false): Plan => planInput.parse({ name, isDefault });
const names = (plans: readonly Plan[]) => plans.map(({ name, isDefault }) => `${name}${isDefault ? '*' : ''}`);

describe('the plans of a white label', () => {
  it.each<[string, Plan[], Plan, string | undefined, string[]]>([
    ['the first one is the default', [], plan('Basic'), undefined, ['Basic*']],
    ['a further one leaves the default', [plan('Basic', true)], plan('Pro'), undefined, ['Basic*', 'Pro']],
    ['a new default replaces the former', [plan('Basic', true)], plan('Pro', true), undefined, ['Basic', 'Pro*']],
    ['the default stays one when it is saved as none', [plan('Basic', true)], plan('Basic'), 'Basic', ['Basic*']],
    [
      'a renamed default stays the default',
      [plan('Basic', true), plan('Pro')],
      plan('Start'),
      'Basic',
      ['Start*', 'Pro'],
    ],
  ])('have exactly one default: %s', (_what, before, saved, formerName, after) => {
    expect(names(withPlan(before, saved, formerName).plans)).toEqual(after);
  });

  it('move the people of a plan that is changed, and none to a new one', () => {
    const before = [plan('Basic', true)];
    expect(withPlan(before, plan('Pro'), undefined).moved).toBeNull();
    expect(withPlan(before, plan('Start'), 'Basic').moved).toMatchObject({ from: 'Basic', to: { name: 'Start' } });
  });

  it('keep names apart, and are twenty at most', () => {
    const before = [plan('Basic', true), plan('Pro')];
    for (const [name, formerName] of [
      ['Pro', 'Basic'],
      ['Pro', undefined],
      ['pro', undefined],
      ['PRO', 'Basic'],
    ] as const)
      expect(() => withPlan(before, plan(name), formerName)).toThrow(
        expect.objectContaining({
          code: 'white-label.plan_exists',
          details: { errors: [{ path: 'save.name', code: 'white-label.plan_name_taken' }] },
        }),
      );
    expect(names(withPlan(before, plan('PRO'), 'Pro').plans)).toEqual(['Basic*', 'PRO']);
    expect(() => withPlan(before, plan('New'), 'Gone')).toThrow('white-label.plan_unknown');
    const many = Array.from({ length: 20 }, (_, at) => plan(`Plan ${at}`, at === 0));
    expect(() => withPlan(many, plan('One more'), undefined)).toThrow('white-label.too_many_plans');
  });

  it('ask for another one when one goes that people are on', () => {
    const before = [plan('Basic', true), plan('Pro')];
    expect(() => withoutPlan(before, 'Basic', undefined, 3)).toThrow('white-label.plan_in_use');
    expect(() => withoutPlan(before, 'Basic', 'Gone', 3)).toThrow('white-label.plan_unknown');
    expect(() => withoutPlan(before, 'Basic', 'Basic', 3)).toThrow('white-label.plan_unknown');
    const { plans, moved } = withoutPlan(before, 'Basic', 'Pro', 3);
    expect([names(plans), moved]).toEqual([['Pro*'], { from: 'Basic', to: plan('Pro') }]);
    expect(withoutPlan([plan('Basic', true)], 'Basic', undefined, 0)).toEqual({ plans: [], moved: null });
  });
});
