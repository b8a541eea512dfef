import { fieldError, plansPerWhiteLabel, type Plan } from '@linkyard/contracts';
import { DomainError } from '@linkyard/service-kit';

interface Change {
  plans: Plan[];
  /** Whose people are moved: from the plan of this name to that one. Null for a plan that is new or has no people. */
  moved: { from: string; to: Plan } | null;
}

/**
 * @param formerName the name that the plan has until now; undefined for a new one, which never takes the place of another
 * @throws DomainError white-label.plan_unknown, white-label.plan_exists at `save.name`, white-label.too_many_plans
 */
export function withPlan(plans: readonly Plan[], plan: Plan, formerName: string | undefined): Change {
  const isKnown = formerName !== undefined;
  if (isKnown && !plans.some(({ name }) => name === formerName)) throw new DomainError('white-label.plan_unknown');
  const isNamed = plan.name !== formerName;
  if (isNamed && plans.some(({ name }) => name !== formerName && isSameName(name, plan.name)))
    throw new DomainError('white-label.plan_exists', {
      errors: [fieldError('save.name', 'white-label.plan_name_taken')],
    });
  if (!isKnown && plans.length >= plansPerWhiteLabel) throw new DomainError('white-label.too_many_plans');
  const all = isKnown ? plans.map((one) => (one.name === formerName ? plan : one)) : [...plans, plan];
  const formerDefault = plans.find(({ isDefault }) => isDefault)?.name;
  // The default stops to be one when another is chosen, not by itself.
  const byDefault = plan.isDefault || formerDefault === formerName ? plan.name : (formerDefault ?? plan.name);
  return { plans: withDefault(all, byDefault), moved: isKnown ? { from: formerName, to: plan } : null };
}

/**
 * @param moveTo the plan that its people are on from then on; needed where there are any
 * @param people how many are on it
 * @throws DomainError white-label.plan_unknown, white-label.plan_in_use
 */
export function withoutPlan(plans: readonly Plan[], name: string, moveTo: string | undefined, people: number): Change {
  const leaving = plans.find((plan) => plan.name === name);
  const rest = plans.filter((plan) => plan !== leaving);
  const to = rest.find((plan) => plan.name === moveTo);
  if (!leaving || (moveTo !== undefined && !to)) throw new DomainError('white-label.plan_unknown');
  if (people > 0 && !to) throw new DomainError('white-label.plan_in_use');
  const byDefault = leaving.isDefault ? (to ?? rest[0])?.name : rest.find(({ isDefault }) => isDefault)?.name;
  return { plans: withDefault(rest, byDefault), moved: to ? { from: name, to } : null };
}

/** As people read them: "Pro" and "pro" are one name. */
const isSameName = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();

const withDefault = (plans: readonly Plan[], name: string | undefined): Plan[] =>
  plans.map((plan) => ({ ...plan, isDefault: plan.name === name }));
