import { noLimits, type Plan } from '@linkyard/contracts';
import { DomainError } from '@linkyard/service-kit';
import type { User } from './user.schema.js';

export type OnPlan = Pick<User, 'planName' | 'limits' | 'features'>;

/** What accounts are on whose site has no plans. */
const noPlan: OnPlan = { planName: 'Free', limits: noLimits, features: {} };

/**
 * The plan of a person at this site, with what it gives.
 * @param wanted the default one without it
 * @throws DomainError white-label.plan_unknown
 */
export function planFor({ plans }: { plans: readonly Plan[] }, wanted?: string): OnPlan {
  const plan = plans.find(({ name, isDefault }) => (wanted === undefined ? isDefault : name === wanted));
  if (plan) return { planName: plan.name, limits: { ...noLimits, ...plan.limits }, features: plan.features };
  if (plans.length === 0 && (wanted ?? noPlan.planName) === noPlan.planName) return noPlan;
  throw new DomainError('white-label.plan_unknown');
}
