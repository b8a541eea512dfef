import type { EnquiryState } from '@linkyard/contracts';
import type { Transitions } from '@linkyard/service-kit';

/** `written`: by its sender; `answered`: by those who run the site; the others are what those make of it. */
export type EnquiryEvent = 'written' | 'answered' | 'resolved' | 'closed' | 'spam' | 'open';

/** @source models.md 5; a wrongly sorted one comes back out of spam, ADR 0061 */
export const enquiryTransitions: Transitions<EnquiryState, EnquiryEvent> = {
  open: { written: 'open', answered: 'pending', resolved: 'resolved', closed: 'closed', spam: 'spam' },
  pending: { written: 'open', answered: 'pending', resolved: 'resolved', closed: 'closed', spam: 'spam' },
  resolved: { written: 'open', answered: 'pending', closed: 'closed', spam: 'spam' },
  closed: { written: 'open', spam: 'spam' },
  spam: { written: 'spam', open: 'open' },
};
