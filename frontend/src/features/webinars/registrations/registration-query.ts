import {
  objectId,
  registrationStates,
  shownModes,
  type listRegistrations,
  type RequestInput,
} from '@linkyard/contracts';
import type { TableState } from '@linkyard/ui';
import { modeOf } from '../../../shared/payments/payment-mode.js';

export const tableOptions = {
  sorts: ['startAt', 'createdAt'],
  filters: {
    webinar: (value: string) => objectId.safeParse(value).success,
    state: registrationStates,
    mode: shownModes,
  },
};
const sorts = ['startAt', '-startAt', 'createdAt', '-createdAt'] as const;

/** The table's state in the words of the list call. */
export function requestOf({ page, search, sort, filters }: TableState): RequestInput<typeof listRegistrations> {
  const known = sorts.find((one) => one === sort);
  const state = registrationStates.find((one) => one === filters['state']);
  const { webinar } = filters;
  const mode = modeOf(filters['mode']);
  return {
    page,
    ...(search ? { searchTerm: search } : {}),
    ...(known ? { sort: known } : {}),
    filters: { ...(webinar ? { webinarId: webinar } : {}), ...(state ? { state } : {}), ...(mode ? { mode } : {}) },
  };
}
