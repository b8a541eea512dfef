import { t } from '@lingui/core/macro';
import type { AppointmentView } from '@linkyard/contracts';
import { toast } from '@linkyard/ui';
import { useRecordForm } from '../../../shared/forms/use-record-form.js';
import { useSaveAppointmentMutation } from '../api.js';
import { draftOf, inputOf } from './appointment-draft.js';

/** The draft of an appointment, what the server said about it, and saving it. */
export function useAppointmentForm(loaded: AppointmentView) {
  const form = useRecordForm({ loaded, draftOf, names: { price: 'priceMinor' } });
  const [send] = useSaveAppointmentMutation();

  const save = async (state?: AppointmentView['state']) => {
    const isSaved = await form.save((draft, { _id, rev }) =>
      send({ ...inputOf(draft), _id, rev, ...(state ? { state } : {}) }),
    );
    if (isSaved) toast.success(state === 'published' ? t`Published.` : t`Saved.`);
  };
  return { ...form, save };
}
