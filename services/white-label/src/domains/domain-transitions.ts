import type { DomainState } from '@linkyard/contracts';
import type { Transitions } from '@linkyard/service-kit';

/** What happens to a claimed domain. `missed`: three looks in a row found it elsewhere. */
export type DomainStep = 'verified' | 'certified' | 'missed' | 'suspended' | 'expired' | 'retried' | 'removed';

/** @source models.md 16 */
export const domainTransitions: Transitions<DomainState, DomainStep> = {
  pending: { verified: 'verified', expired: 'failed', removed: 'removed' },
  verified: { certified: 'active', missed: 'failing', removed: 'removed' },
  active: { missed: 'failing', removed: 'removed' },
  failing: { verified: 'verified', certified: 'active', suspended: 'suspended', removed: 'removed' },
  suspended: { verified: 'verified', removed: 'removed' },
  failed: { retried: 'pending', removed: 'removed' },
  removed: {},
};
