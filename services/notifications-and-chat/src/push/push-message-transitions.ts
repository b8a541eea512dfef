import type { PushMessageState } from '@linkyard/contracts';
import type { Transitions } from '@linkyard/service-kit';

export type PushMessageEvent = 'sent' | 'begun' | 'paused' | 'resumed' | 'ended' | 'cancelled' | 'failed';

/** @source models.md 14; a message that is paused may be called off, for it would wait for ever otherwise */
export const pushMessageTransitions: Transitions<PushMessageState, PushMessageEvent> = {
  draft: { sent: 'scheduled' },
  scheduled: { begun: 'sending', cancelled: 'cancelled' },
  sending: { paused: 'paused', ended: 'sent', failed: 'failed' },
  paused: { resumed: 'sending', cancelled: 'cancelled' },
  sent: {},
  cancelled: {},
  failed: {},
};
