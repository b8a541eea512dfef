import { DomainError } from '@linkyard/service-kit';
import type { Reseller } from './reseller.js';

/** What accounts are on whose site has no plans. */
const noPlan = 'Free';

/**
 * The plan of a person at this site.
 * @param wanted the default one without it
 * @throws DomainError white-label.plan_unknown
 */
export function planFor({ plans }: Pick<Reseller['site'], 'plans'>, wanted?: string): string {
  const name = wanted ?? plans.find(({ isDefault }) => isDefault)?.name ?? noPlan;
  const isKnown = plans.some((plan) => plan.name === name);
  if (!isKnown && !(plans.length === 0 && name === noPlan)) throw new DomainError('white-label.plan_unknown');
  return name;
}
