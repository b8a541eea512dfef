import { planInput, type Plan } from '@linkyard/contracts';
import type { WhiteLabel } from './white-label.schema.js';

/** The plans of a record, with what was not said of their limits. */
export const plansOf = ({ plans }: Pick<WhiteLabel, 'plans'>): Plan[] => plans.map((plan) => planInput.parse(plan));
