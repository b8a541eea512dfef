import { t } from '@lingui/core/macro';
import type { PushMessageState, PushMessageView } from '@linkyard/contracts';
import { perLanguage, type StatusMap } from '@linkyard/ui';

export const messageStates: () => StatusMap<PushMessageState> = perLanguage(() => ({
  draft: { label: t`Draft`, tone: 'neutral' },
  scheduled: { label: t`Scheduled`, tone: 'info' },
  sending: { label: t`Sending`, tone: 'waiting' },
  paused: { label: t`Paused`, tone: 'waiting' },
  sent: { label: t`Sent`, tone: 'good' },
  cancelled: { label: t`Called off`, tone: 'neutral' },
  failed: { label: t`Failed`, tone: 'bad' },
}));

/** What may be done in a state. @source models.md 14 PushMessage */
export const canDo = ({ state }: Pick<PushMessageView, 'state'>) => ({
  edit: state === 'draft',
  send: state === 'draft',
  pause: state === 'sending',
  resume: state === 'paused',
  cancel: state === 'scheduled' || state === 'paused',
  delete: state === 'draft' || state === 'sent' || state === 'cancelled' || state === 'failed',
});
