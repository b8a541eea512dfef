import { t } from '@lingui/core/macro';
import type { WebinarView } from '@linkyard/contracts';
import { toast } from '@linkyard/ui';
import { useRecordForm } from '../../../shared/forms/use-record-form.js';
import { useSaveWebinarMutation } from '../api.js';
import { draftAfterSave, draftOf, inputOf } from './webinar-draft.js';

const names = {
  price: 'priceMinor',
  registrationOpensAt: 'opens',
  registrationClosesAt: 'closes',
  replayUntil: 'replayEnds',
} as const;

/** The draft of a webinar, what the server said about it, and saving it. */
export function useWebinarForm(loaded: WebinarView) {
  const form = useRecordForm({ loaded, draftOf, afterSave: draftAfterSave, names });
  const [send] = useSaveWebinarMutation();

  const save = async (state?: 'draft' | 'scheduled') => {
    const isSaved = await form.save(async (draft, { _id, rev }) => {
      const answer = await send({ ...inputOf(draft), _id, rev, ...(state ? { state } : {}) });
      return { data: answer.data?.webinar, error: answer.error };
    });
    if (isSaved) toast.success(state === 'scheduled' ? t`Published.` : t`Saved.`);
  };
  return { ...form, save };
}
