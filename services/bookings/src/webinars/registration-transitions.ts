import type { Transitions } from '@linkyard/service-kit';
import type { RegistrationState } from './registration.schema.js';

/** What happens to a registration. `reopened`: paid after its time to pay was over, when a seat was free still. */
export type RegistrationStep =
  'asked' | 'approved' | 'denied' | 'cancelled' | 'promoted' | 'attended' | 'absent' | 'reopened';

const attendance = { attended: 'attended', absent: 'absent' } as const;

/** @source models.md 10 */
export const registrationTransitions: Transitions<RegistrationState, RegistrationStep> = {
  pending: { asked: 'pending', approved: 'approved', denied: 'denied', cancelled: 'cancelled' },
  waitlisted: { promoted: 'pending', denied: 'denied', cancelled: 'cancelled' },
  approved: { cancelled: 'cancelled', ...attendance },
  attended: attendance,
  absent: attendance,
  denied: {},
  cancelled: { reopened: 'pending' },
};
