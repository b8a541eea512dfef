import { changePlans, type ReplyOf } from '@linkyard/contracts';
import { addEndpoints } from '../../../shared/api/api.js';
import { commandMutation, commandQuery } from '../../../shared/api/contract-endpoints.js';

/** A plan, and how many people are on it: null while that is not known. */
export type PlanRow = ReplyOf<typeof changePlans>['plans'][number];

/** People are read again after a change: what they may have follows from their plan. */
const plansApi = addEndpoints([], (build) => ({
  // The call that changes plans reads them where nothing is to be changed.
  plans: commandQuery(build, changePlans, { provides: ['SubUsers'] }),
  changePlans: commandMutation(build, changePlans, ['SubUsers']),
}));

export const { usePlansQuery, useChangePlansMutation } = plansApi;
