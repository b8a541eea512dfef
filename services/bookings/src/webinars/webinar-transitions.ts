import type { Transitions } from '@linkyard/service-kit';
import type { Webinar } from './webinar.schema.js';

/** What happens to a webinar. The clock and its sessions decide about all but `withdrawn` and `cancelled`: webinar-clock. */
export type WebinarStep = 'planned' | 'began' | 'ended' | 'offered' | 'withdrawn' | 'cancelled';

const byClock = { planned: 'scheduled', began: 'live', ended: 'ended', offered: 'replay' } as const;

/** @source models.md 10 */
export const webinarTransitions: Transitions<Webinar['state'], WebinarStep> = {
  draft: byClock,
  scheduled: { ...byClock, withdrawn: 'draft', cancelled: 'cancelled' },
  live: { ...byClock, withdrawn: 'draft', cancelled: 'cancelled' },
  ended: { ...byClock, withdrawn: 'draft' },
  replay: { ...byClock, withdrawn: 'draft', cancelled: 'cancelled' },
  cancelled: {},
};
